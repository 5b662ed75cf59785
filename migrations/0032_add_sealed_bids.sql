-- phase: expand
ALTER TABLE "demand" ADD COLUMN "bidding" text DEFAULT 'open' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "bids_opened_at" timestamptz;
