-- phase: expand
ALTER TABLE "demand_part_sending" ADD COLUMN "is_supplement" boolean DEFAULT false NOT NULL;
