-- phase: expand
ALTER TABLE "demand_application" ADD COLUMN "stale" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "shortlisted" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "turn_down_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "turn_down_category" text;
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "turn_down_text" text DEFAULT '' NOT NULL;
