create sequence if not exists number_pb start 101;

create or replace trigger pay_run_move_append_only before update or delete on pay_run_move for each row execute function refuse_change();

-- A slip is replaced only while its run is a draft.
create or replace function pay_slip_guard() returns trigger language plpgsql as $$
begin
  if (select state from pay_run where id = coalesce(new.run_id, old.run_id)) <> 'draft' then
    raise exception 'pay_slip: the run is no draft' using errcode = 'HD001';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger pay_slip_guard before insert or update or delete on pay_slip for each row execute function pay_slip_guard();

-- Payments are tied to the ledger. Statement triggers add up what changed, per run and currency; at the end of the transaction the sums
-- must be what the accounts hold. One row a run and currency, so that 10,000 payments cost one comparison.
create or replace function pay_payment_summed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into pay_run_money (run_id, currency, held_minor, sent_minor)
    select run_id, currency, coalesce(sum(amount_minor) filter (where state in ('held', 'withheld', 'failed')), 0),
      coalesce(sum(amount_minor) filter (where state = 'sent'), 0)
    from added where state not in ('outside', 'paidOutside') group by run_id, currency
    on conflict (run_id, currency) do update
      set held_minor = pay_run_money.held_minor + excluded.held_minor, sent_minor = pay_run_money.sent_minor + excluded.sent_minor;
  elsif tg_op = 'DELETE' then
    update pay_run_money m set held_minor = m.held_minor - g.held, sent_minor = m.sent_minor - g.sent
    from (
      select run_id, currency, coalesce(sum(amount_minor) filter (where state in ('held', 'withheld', 'failed')), 0) as held,
        coalesce(sum(amount_minor) filter (where state = 'sent'), 0) as sent
      from gone group by run_id, currency
    ) g where m.run_id = g.run_id and m.currency = g.currency;
  else
    update pay_run_money m set held_minor = m.held_minor + c.held, sent_minor = m.sent_minor + c.sent
    from (
      select run_id, currency, coalesce(sum(sign * amount_minor) filter (where state in ('held', 'withheld', 'failed')), 0) as held,
        coalesce(sum(sign * amount_minor) filter (where state = 'sent'), 0) as sent
      from (select 1 as sign, * from added union all select -1, * from gone) both_sides group by run_id, currency
    ) c where m.run_id = c.run_id and m.currency = c.currency;
  end if;
  return null;
end $$;
create or replace trigger pay_payment_added after insert on pay_payment referencing new table as added
  for each statement execute function pay_payment_summed();
create or replace trigger pay_payment_changed after update on pay_payment referencing new table as added old table as gone
  for each statement execute function pay_payment_summed();
create or replace trigger pay_payment_gone after delete on pay_payment referencing old table as gone
  for each statement execute function pay_payment_summed();

-- Whom and how much is fixed when a payment is made.
create or replace function pay_payment_guard() returns trigger language plpgsql as $$
begin
  if (new.company_id, new.run_id, new.employee_id, new.slip_id, new.currency, new.amount_minor)
    is distinct from (old.company_id, old.run_id, old.employee_id, old.slip_id, old.currency, old.amount_minor)
    or old.state in ('paid', 'returned', 'paidOutside')
      -- The bank sent it back.
      and not (old.state = 'paid' and new.state = 'failed')
  then
    raise exception 'pay_payment: settled or another payment' using errcode = 'HD001';
  end if;
  return new;
end $$;
create or replace trigger pay_payment_guard before update on pay_payment for each row execute function pay_payment_guard();
create or replace function pay_payment_stays() returns trigger language plpgsql as $$
begin
  if old.state not in ('held', 'withheld', 'outside') then
    raise exception 'pay_payment: it has been sent' using errcode = 'HD001';
  end if;
  return old;
end $$;
create or replace trigger pay_payment_stays before delete on pay_payment for each row execute function pay_payment_stays();

create or replace function pay_run_money_tied() returns trigger language plpgsql as $$
declare
  held bigint;
  sent bigint;
  kept pay_run_money;
begin
  select * into kept from pay_run_money where run_id = new.run_id and currency = new.currency;
  select coalesce(sum(balance) filter (where kind = 'payrollHeld'), 0), coalesce(sum(balance) filter (where kind = 'payoutTransit'), 0)
  into held, sent from ledger_account where owner_id = new.run_id and owner_type = 'payrollRun' and currency = new.currency;
  if (kept.held_minor, kept.sent_minor) is distinct from (held, sent) then
    raise exception 'payments of run % in %: held % and sent %, the ledger has % and %', new.run_id, new.currency, kept.held_minor,
      kept.sent_minor, held, sent using errcode = 'HD005';
  end if;
  return null;
end $$;
drop trigger if exists pay_run_money_tied on pay_run_money;
create constraint trigger pay_run_money_tied after insert or update on pay_run_money deferrable initially deferred
  for each row execute function pay_run_money_tied();
