-- The record of moves is append-only.
create or replace trigger demand_move_append_only before update or delete on demand_move for each row execute function refuse_change();
