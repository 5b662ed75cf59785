CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamptz NOT NULL,
	"actor_id" uuid NOT NULL,
	"user_type" integer NOT NULL,
	"company_id" uuid,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"request_id" text NOT NULL,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"actor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" jsonb,
	"at" timestamptz NOT NULL,
	CONSTRAINT "idempotency_actor_id_key_pk" PRIMARY KEY("actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "job" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"due_at" timestamptz NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"done_at" timestamptz,
	"created_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "idempotency_at" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "job_unique_open" ON "job" USING btree ("unique_key") WHERE done_at is null;
--> statement-breakpoint
-- src/platform/server/invariants.sql
-- People-facing numbers: D demands, O orders, W withdrawals, C company applications.
create sequence number_d start 101;
create sequence number_o start 1001;
create sequence number_w start 501;
create sequence number_c start 11;

-- The record of who did what is only ever added to.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'HD001';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
