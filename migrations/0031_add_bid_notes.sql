-- phase: expand
CREATE TABLE "demand_bid_note" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE "demand_bid_note" ADD CONSTRAINT "demand_bid_note_application_id_demand_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."demand_application"("id") ON DELETE no action ON UPDATE no action;
