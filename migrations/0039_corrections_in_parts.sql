-- phase: expand
ALTER TABLE "calendar_correction" ADD COLUMN "in_parts" boolean DEFAULT true NOT NULL;
