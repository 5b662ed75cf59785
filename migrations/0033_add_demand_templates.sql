-- phase: expand
CREATE TABLE "demand_template" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"company_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"form" jsonb NOT NULL,
	"days_from" date NOT NULL,
	"every" text,
	"day" integer,
	"paused" boolean DEFAULT false NOT NULL,
	"next_on" date,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "demand_template_schedule" CHECK ((every is null) = (day is null) and (next_on is null or every is not null))
);
--> statement-breakpoint
CREATE INDEX "demand_template_company" ON "demand_template" USING btree ("company_id","updated_at");
--> statement-breakpoint
CREATE INDEX "demand_template_next" ON "demand_template" USING btree ("next_on") WHERE next_on is not null;
