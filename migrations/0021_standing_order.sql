-- phase: expand
ALTER TABLE "demand" ADD COLUMN "standing_order" boolean DEFAULT false NOT NULL;
