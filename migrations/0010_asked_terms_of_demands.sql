-- phase: expand
ALTER TABLE "demand" ADD COLUMN "asked" jsonb;
