-- phase: expand
CREATE TABLE "calendar_change" (
	"region" text NOT NULL,
	"date" date NOT NULL,
	"at" timestamptz NOT NULL,
	CONSTRAINT "calendar_change_region_date_pk" PRIMARY KEY("region","date")
);
--> statement-breakpoint
INSERT INTO "calendar_change" SELECT "region", "date", max("made_at") FROM "calendar_correction" GROUP BY "region", "date";
