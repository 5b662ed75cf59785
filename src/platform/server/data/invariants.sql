-- Numbers for people: D demands, O orders, W withdrawals, B bean orders, C partner applications, L leads, A consultations, F feedback.
create sequence number_d start 101;
create sequence number_o start 1001;
create sequence number_w start 501;
create sequence number_b start 201;
create sequence number_c start 11;
create sequence number_l start 201;
create sequence number_a start 31;
create sequence number_f start 11;
create sequence number_rp;

-- The audit log is append-only.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'HD001';
end $$;
create trigger audit_append_only before delete on audit for each row execute function refuse_change();
-- One change is made: the network address of the caller is forgotten after a time.
create trigger audit_unchanged before update on audit for each row
  when (new.ip is not null or (to_jsonb(new) - 'ip') is distinct from (to_jsonb(old) - 'ip')) execute function refuse_change();

-- Of the security log only count and last time grow, and what is younger than its retention (SECURITY_KEPT_DAYS) stays, against any delete.
create trigger security_unchanged before update on security_event for each row
  when (
    new.count < old.count or new.last_at < old.last_at
    or (to_jsonb(new) - 'count' - 'last_at') is distinct from (to_jsonb(old) - 'count' - 'last_at')
  ) execute function refuse_change();
create function keep_row() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger security_kept before delete on security_event for each row
  when (old.last_at > now() - interval '180 days') execute function keep_row();
