-- The books keep themselves right, whoever writes. Errors: HD001 append-only, HD002 key with other input, HD003 insufficient,
-- HD004 a posting that is not whole or does not sum to zero, HD005 unknown account or foreign currency.

create function ledger_derived(kind text) returns boolean language sql immutable parallel safe
  return kind in ('bank', 'platformFee', 'channelPayable', 'beanSales', 'beanIssue');

-- The same expression as the generated id of ledger_account.
create function ledger_account_id(kind text, owner_type text, owner_id uuid, currency text) returns uuid language sql immutable parallel safe
  return md5(kind || '|' || coalesce(owner_type, '') || '|' || coalesce(owner_id::text, '') || '|' || currency)::uuid;

-- What an account is, is judged once, when it opens: as check constraints these would be planned again with every change of a balance
-- (measured: a third of the cost of a posting).
create function ledger_account_opens() returns trigger language plpgsql as $$
begin
  if new.balance <> 0 then
    raise exception 'an account opens empty' using errcode = 'HD001';
  end if;
  if (new.owner_type is null) <> (new.owner_id is null)
    or ledger_derived(new.kind) <> (new.balance is null)
    or (new.kind in ('beanIssue', 'beanWallet')) <> (new.currency = 'BEAN')
    or not (case new.kind
      when 'companyWallet' then new.owner_type is not distinct from 'company'
      when 'demandEscrow' then new.owner_type is not distinct from 'demand'
      when 'personAvailable' then new.owner_type is not distinct from 'person'
      when 'payoutTransit' then coalesce(new.owner_type, '') in ('company', 'person')
      when 'beanWallet' then coalesce(new.owner_type, '') in ('company', 'person')
      when 'channelPayable' then coalesce(new.owner_type, 'channel') = 'channel'
      when 'bank' then new.owner_type is null
      when 'platformFee' then new.owner_type is null
      when 'beanSales' then new.owner_type is null
      when 'beanIssue' then new.owner_type is null
      else false
    end)
  then
    raise exception 'no such account: % of % in %', new.kind, new.owner_type, new.currency using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_opens before insert on ledger_account for each row execute function ledger_account_opens();
-- The upper bound keeps every balance exact in a JavaScript number.
alter table ledger_account add constraint ledger_account_not_negative check (balance between 0 and 9000000000000000);
-- Balances are updated in place (HOT) as long as a page has room.
alter table ledger_account set (fillfactor = 60);

alter table ledger_posting
  add constraint ledger_posting_lines check (lines between 2 and 1000),
  add constraint ledger_posting_cause_named check (cause ~ '^[a-zA-Z]+\.[a-zA-Z]+$');
alter table ledger_entry
  add constraint ledger_entry_line check (line >= 1),
  add constraint ledger_entry_amount check (amount <> 0 and abs(amount) <= 10000000000000);

create trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function refuse_change();
create trigger ledger_posting_no_truncate before truncate on ledger_posting for each statement execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function refuse_change();

-- An account is never removed or renamed, and its balance moves only from within the trigger on entries. These come after the update, since
-- a trigger before it would compute the generated id anew each time.
create trigger ledger_account_stays before delete on ledger_account for each row execute function refuse_change();
create trigger ledger_account_no_truncate before truncate on ledger_account for each statement execute function refuse_change();
create trigger ledger_account_keeps_name after update of kind, owner_type, owner_id, currency on ledger_account
  for each row execute function refuse_change();
create trigger ledger_account_moves_by_entry after update of balance on ledger_account
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- Every statement that adds entries must add whole postings that sum to zero; it then moves the balances, in the order of account ids so
-- that two postings never wait for each other in a circle.
create function ledger_entries_added() returns trigger language plpgsql as $$
declare
  moved record;
  left_over bigint;
