-- Numbers of the directory: P providers, PA applications to be listed.
create sequence if not exists number_p start 1;
create sequence if not exists number_pa start 101;
