-- An article is searched by the titles and texts of both languages, which are in separate rows: triggers keep its terms up to date (the
-- columns are generated with `search-fields.ts`).
create or replace function article_search() returns trigger language plpgsql as $$
declare
  titles text;
  bodies text;
begin
  select string_agg(title, ' ' order by lang), string_agg(summary || ' ' || plain, ' ' order by lang) into titles, bodies
  from article_text where article_id = new.id;
  new.search_head := search_words(coalesce(titles, '')) || search_codes('topic', array[new.topic]) || search_codes('region', new.regions);
  new.search := new.search_head || search_words(coalesce(bodies, '')) || search_words(new.slug);
  return new;
end $$;
create or replace trigger article_search before insert or update of slug, topic, regions on article for each row execute function article_search();

create or replace function article_text_search() returns trigger language plpgsql as $$
begin
  update article set slug = slug where id = coalesce(new.article_id, old.article_id);
  return null;
end $$;
create or replace trigger article_text_search after insert or update or delete on article_text for each row execute function article_text_search();
