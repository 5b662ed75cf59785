-- phase: expand
-- transaction: none
CREATE INDEX CONCURRENTLY IF NOT EXISTS "lead_typed" ON "lead" USING gin (search_words(reference || ' ' || name || ' ' || company || ' ' || phone || ' ' || email));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bean_order_typed" ON "bean_order" USING gin (search_words(number || ' ' || bank_reference));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "bean_order_price" ON "bean_order" USING btree ("price_minor");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "money_order_typed" ON "money_order" USING gin (search_words(number || ' ' || subject));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "money_order_amount" ON "money_order" USING btree ("amount_minor");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "money_order_net" ON "money_order" USING btree ("net_minor");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "top_up_unallocated" ON "top_up" USING btree ("unallocated_id") WHERE unallocated_id is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "unallocated_money_order" ON "unallocated_money" USING btree ("order_id") WHERE order_id is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "unallocated_money_amount" ON "unallocated_money" USING btree ("amount_minor");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "unallocated_money_typed" ON "unallocated_money" USING gin (search_words(number || ' ' || sender || ' ' || reference));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pay_batch_typed" ON "pay_batch" USING gin (search_words(number));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pay_batch_total" ON "pay_batch" USING btree ("total_minor");
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pay_run_typed" ON "pay_run" USING gin (search_words(number));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "pay_run_person_paid_in" ON "pay_run_person" USING btree ("paid_in") WHERE paid_in is not null;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "advisory_typed" ON "advisory" USING gin (search_words(reference));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "feedback_typed" ON "feedback" USING gin (search_words(reference));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "report_typed" ON "report" USING gin (search_words(reference));
--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "demand_part_move_part" ON "demand_part_move" USING btree ("part_id");
