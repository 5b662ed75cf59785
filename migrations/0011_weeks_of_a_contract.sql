-- phase: expand
ALTER TABLE "demand_part" ADD COLUMN "work" jsonb;
--> statement-breakpoint
ALTER TABLE "demand_part" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_part_sending" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;
