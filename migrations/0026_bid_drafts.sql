-- phase: expand
CREATE TABLE "demand_bid_draft" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"party_type" text NOT NULL,
	"party_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"form" jsonb NOT NULL,
	"file_ids" uuid[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "demand_bid_draft_party" CHECK (party_type in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "demand_bid_draft" ADD CONSTRAINT "demand_bid_draft_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_bid_draft_once" ON "demand_bid_draft" USING btree ("demand_id","party_id");
--> statement-breakpoint
CREATE INDEX "demand_bid_draft_by_party" ON "demand_bid_draft" USING btree ("party_id");
