-- phase: expand
ALTER TABLE "leave_type" ADD COLUMN "countries" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_type" ADD COLUMN "team_ids" uuid[] DEFAULT '{}' NOT NULL;
