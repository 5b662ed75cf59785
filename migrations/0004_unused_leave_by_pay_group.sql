-- phase: expand
ALTER TABLE "pay_group" ADD COLUMN "unused_percent" integer DEFAULT 100 NOT NULL;
--> statement-breakpoint
ALTER TABLE "pay_group" ADD COLUMN "negative_leave" text DEFAULT 'ask' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pay_group" ADD CONSTRAINT "pay_group_unused" CHECK ("pay_group"."unused_percent" between 0 and 500 and "pay_group"."negative_leave" in ('ask', 'deduct', 'ignore'));
