-- phase: expand
ALTER TABLE "pay_run_person" ADD COLUMN "paid_in" uuid;
--> statement-breakpoint
ALTER TABLE "pay_run_person" ADD CONSTRAINT "pay_run_person_paid_in_pay_run_id_fk" FOREIGN KEY ("paid_in") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
