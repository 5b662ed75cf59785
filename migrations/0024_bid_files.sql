-- phase: expand
ALTER TABLE "demand_bid" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;
