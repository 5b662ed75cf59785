-- phase: expand
CREATE TABLE "pay_policy" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shows_cost" boolean NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamptz NOT NULL
);
