-- phase: expand
ALTER TABLE "demand" ADD COLUMN "bid_questions" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_bid" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;
