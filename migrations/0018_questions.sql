-- phase: expand
CREATE TABLE "demand_question" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"party_type" text NOT NULL,
	"party_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamptz NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamptz,
	CONSTRAINT "demand_question_party" CHECK (party_type in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "demand_question" ADD CONSTRAINT "demand_question_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "demand_question_demand" ON "demand_question" USING btree ("demand_id","id");
