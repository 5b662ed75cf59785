-- Entries of the leave ledger are never changed or deleted.
create or replace trigger leave_entry_append_only before update or delete on leave_entry for each row execute function refuse_change();
create or replace trigger leave_entry_no_truncate before truncate on leave_entry for each statement execute function refuse_change();

-- All entries of a lot have the same validity: what expires first is used first.
create or replace function leave_entry_fits_lot() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from leave_entry
    where employee_id = new.employee_id and type = new.type and lot = new.lot
      and (valid_from <> new.valid_from or valid_to is distinct from new.valid_to)
  ) then
    raise exception 'leave_entry: % has another validity', new.lot using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger leave_entry_fits_lot before insert on leave_entry for each row execute function leave_entry_fits_lot();
