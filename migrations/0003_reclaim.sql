-- phase: expand
ALTER TABLE "demand" ADD COLUMN "reclaim_asked_at" timestamptz;
