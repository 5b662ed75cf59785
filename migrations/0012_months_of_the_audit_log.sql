-- phase: expand
CREATE TABLE "audit_month" (
	"month" text PRIMARY KEY NOT NULL,
	"held_at" timestamptz,
	"hold_reason" text,
	"archived_at" timestamptz,
	"rows" integer,
	"sha256" text
);
