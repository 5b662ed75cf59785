-- phase: expand
CREATE TABLE "provider_claim" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"provider_id" uuid NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"by_account" uuid NOT NULL,
	"way" text NOT NULL,
	"licence" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "provider_claim_owner_type" CHECK (owner_type in ('company', 'person')),
	CONSTRAINT "provider_claim_way" CHECK (way in ('email', 'sms', 'licence') and (way = 'licence') = (licence <> '')),
	CONSTRAINT "provider_claim_state" CHECK (case state when 'waiting' then decided_at is null when 'approved' then decided_at is not null
        when 'refused' then decided_at is not null and reason <> '' else false end)
);
--> statement-breakpoint
DROP INDEX "demand_invitee_once";
--> statement-breakpoint
ALTER TABLE "demand_invitee" ALTER COLUMN "area_code" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "demand_invitee" ALTER COLUMN "phone" SET DEFAULT '';
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "owner_type" text;
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "owner_id" uuid;
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "owned_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "provider" ADD COLUMN "refuses_invitations" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "kind" text DEFAULT 'phone' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "email" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "entry_id" uuid;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "name_cn" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "party_type" text DEFAULT 'person' NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "token_hash" text;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "expires_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "uses_most" integer;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "seen_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "registered_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "declined_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD COLUMN "revoked_at" timestamptz;
--> statement-breakpoint
ALTER TABLE "provider_claim" ADD CONSTRAINT "provider_claim_provider_id_provider_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."provider"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "provider_claim_queue" ON "provider_claim" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "provider_claim_provider" ON "provider_claim" USING btree ("provider_id","state");
--> statement-breakpoint
CREATE INDEX "provider_claim_owner" ON "provider_claim" USING btree ("owner_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "provider_claim_open" ON "provider_claim" USING btree ("provider_id","owner_id") WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX "provider_owned" ON "provider" USING btree ("owner_id") WHERE owner_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_invitee_number" ON "demand_invitee" USING btree ("demand_id","area_code","phone") WHERE phone <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_invitee_email" ON "demand_invitee" USING btree ("demand_id","email") WHERE email <> '';
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_invitee_entry" ON "demand_invitee" USING btree ("demand_id","entry_id") WHERE entry_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "demand_invitee_token" ON "demand_invitee" USING btree ("token_hash") WHERE token_hash is not null;
--> statement-breakpoint
CREATE INDEX "demand_invitee_by_entry" ON "demand_invitee" USING btree ("entry_id","created_at") WHERE entry_id is not null;
--> statement-breakpoint
CREATE INDEX "demand_invitee_account" ON "demand_invitee" USING btree ("account_id") WHERE account_id is not null;
--> statement-breakpoint
ALTER TABLE "provider" ADD CONSTRAINT "provider_owner" CHECK ((owner_id is null) = (owner_type is null) and (owner_id is null) = (owned_at is null) and owner_type in ('company', 'person'));
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD CONSTRAINT "demand_invitee_kind" CHECK (kind in ('phone', 'email', 'entry', 'party', 'link'));
--> statement-breakpoint
ALTER TABLE "demand_invitee" ADD CONSTRAINT "demand_invitee_party" CHECK (party_type in ('person', 'company'));
