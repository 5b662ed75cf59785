-- Numbers of the directory: P providers, PA applications to be listed.
create sequence if not exists number_p start 1;
create sequence if not exists number_pa start 101;
-- How common each main service is: without it the planner expects few firms and sorts all that offer the service.
create statistics if not exists provider_main_service on (services[1]) from provider;
analyze provider;
