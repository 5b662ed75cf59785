-- What the tables need before they exist. A change of a function that a generated column calls also needs the columns written again:
-- `npm run migrations` adds that to the next migration.
--
-- Search (decision 41). `src/platform/server/data/search/text.ts` folds search words in the same way.
create or replace function search_fold(text) returns text language sql immutable strict parallel safe as $$
  select translate(normalize(regexp_replace(normalize(lower($1), NFKD), '[\u0300-\u036f]+', '', 'g'), NFKC), 'łøđı', 'lodi')
$$;

-- The words of a text: Latin words as written and as English stems; of every other script each pair of neighbouring characters, and the
-- last one alone. Positions let a query ask for pairs in order. The text is split once: substr() counts from the beginning each time,
-- which is quadratic in a long one. The function it calls is named in full: an index over an expression is built, and its table analyzed,
-- with an empty search path.
create or replace function search_words(text) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  folded text := public.search_fold($1);
  latin text := regexp_replace(folded, '[^a-z0-9]+', ' ', 'g');
  signs text[];
  pairs text;
begin
  if folded ~ '[^\u0001-\u00bf]' then
    signs := string_to_array(regexp_replace(folded, '[\u0001-\u00bf\u2000-\u2bff\u3000-\u3004\u3008-\u3020\u30fb]+', ' ', 'g'), null);
    select string_agg('''' || rtrim(sign || coalesce(next, '')) || ''':' || least(place, 16383), ' ') into pairs
    from unnest(signs, signs[2:]) with ordinality as neighbours(sign, next, place) where sign <> ' ';
  end if;
  return coalesce(pairs, '')::tsvector || to_tsvector('simple'::regconfig, latin) || to_tsvector('english'::regconfig, latin);
end $$;

-- Codes of one family, '#region:vn': a query that names a region, a service or a language searches for its code.
create or replace function search_codes(family text, codes text[]) returns tsvector language plpgsql immutable strict parallel safe as $$
declare
  code text;
  lexemes text[] := '{}';
begin
  foreach code in array codes loop
    if code <> '' then lexemes := lexemes || ('#' || family || ':' || lower(code)); end if;
  end loop;
  return array_to_tsvector(lexemes);
end $$;

-- A number as people quote it, and its last part alone: 'D-2026-0116' and '0116'.
create or replace function search_number(text) returns tsvector language sql immutable strict parallel safe as $$
  select array_to_tsvector(array['#n:' || lower($1), '#n:' || lower(split_part($1, '-', -1))])
$$;
