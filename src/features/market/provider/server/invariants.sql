-- Numbers of the directory: P providers, PA applications to be listed.
create sequence number_p start 1;
create sequence number_pa start 101;
