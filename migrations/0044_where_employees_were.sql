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
ALTER TABLE "employee_placement" ADD CONSTRAINT "employee_placement_owner" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employee"("company_id","id") ON DELETE no action ON UPDATE no action;
