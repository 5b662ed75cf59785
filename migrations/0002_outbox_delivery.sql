-- phase: expand
ALTER TABLE "outbox" ADD COLUMN "queued" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "started_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider" text;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivered_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamptz;
