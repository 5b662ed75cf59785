-- Numbers for people: D demands, O orders, W withdrawals, U unallocated money, B bean orders (these four by number_series; decision 124), C partner applications, L leads, A consultations, F feedback.
create sequence if not exists number_d start 101;
create sequence if not exists number_o start 1001;
create sequence if not exists number_w start 501;
create sequence if not exists number_u;
create sequence if not exists number_b start 201;
create sequence if not exists number_c start 11;
create sequence if not exists number_l start 201;
create sequence if not exists number_a start 31;
create sequence if not exists number_f start 11;
create sequence if not exists number_rp;

-- The audit log is append-only.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'HD001';
end $$;
create or replace trigger audit_append_only before delete on audit for each row execute function refuse_change();
-- One change is made: the network address of the caller is forgotten after a time.
create or replace trigger audit_unchanged before update on audit for each row
  when (new.ip is not null or (to_jsonb(new) - 'ip') is distinct from (to_jsonb(old) - 'ip')) execute function refuse_change();

-- Of the security log only count and last time grow, and what is younger than its retention (SECURITY_KEPT_DAYS) stays, against any delete.
create or replace trigger security_unchanged before update on security_event for each row
  when (
    new.count < old.count or new.last_at < old.last_at
    or (to_jsonb(new) - 'count' - 'last_at') is distinct from (to_jsonb(old) - 'count' - 'last_at')
  ) execute function refuse_change();
create or replace function keep_row() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create or replace trigger security_kept before delete on security_event for each row
  when (old.last_at > now() - interval '180 days') execute function keep_row();

-- Tables partitioned by month (decision 99). The smallest id of a moment; whether a partition other than the default one takes an id.
create or replace function id_floor(moment timestamptz) returns uuid language sql stable strict parallel safe as $$
  select rpad(lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;
create or replace function has_partition(parent text, id uuid) returns boolean language sql stable strict as $$
  select exists (
    select from pg_inherits i join pg_class c on c.oid = i.inhrelid,
      regexp_match(pg_get_expr(c.relpartbound, c.oid), 'FROM \((?:''(.*)''|MINVALUE)\) TO \(''(.*)''\)') as bound
    where i.inhparent = format('public.%I', parent)::regclass and coalesce(bound[1], '') <= id::text and id::text < bound[2])
$$;

-- Makes the partitions of this month and the next three, and removes empty ones of past months. What is older than the first of them is in
-- the partition "before", what has no partition in the default one. Each is made like the default one, so it has the unique indexes that
-- hold within a partition only. Attaching it locks neither readers nor writers of the others.
create or replace function keep_partitions(clock timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  first timestamp := date_trunc('month', clock at time zone 'UTC');
  parent text;
  part text;
  low uuid;
  high uuid;
  has_rows boolean;
begin
  -- Servers that start together take turns.
  perform pg_advisory_xact_lock(x'70617274'::bigint);
  for parent in select relname from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1 loop
    for ahead in 0 .. 3 loop
      low := id_floor((first + ahead * interval '1 month') at time zone 'UTC');
      high := id_floor((first + (ahead + 1) * interval '1 month') at time zone 'UTC');
      if to_regclass(format('partitions.%I', parent || '_before')) is null then
        perform add_partition(parent, parent || '_before', 'minvalue', quote_literal(low));
      end if;
      continue when has_partition(parent, low);
      -- A month whose rows are in the default partition already stays there.
      execute format('select exists (select from partitions.%I where id >= %L and id < %L)', parent || '_default', low, high) into has_rows;
      continue when has_rows;
      part := parent || to_char(first + ahead * interval '1 month', '_YYYY_MM');
      perform add_partition(parent, part, quote_literal(low), quote_literal(high));
    end loop;
    for part in
      select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = format('public.%I', parent)::regclass and c.relname ~ '_\d{4}_\d{2}$'
        and c.relname < parent || to_char(first - interval '1 month', '_YYYY_MM')
    loop
      execute format('select exists (select from partitions.%I)', part) into has_rows;
      continue when has_rows;
      execute format('lock table partitions.%I in access exclusive mode', part);
      execute format('select exists (select from partitions.%I)', part) into has_rows;
      if not has_rows then execute format('drop table partitions.%I', part); end if;
    end loop;
  end loop;
end $$;
revoke execute on function keep_partitions from public;

create or replace function add_partition(parent text, part text, low text, high text) returns void language plpgsql as $$
begin
  execute format('create table partitions.%I (like partitions.%I including all)', part, parent || '_default');
  execute format('alter table public.%I attach partition partitions.%I for values from (%s) to (%s)', parent, part, low, high);
end $$;
revoke execute on function add_partition from public;

-- Drops a month of the audit log after it was written to the archive. Servers own nothing, so this runs as the owner, and only for months that
-- are older than AUDIT_KEPT_MONTHS by the database's own clock, are not held, and have as many rows as the file.
create or replace function drop_archived_month(archived text) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  part text := 'audit_' || replace(archived, '-', '_');
  known audit_month;
  found_rows bigint;
begin
  if archived !~ '^\d{4}-\d{2}$'
    or to_date(archived, 'YYYY-MM') >= date_trunc('month', now() at time zone 'UTC') - interval '24 months' then
    raise exception 'audit is append-only: % is not old enough to be dropped', archived using errcode = 'HD001';
  end if;
  select * into known from audit_month where month = archived for update;
  if known.archived_at is null or known.held_at is not null then
    raise exception 'audit is append-only: % is held or not archived', archived using errcode = 'HD001';
  end if;
  execute format('lock table partitions.%I in share mode', part);
  execute format('select count(*) from partitions.%I', part) into found_rows;
  if found_rows <> known.rows then
    raise exception 'audit is append-only: % has % rows and its archive %', archived, found_rows, known.rows using errcode = 'HD001';
  end if;
  execute format('drop table partitions.%I', part);
end $$;
revoke execute on function drop_archived_month from public;

-- Autovacuum analyses the partitions, never the whole.
create or replace function analyze_partitioned() returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
begin
  for parent in select relname from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace order by 1 loop
    execute format('analyze only public.%I', parent);
  end loop;
end $$;
revoke execute on function analyze_partitioned from public;
