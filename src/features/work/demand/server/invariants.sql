-- The record of moves is append-only.
create or replace trigger demand_move_append_only before update or delete on demand_move for each row execute function refuse_change();

-- So is the record of the moves of parts.
create or replace trigger demand_part_move_append_only before update or delete on demand_part_move for each row execute function refuse_change();

-- What the parts of a demand hold is the balance of its escrow, whenever a transaction that touched either ends. Every posting about a
-- demand comes with a move of the demand or of a part. A demand without parts has nothing to compare.
create or replace function demand_parts_tied() returns trigger language plpgsql as $$
declare
  one uuid := case tg_op when 'DELETE' then old.demand_id else new.demand_id end;
  held bigint;
  escrow bigint;
begin
  select sum(p.held_minor) into held from demand_part p where p.demand_id = one;
  if held is null then
    return null;
  end if;
  select coalesce(sum(a.balance), 0) into escrow from ledger_account a where a.kind = 'demandEscrow' and a.owner_id = one;
  if held <> escrow then
    raise exception 'the parts of demand % hold %, its escrow has %', one, held, escrow using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists demand_part_tied on demand_part;
create constraint trigger demand_part_tied after insert or update or delete on demand_part deferrable initially deferred
  for each row execute function demand_parts_tied();
drop trigger if exists demand_move_tied on demand_move;
create constraint trigger demand_move_tied after insert on demand_move deferrable initially deferred
  for each row execute function demand_parts_tied();
