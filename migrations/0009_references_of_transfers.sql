-- phase: expand
ALTER TABLE "bean_order" DROP CONSTRAINT "bean_order_state";
--> statement-breakpoint
ALTER TABLE "bean_order" ADD COLUMN "reference_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "unallocated_money" ADD COLUMN "back_keys" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "return_key" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pay_batch" ADD COLUMN "paid_keys" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "pay_batch" ADD COLUMN "return_keys" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
CREATE INDEX "bean_order_reference" ON "bean_order" USING btree ("reference_key") WHERE reference_key <> '';
--> statement-breakpoint
CREATE INDEX "unallocated_money_back" ON "unallocated_money" USING gin ("back_keys");
--> statement-breakpoint
CREATE INDEX "withdrawal_return" ON "withdrawal" USING btree ("return_key") WHERE return_key <> '';
--> statement-breakpoint
CREATE INDEX "pay_batch_paid" ON "pay_batch" USING gin ("paid_keys");
--> statement-breakpoint
CREATE INDEX "pay_batch_returned" ON "pay_batch" USING gin ("return_keys");
--> statement-breakpoint
ALTER TABLE "bean_order" ADD CONSTRAINT "bean_order_state" CHECK (case state
        when 'pending' then posting_id is null and decided_at is null
        when 'done' then posting_id is not null and refund_posting_id is null and paid_at is not null
        when 'rejected' then posting_id is null and reason <> '' and decided_at is not null
        when 'cancelled' then posting_id is null and decided_at is not null
        when 'refunded' then posting_id is not null and refund_posting_id is not null and reason <> ''
        when 'reversed' then posting_id is not null and refund_posting_id is not null and reason <> ''
        else false end);
