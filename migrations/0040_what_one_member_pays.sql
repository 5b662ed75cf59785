-- phase: expand
-- transaction: none
CREATE INDEX CONCURRENTLY IF NOT EXISTS "ledger_posting_paid" ON "ledger_posting" USING btree ("actor_id","at") WHERE cause in ('demand.advance', 'demand.release');
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "demand_move_split" ON "demand_move" USING btree ("actor_id","at") WHERE move = 'acceptSplit';