begin
  if exists (select from fresh group by posting_id, currency having sum(amount) <> 0) then
    raise exception 'a posting does not sum to zero' using errcode = 'HD004';
  end if;
  if exists (
    select from (select posting_id, count(*) as lines, max(line) as last from fresh group by posting_id) f
    left join ledger_posting p on p.id = f.posting_id
    where p.id is null or p.lines <> f.lines or f.last <> f.lines
  ) then
    raise exception 'a posting is not whole' using errcode = 'HD004';
  end if;
  for moved in
    select f.account_id, f.currency, f.delta, a.kind
    from (select account_id, currency, sum(amount)::bigint as delta from fresh group by account_id, currency) f
    left join ledger_account a on a.id = f.account_id and a.currency = f.currency
    order by f.account_id
  loop
    if moved.kind is null then
      raise exception 'an entry names no account of its currency' using errcode = 'HD005';
    elsif not ledger_derived(moved.kind) then
      update ledger_account set balance = balance + moved.delta where id = moved.account_id and balance + moved.delta >= 0;
      if not found then
        select balance + moved.delta into left_over from ledger_account where id = moved.account_id;
        perform ledger_refuse_short(moved.kind, moved.currency, left_over);
      end if;
    elsif moved.delta < 0 and moved.kind in ('platformFee', 'channelPayable', 'beanSales') then
      -- Debits of a derived account take turns by writing its row (a mere lock would not hold under repeatable read); credits never wait.
      update ledger_account set balance = null where id = moved.account_id;
      select sum(amount)::bigint into left_over from ledger_entry where account_id = moved.account_id;
      if left_over < 0 then perform ledger_refuse_short(moved.kind, moved.currency, left_over); end if;
    end if;
  end loop;
  return null;
end $$;

create function ledger_refuse_short(kind text, currency text, left_over bigint) returns void language plpgsql as $$
begin
  raise exception 'insufficient balance' using errcode = 'HD003',
    detail = jsonb_build_object('kind', kind, 'currency', currency, 'short', -left_over)::text;
end $$;

create trigger ledger_entries_added after insert on ledger_entry referencing new table as fresh
  for each statement execute function ledger_entries_added();

-- A posting without its entries does not reach the commit.
create function ledger_posting_has_entries() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entry where posting_id = new.id) then
    raise exception 'a posting has no entries' using errcode = 'HD004';
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_has_entries after insert on ledger_posting deferrable initially deferred
  for each row execute function ledger_posting_has_entries();

-- Posts once per key: the same key with the same input answers the first posting and does nothing. Opens the accounts it names.
create function ledger_post(
  p_key text, p_hash text, p_cause text, p_ref_type text, p_ref_id uuid, p_memo jsonb, p_reverses uuid, p_at timestamptz, p_actor uuid,
  p_kinds text[], p_owner_types text[], p_owner_ids uuid[], p_currencies text[], p_amounts bigint[]
) returns uuid language plpgsql as $$
declare
  v_posting uuid;
  v_hash text;
begin
  -- A twin under way holds the key: this waits for its commit and then finds it.
  insert into ledger_posting (key, hash, cause, ref_type, ref_id, memo, reverses, lines, at, actor_id)
  values (p_key, p_hash, p_cause, p_ref_type, p_ref_id, p_memo, p_reverses, cardinality(p_kinds), p_at, p_actor)
  on conflict (key) do nothing returning id into v_posting;
  if v_posting is null then
    select id, hash into v_posting, v_hash from ledger_posting where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % came with another input', p_key using errcode = 'HD002';
    end if;
    return v_posting;
  end if;
  insert into ledger_account (kind, owner_type, owner_id, currency, balance)
  select distinct on (ledger_account_id(k, ot, oi, c)) k, ot, oi, c, case when ledger_derived(k) then null else 0 end
  from unnest(p_kinds, p_owner_types, p_owner_ids, p_currencies) as t(k, ot, oi, c)
  where not exists (select from ledger_account a where a.id = ledger_account_id(k, ot, oi, c))
  order by ledger_account_id(k, ot, oi, c)
  on conflict do nothing;
  insert into ledger_entry (posting_id, line, account_id, currency, amount)
  select v_posting, n, ledger_account_id(k, ot, oi, c), c, m
  from unnest(p_kinds, p_owner_types, p_owner_ids, p_currencies, p_amounts) with ordinality as t(k, ot, oi, c, m, n);
  return v_posting;
end $$;
