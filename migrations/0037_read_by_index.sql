-- phase: expand
-- transaction: none
CREATE INDEX CONCURRENTLY IF NOT EXISTS "provider_by_home" ON "provider" USING btree ("home_region","standing" DESC NULLS FIRST,"response_hours","id") WHERE state = 'listed';
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "demand_open_region_category" ON "demand" USING btree ("region_code","category","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sea_service_status = 2 and visibility = 'public';
