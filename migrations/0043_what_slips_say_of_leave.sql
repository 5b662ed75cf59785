-- phase: expand
CREATE TABLE "pay_slip_leave" (
	"slip_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"leave" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pay_slip_leave" ADD CONSTRAINT "pay_slip_leave_slip_id_pay_slip_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."pay_slip"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_slip_leave" ADD CONSTRAINT "pay_slip_leave_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_slip_leave_run" ON "pay_slip_leave" USING btree ("run_id");