-- phase: expand
ALTER TABLE "demand" ADD COLUMN "invites_entry" text;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "invites_party_type" text;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "invites_party_id" uuid;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "continues_id" uuid;
--> statement-breakpoint
ALTER TABLE "demand" ADD COLUMN "is_unchanged_copy" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX "demand_continues" ON "demand" USING btree ("continues_id") WHERE continues_id is not null;
