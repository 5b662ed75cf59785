-- phase: expand
ALTER TABLE "calendar_correction" ADD COLUMN "in_parts" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- What `npm run reference` has loaded of the lists of whole countries, known by its sources.
UPDATE "calendar_correction" SET "in_parts" = false
WHERE ("region" = 'CA' AND "reason" LIKE 'Canada Labour Code, s. 166%')
  OR ("region" = 'AU' AND "reason" LIKE 'Fair Work Act 2009, s. 115%')
  OR ("region" = 'IN' AND "reason" LIKE 'Department of Personnel and Training, office memorandum of 3 July 2025%')
  OR ("region" = 'GB' AND "reason" LIKE 'GOV.UK, bank holidays in England and Wales%')
  OR ("region" = 'MY' AND "kind" = 'remove' AND "reason" LIKE 'Holidays Act 1951, s. 3%');
