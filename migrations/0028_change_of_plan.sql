-- phase: expand
ALTER TABLE "demand" ADD COLUMN "plan_change" jsonb;
