-- phase: expand
ALTER TABLE "pay_run" DROP CONSTRAINT "pay_run_number_unique";
--> statement-breakpoint
ALTER TABLE "pay_run" ADD CONSTRAINT "pay_run_number" UNIQUE("company_id","number");
