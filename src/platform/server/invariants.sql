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
