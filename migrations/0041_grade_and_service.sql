-- phase: expand
ALTER TABLE "employee" ADD COLUMN "grade" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "employee" ADD COLUMN "service_from" date;
