-- Search inside text, Chinese and Latin alike: every pair of neighbouring characters is a lexeme. A trailing space gives the last character a pair too.
create function search_grams(text) returns tsvector language sql immutable parallel safe as $$
  with t(s) as (select lower(regexp_replace($1, '\s+', ' ', 'g')) || ' ')
  select array_to_tsvector(coalesce(array_agg(distinct substr(s, i, 2)), '{}')) from t, generate_series(1, length(s) - 1) i
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
