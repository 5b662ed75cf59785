-- phase: expand
CREATE TABLE "number_free" (
	"series" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "number_free_pkey" PRIMARY KEY("series","n")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
