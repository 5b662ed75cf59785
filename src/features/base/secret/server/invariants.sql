create or replace trigger secret_look_append_only before update or delete on secret_look for each row execute function refuse_change();
