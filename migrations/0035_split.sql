-- phase: expand
CREATE TABLE "demand_split" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"part_id" uuid,
	"state" text NOT NULL,
	"outcome" text,
	"asked_by" text NOT NULL,
	"asked_at" timestamptz NOT NULL,
	"publisher_words" text DEFAULT '' NOT NULL,
	"provider_words" text DEFAULT '' NOT NULL,
	"publisher_consents" boolean DEFAULT false NOT NULL,
	"provider_consents" boolean DEFAULT false NOT NULL,
	"held_minor" bigint NOT NULL,
	"proposed_minor" bigint,
	"proposed_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"until_at" timestamptz,
	"publisher_accepted" boolean DEFAULT false NOT NULL,
	"provider_accepted" boolean DEFAULT false NOT NULL,
	"last_how" text,
	"last_by" text,
	"last_reason" text DEFAULT '' NOT NULL,
	"ended_at" timestamptz,
	CONSTRAINT "demand_split_state" CHECK (state in ('asked', 'proposed', 'over') and (state = 'over') = (outcome is not null and ended_at is not null)),
	CONSTRAINT "demand_split_sides" CHECK (asked_by in ('publisher', 'provider') and last_by in ('publisher', 'provider')),
	CONSTRAINT "demand_split_amounts" CHECK (held_minor >= 0 and proposed_minor between 0 and held_minor),
	CONSTRAINT "demand_split_proposal" CHECK (state <> 'proposed' or num_nulls(proposed_minor, proposed_by, until_at) = 0)
);
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "settled_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_split" ADD CONSTRAINT "demand_split_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_split" ADD CONSTRAINT "demand_split_part_id_demand_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."demand_part"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_split_open" ON "demand_split" USING btree ("demand_id") WHERE state <> 'over';
--> statement-breakpoint
CREATE INDEX "demand_split_queue" ON "demand_split" USING btree ("state","asked_at");
--> statement-breakpoint
CREATE INDEX "demand_split_demand" ON "demand_split" USING btree ("demand_id");
