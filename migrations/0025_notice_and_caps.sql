-- phase: expand
ALTER TABLE "demand_part" ADD COLUMN "opened_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_part_sending" ADD COLUMN "withdrawn_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "notice_days" integer;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "notice_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "cap_asked" integer;
