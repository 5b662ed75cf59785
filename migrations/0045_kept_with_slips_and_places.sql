-- phase: expand
CREATE TABLE "employee_placement" (
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"until_on" date NOT NULL,
	"country" text NOT NULL,
	"team_id" uuid,
	"grade" text NOT NULL,
	"leave_hundredths" integer,
	CONSTRAINT "employee_placement_employee_id_until_on_pk" PRIMARY KEY("employee_id","until_on")
);
--> statement-breakpoint
CREATE TABLE "pay_slip_leave" (
	"slip_id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"leave" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employee_placement" ADD CONSTRAINT "employee_placement_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_slip_leave" ADD CONSTRAINT "pay_slip_leave_slip_id_pay_slip_id_fk" FOREIGN KEY ("slip_id") REFERENCES "public"."pay_slip"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pay_slip_leave" ADD CONSTRAINT "pay_slip_leave_run_id_pay_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_run"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "pay_slip_leave_run" ON "pay_slip_leave" USING btree ("run_id");
