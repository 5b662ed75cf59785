-- The lines of a version are immutable once it has been reviewed or retired, so that the basis of a slip can be read again.
create or replace function cost_component_guard() returns trigger language plpgsql as $$
begin
  if exists (select 1 from cost_rate where id = coalesce(new.rate_id, old.rate_id) and state <> 'draft') then
    raise exception 'cost_component: only a draft may change';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger cost_component_guard before insert or update or delete on cost_component for each row execute function cost_component_guard();
