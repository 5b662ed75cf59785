-- phase: expand
CREATE TABLE "unallocated_money" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"sender" text NOT NULL,
	"reference" text NOT NULL,
	"reference_key" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"order_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamptz NOT NULL,
	"updated_at" timestamptz NOT NULL,
	CONSTRAINT "unallocated_money_number_unique" UNIQUE("number"),
	CONSTRAINT "unallocated_money_state" CHECK (state in ('open', 'settled', 'undone') and amount_minor > 0)
);
--> statement-breakpoint
ALTER TABLE "top_up" ALTER COLUMN "voucher_file_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "top_up" ADD COLUMN "unallocated_id" uuid;
--> statement-breakpoint
ALTER TABLE "unallocated_money" ADD CONSTRAINT "unallocated_money_order_id_money_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."money_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "unallocated_money_queue" ON "unallocated_money" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "unallocated_money_reference" ON "unallocated_money" USING btree ("reference_key") WHERE reference_key <> '';
--> statement-breakpoint
ALTER TABLE "top_up" ADD CONSTRAINT "top_up_unallocated_id_unallocated_money_id_fk" FOREIGN KEY ("unallocated_id") REFERENCES "public"."unallocated_money"("id") ON DELETE no action ON UPDATE no action;
