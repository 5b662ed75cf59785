-- phase: expand
ALTER TABLE "demand" ADD COLUMN "period_cycle" text;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "period_minor" bigint;
--> statement-breakpoint
ALTER TABLE "demand_part" ADD COLUMN "starts_on" date;
--> statement-breakpoint
CREATE INDEX "demand_part_period" ON "demand_part" USING btree ("starts_on") WHERE starts_on is not null and state in ('planned', 'funded');
