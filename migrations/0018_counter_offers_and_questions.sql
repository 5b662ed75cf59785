-- phase: expand
CREATE TABLE "demand_counter" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"bid_id" uuid NOT NULL,
	"price_minor" bigint,
	"starts_on" date,
	"finishes_on" date,
	"message" text NOT NULL,
	"by_id" uuid NOT NULL,
	"at" timestamptz NOT NULL,
	"until" timestamptz NOT NULL,
	"answer" text,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "demand_counter_price" CHECK (price_minor > 0),
	CONSTRAINT "demand_counter_days" CHECK (starts_on <= finishes_on),
	CONSTRAINT "demand_counter_answer" CHECK (answer in ('accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "demand_question" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"demand_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"party_type" text NOT NULL,
	"party_id" uuid NOT NULL,
	"by_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamptz NOT NULL,
	"answer" text,
	"answered_by" uuid,
	"answered_at" timestamptz,
	CONSTRAINT "demand_question_party" CHECK (party_type in ('person', 'company'))
);
--> statement-breakpoint
ALTER TABLE "demand_application" ADD COLUMN "counter_until" timestamptz;
--> statement-breakpoint
ALTER TABLE "demand_bid" ADD COLUMN "agreed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "demand_counter" ADD CONSTRAINT "demand_counter_bid_id_demand_bid_id_fk" FOREIGN KEY ("bid_id") REFERENCES "public"."demand_bid"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "demand_question" ADD CONSTRAINT "demand_question_demand_id_demand_id_fk" FOREIGN KEY ("demand_id") REFERENCES "public"."demand"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "demand_counter_bid" ON "demand_counter" USING btree ("bid_id","id");
--> statement-breakpoint
CREATE INDEX "demand_question_demand" ON "demand_question" USING btree ("demand_id","id");
