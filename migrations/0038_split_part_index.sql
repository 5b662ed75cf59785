-- phase: expand
CREATE INDEX "demand_split_part" ON "demand_split" USING btree ("part_id") WHERE part_id is not null;
