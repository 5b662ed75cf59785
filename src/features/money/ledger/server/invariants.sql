-- The ledger enforces its own rules for any writer. A posting is written as a whole, through the view ledger_journal, or not at all; its
-- tables cannot be written in any other way. Errors: HD001 not written that way, HD002 a key with other input, HD003 insufficient
-- balance, HD004 invalid posting.

-- The platform's own accounts store no balance: it is the sum of their entries, so that no row becomes a hot spot.
create or replace function ledger_derived(kind text) returns boolean language sql immutable parallel safe
  return kind in ('bank', 'platformFee', 'channelPayable', 'beanSales', 'beanIssue');

-- Derived from the account's kind, owner and currency, so that posting needs no lookup.
create or replace function ledger_account_id(kind text, owner_type text, owner_id uuid, currency text) returns uuid language sql immutable parallel safe
  return md5(kind || '|' || coalesce(owner_type, '') || '|' || coalesce(owner_id::text, '') || '|' || currency)::uuid;

-- An account is checked once, when it opens: check constraints would be planned again with every change of a balance (measured: a third
-- of the cost of a posting). So would a generated id.
create or replace function ledger_account_opens() returns trigger language plpgsql as $$
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
      when 'payrollHeld' then new.owner_type is not distinct from 'payrollRun'
      when 'unallocated' then new.owner_type is not distinct from 'transfer'
      when 'payoutTransit' then coalesce(new.owner_type, '') in ('company', 'person', 'payrollRun')
      when 'beanWallet' then coalesce(new.owner_type, '') in ('company', 'person')
      when 'channelPayable' then new.owner_type is not distinct from 'channel'
      when 'bank' then new.owner_type is null
      when 'platformFee' then new.owner_type is null
      when 'beanSales' then new.owner_type is null
      when 'beanIssue' then new.owner_type is null
      else false
    end)
  then
    raise exception 'no such account: % of % in %', new.kind, new.owner_type, new.currency using errcode = 'check_violation';
  end if;
  new.id := ledger_account_id(new.kind, new.owner_type, new.owner_id, new.currency);
  return new;
end $$;
create or replace trigger ledger_account_opens before insert on ledger_account for each row execute function ledger_account_opens();
-- Balances are updated in place (HOT) as long as a page has space.
alter table ledger_account set (fillfactor = 60);

-- Rows are never changed or deleted, and an account's identity is immutable.
create or replace trigger ledger_posting_append_only before update or delete on ledger_posting for each row execute function refuse_change();
create or replace trigger ledger_posting_no_truncate before truncate on ledger_posting for each statement execute function refuse_change();
create or replace trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();
create or replace trigger ledger_entry_no_truncate before truncate on ledger_entry for each statement execute function refuse_change();
create or replace trigger ledger_account_stays before delete on ledger_account for each row execute function refuse_change();
create or replace trigger ledger_account_no_truncate before truncate on ledger_account for each statement execute function refuse_change();
create or replace trigger ledger_account_keeps_name before update of id, kind, owner_type, owner_id, currency on ledger_account
  for each statement execute function refuse_change();

-- Only the journal's trigger writes postings, entries and balances. Statement triggers without a condition: a WHEN would be parsed again
-- each time.
create or replace function ledger_by_journal() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 then
    raise exception '% is written through ledger_journal', tg_table_name using errcode = 'HD001';
  end if;
  return null;
end $$;
create or replace trigger ledger_posting_by_journal before insert on ledger_posting for each statement execute function ledger_by_journal();
create or replace trigger ledger_entry_by_journal before insert on ledger_entry for each statement execute function ledger_by_journal();
create or replace trigger ledger_account_by_journal before update of balance on ledger_account for each statement execute function ledger_by_journal();

-- A posting with its entries in one row, for writing and for reading.
create or replace view ledger_journal as
select p.id, p.key, p.hash, p.cause, p.ref_type, p.ref_id, p.memo, p.reverses, p.at, p.actor_id,
  e.kinds, e.owner_types, e.owner_ids, e.currencies, e.amounts
from ledger_posting p cross join lateral (
  select array_agg(a.kind order by line) as kinds, array_agg(a.owner_type order by line) as owner_types, array_agg(a.owner_id order by line) as owner_ids,
    array_agg(e.currency order by line) as currencies, array_agg(e.amount order by line) as amounts
  from ledger_entry e join ledger_account a on a.id = e.account_id
  where e.posting_id = p.id
) e;

-- Posts once per key: the same key with the same hash returns the first posting and does nothing. Opens the accounts that it names.
create or replace function ledger_journal_enters() returns trigger language plpgsql as $$
declare
  lines int := cardinality(new.amounts);
  accounts uuid[];
  ordered int[];
  place int;
  currency text;
  total bigint := 0;
  known text;
