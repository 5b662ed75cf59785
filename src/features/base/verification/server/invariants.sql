create or replace trigger verification_event_append_only before update or delete on verification_event for each row execute function refuse_change();
