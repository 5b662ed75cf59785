-- phase: expand
CREATE TABLE "leave_opening" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"type" text NOT NULL,
	"on_day" date NOT NULL,
	"hundredths" integer NOT NULL,
	"carried_hundredths" integer DEFAULT 0 NOT NULL,
	"carried_to" date,
	"account_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"written_at" timestamptz,
	CONSTRAINT "leave_opening_carried" CHECK ("leave_opening"."carried_hundredths" >= 0 and ("leave_opening"."carried_to" is null or "leave_opening"."carried_to" >= "leave_opening"."on_day"))
);
--> statement-breakpoint
ALTER TABLE "leave_entry" DROP CONSTRAINT "leave_entry_kind";
--> statement-breakpoint
ALTER TABLE "leave_opening" ADD CONSTRAINT "leave_opening_type" FOREIGN KEY ("company_id","type") REFERENCES "public"."leave_type"("company_id","code") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "leave_opening_of" ON "leave_opening" USING btree ("employee_id","type");
--> statement-breakpoint
CREATE INDEX "leave_opening_company" ON "leave_opening" USING btree ("company_id","type");
--> statement-breakpoint
ALTER TABLE "leave_entry" ADD CONSTRAINT "leave_entry_kind" CHECK ("leave_entry"."kind" in ('grant', 'use', 'return', 'carry', 'expire', 'adjust', 'payout', 'opening'));
