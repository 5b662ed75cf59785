-- phase: expand
CREATE TABLE "number_free" (
	"series" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "number_free_pkey" PRIMARY KEY("series","n")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
alter table company add column search tsvector not null generated always as (
    search_words(short_name || ' ' || full_name)
  ) stored;
--> statement-breakpoint
create index company_search on company using gin (search) with (gin_pending_list_limit = 256);
