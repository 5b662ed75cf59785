-- phase: expand
CREATE UNLOGGED TABLE "request_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_count_ends" ON "request_count" USING btree ("ends_at");