begin
  if coalesce(lines, 0) not between 2 and 1000 or cardinality(new.kinds) <> lines or cardinality(new.currencies) <> lines
    or cardinality(new.owner_types) <> lines or cardinality(new.owner_ids) <> lines
  then
    raise exception 'a posting has 2 to 1000 entries, each with kind, owner, currency and amount' using errcode = 'HD004';
  end if;
  if new.cause !~ '^[a-zA-Z]+\.[a-zA-Z]+$' then
    raise exception 'a cause is noun.move' using errcode = 'HD004';
  end if;
  -- A concurrent posting has the same key: this waits for its commit and then finds it.
  insert into ledger_posting (key, hash, cause, ref_type, ref_id, memo, reverses, at, actor_id)
  values (new.key, new.hash, new.cause, new.ref_type, new.ref_id, new.memo, new.reverses, new.at, new.actor_id)
  on conflict (key) do nothing returning id into new.id;
  if new.id is null then
    select id, hash into new.id, known from ledger_posting where key = new.key;
    if known is distinct from new.hash then
      raise exception 'key % came with another input', new.key using errcode = 'HD002';
    end if;
    return new;
  end if;
  -- Accounts are updated in a fixed order, so that two postings never deadlock.
  for line in 1 .. lines loop
    accounts[line] := ledger_account_id(new.kinds[line], new.owner_types[line], new.owner_ids[line], new.currencies[line]);
    if accounts[line] is null or new.amounts[line] is null or new.amounts[line] = 0 or abs(new.amounts[line]) > 10000000000000 then
      raise exception 'an entry moves an amount in an account' using errcode = 'HD004';
    end if;
    place := line;
    while place > 1 and (new.currencies[ordered[place - 1]], accounts[ordered[place - 1]]) > (new.currencies[line], accounts[line]) loop
      ordered[place] := ordered[place - 1];
      place := place - 1;
    end loop;
    if place > 1 and accounts[ordered[place - 1]] = accounts[line] then
      raise exception 'a posting has one entry for each account' using errcode = 'HD004';
    end if;
    ordered[place] := line;
  end loop;
  foreach place in array ordered loop
    if new.currencies[place] is distinct from currency then
      if total <> 0 then
        raise exception 'a posting does not sum to zero' using errcode = 'HD004';
      end if;
      currency := new.currencies[place];
    end if;
    total := total + new.amounts[place];
    if not ledger_derived(new.kinds[place]) then
      -- The upper bound keeps every balance exact in a JavaScript number.
      update ledger_account set balance = balance + new.amounts[place]
      where id = accounts[place] and balance + new.amounts[place] between 0 and 9000000000000000;
      continue when found;
    end if;
    perform ledger_move(accounts[place], new.kinds[place], new.owner_types[place], new.owner_ids[place], currency, new.amounts[place]);
  end loop;
  if total <> 0 then
    raise exception 'a posting does not sum to zero' using errcode = 'HD004';
  end if;
  insert into ledger_entry (posting_id, line, account_id, currency, amount)
  select new.id, e.line, e.account, e.currency, e.amount
  from unnest(accounts, new.currencies, new.amounts) with ordinality as e(account, currency, amount, line);
  return new;
end $$;
create or replace trigger ledger_journal_enters instead of insert on ledger_journal for each row execute function ledger_journal_enters();

-- The cases beyond a plain update of a balance: opens the account, updates one without a stored balance, or refuses with the missing
-- amount.
create or replace function ledger_move(p_account uuid, p_kind text, p_owner_type text, p_owner_id uuid, p_currency text, p_amount bigint)
returns void language plpgsql as $$
declare
  left_over bigint;
begin
  if not exists (select from ledger_account where id = p_account) then
    insert into ledger_account (kind, owner_type, owner_id, currency, balance)
    values (p_kind, p_owner_type, p_owner_id, p_currency, case when ledger_derived(p_kind) then null else 0 end)
    on conflict do nothing;
  end if;
  if not ledger_derived(p_kind) then
    -- Judged on the locked row: a credit may have come since the update that found too little.
    select balance + p_amount into left_over from ledger_account where id = p_account for update;
    if left_over between 0 and 9000000000000000 then
      update ledger_account set balance = left_over where id = p_account;
      return;
    end if;
  elsif p_amount > 0 or p_kind in ('bank', 'beanIssue') then
    return;
  else
    -- Debits of a derived account are serialised by writing its row (a mere lock would not suffice under repeatable read); credits never
    -- wait.
    update ledger_account set balance = null where id = p_account;
    select coalesce(sum(amount), 0)::bigint + p_amount into left_over from ledger_entry where account_id = p_account;
    if left_over >= 0 then
      return;
    end if;
  end if;
  if left_over > 0 then
    raise exception 'a balance out of range' using errcode = 'HD004';
  end if;
  raise exception 'insufficient balance' using errcode = 'HD003',
    detail = jsonb_build_object('kind', p_kind, 'currency', p_currency, 'short', -left_over)::text;
end $$;
