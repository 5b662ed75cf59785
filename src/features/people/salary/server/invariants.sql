-- What was approved holds: a row that has been decided never changes, and an approved one is never deleted. The others go with an
-- employee whom an import created by mistake.
create or replace function salary_change_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.state <> 'approved' then
    return old;
  end if;
  if tg_op = 'DELETE' or old.state <> 'proposed' then
    raise exception 'salary_change: a decided change never changes' using errcode = 'HD001';
  end if;
  if (new.company_id, new.employee_id, new.effective_on, new.cycle, new.currency, new.base_minor, new.proposed_by, new.proposed_at)
    is distinct from (old.company_id, old.employee_id, old.effective_on, old.cycle, old.currency, old.base_minor, old.proposed_by, old.proposed_at)
  then
    raise exception 'salary_change: a proposal is decided as it was made' using errcode = 'HD001';
  end if;
  return new;
end $$;
create or replace trigger salary_change_guard before update or delete on salary_change for each row execute function salary_change_guard();
