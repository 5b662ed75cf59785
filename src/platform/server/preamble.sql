-- Search inside text, Chinese and Latin alike: every pair of neighbouring characters is a lexeme. A trailing space gives the last character a pair too.
-- The text is taken apart once: substr() counts from the beginning each time, which is quadratic in a long one.
create function search_grams(text) returns tsvector language sql immutable parallel safe as $$
  with c(sign, place) as (select * from string_to_table(lower(regexp_replace($1, '\s+', ' ', 'g')) || ' ', null) with ordinality),
  pairs(pair) as (select distinct sign || lead(sign) over (order by place) from c)
  select array_to_tsvector(coalesce(array_agg(pair), '{}')) from pairs where pair is not null
$$;

-- All pairs of what was typed, word by word; a single character stands for every pair that it begins.
create function search_query(text) returns tsquery language sql immutable parallel safe as $$
  with words(w) as (select w from regexp_split_to_table(lower(btrim($1)), '\s+') w where w <> ''),
  terms(term) as (
    select case when length(w) = 1 then quote_literal(w) || ':*'
      else (select string_agg(distinct quote_literal(replace(substr(w, i, 2), '\', '\\')), ' & ') from generate_series(1, length(w) - 1) i) end
    from words)
  select coalesce(string_agg(term, ' & '), '')::tsquery from terms
$$;
