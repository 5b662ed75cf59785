-- phase: expand
CREATE TABLE "demand_part" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"is_last" boolean NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"due_on" date NOT NULL,
	"amount_minor" bigint NOT NULL,
	"held_minor" bigint DEFAULT 0 NOT NULL,
	"advanced_minor" bigint DEFAULT 0 NOT NULL,
	"earned_minor" bigint DEFAULT 0 NOT NULL,
	"claimed_minor" bigint,
	"measure" jsonb,
	"rest" text NOT NULL,
	"returns" integer DEFAULT 0 NOT NULL,
	"deadline_at" timestamptz,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "demand_part_amounts" CHECK (amount_minor >= 0 and held_minor >= 0 and advanced_minor >= 0 and earned_minor between 0 and amount_minor),
	CONSTRAINT "demand_part_over" CHECK (state not in ('released', 'dropped') or held_minor = 0)
);
--> statement-breakpoint
CREATE TABLE "demand_part_move" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"part_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"side" text NOT NULL,
	"move" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"posting_id" uuid,
	"amount_minor" bigint,
	"currency" text,
	"held_minor" bigint NOT NULL,
	"advanced_minor" bigint NOT NULL,
	"earned_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demand_part_sending" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"part_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"note" text NOT NULL,
	"measured" text,
	"claimed_minor" bigint NOT NULL,
	"file_ids" uuid[] NOT NULL,
	"at" timestamptz NOT NULL,
	"answer" text,
	"accepted_value" text,
	"accepted_minor" bigint
);
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "hosting_minor" bigint;--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "channel_id" uuid;--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "channel_share_bps" integer;--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "reclaim_asked_at" timestamptz;--> statement-breakpoint
ALTER TABLE "demand_part" ADD CONSTRAINT "demand_part_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_part_move" ADD CONSTRAINT "demand_part_move_part_id_demand_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."demand_part"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demand_part_sending" ADD CONSTRAINT "demand_part_sending_part_id_demand_part_id_fk" FOREIGN KEY ("part_id") REFERENCES "public"."demand_part"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "demand_part_place" ON "demand_part" USING btree ("demand_id","place");--> statement-breakpoint
CREATE INDEX "demand_part_move_demand" ON "demand_part_move" USING btree ("demand_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "demand_part_sending_version" ON "demand_part_sending" USING btree ("part_id","version");