-- phase: expand
ALTER TABLE "approval" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;
