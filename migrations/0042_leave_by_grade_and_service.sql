-- phase: expand
ALTER TABLE "leave_type" ADD COLUMN "service" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "leave_type" ADD COLUMN "grades" text[] DEFAULT '{}' NOT NULL;
