-- phase: expand
CREATE TABLE "demand_bid" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"application_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"price_minor" bigint,
	"starts_on" date,
	"finishes_on" date,
	"valid_until" date,
	"message" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "demand_bid_price" CHECK (price_minor > 0),
	CONSTRAINT "demand_bid_days" CHECK (starts_on <= finishes_on)
);
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "bid_version" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_bid" ADD CONSTRAINT "demand_bid_application_id_demand_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."demand_application"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_bid_version" ON "demand_bid" USING btree ("application_id","version");
