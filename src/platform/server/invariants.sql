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
create trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
