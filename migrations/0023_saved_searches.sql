-- phase: expand
CREATE TABLE "bookmark" (
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"item" text NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "bookmark_pkey" PRIMARY KEY("account_id","list","item"),
	CONSTRAINT "bookmark_list" CHECK (list in ('hall', 'directory'))
);
--> statement-breakpoint
CREATE TABLE "saved_search" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"frequency" text NOT NULL,
	"since" timestamptz NOT NULL,
	"due_at" timestamptz,
	"created_at" timestamptz NOT NULL,
	CONSTRAINT "saved_search_frequency" CHECK (frequency in ('atOnce', 'daily', 'weekly', 'never') and (frequency = 'never') = (due_at is null)),
	CONSTRAINT "saved_search_list" CHECK (list in ('hall', 'directory', 'talent'))
);
--> statement-breakpoint
ALTER TABLE "talent_card" ADD COLUMN "created_at" timestamptz;
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_search_name" ON "saved_search" USING btree ("account_id","list","name");
--> statement-breakpoint
CREATE INDEX "saved_search_due" ON "saved_search" USING btree ("due_at") WHERE due_at is not null;
--> statement-breakpoint
CREATE INDEX "provider_created" ON "provider" USING btree ("created_at") WHERE state = 'listed';
--> statement-breakpoint
CREATE INDEX "talent_created" ON "talent_card" USING btree ("created_at");
