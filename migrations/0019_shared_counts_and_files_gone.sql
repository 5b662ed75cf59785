-- phase: expand
CREATE UNLOGGED TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_gone" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_count_ends" ON "request_count" USING btree ("ends_at");
--> statement-breakpoint
CREATE INDEX "file_gone_at" ON "file_gone" USING btree ("at");
