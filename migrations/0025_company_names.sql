-- phase: expand
alter table company add column search tsvector not null generated always as (
    search_words(short_name || ' ' || full_name)
  ) stored;
--> statement-breakpoint
create index company_search on company using gin (search) with (gin_pending_list_limit = 256);
