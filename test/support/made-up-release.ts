import { migrate } from '../../src/platform/server/data/migrate.ts'
import { migrationOf, type Release } from '../../src/platform/server/data/migration-list.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'

/** Added with a default, so that servers that do not know it go on. */
const EXPAND = `-- phase: expand
alter table demand add column made_up text not null default 'before';
create table made_up_thing (id uuid primary key default uuidv7(), demand_id uuid not null references demand (id), note text not null);
create index made_up_thing_demand on made_up_thing (demand_id);
`
const BACKFILL = `-- phase: backfill
insert into made_up_thing (demand_id, note) select id, title from demand;
`
/** What nothing reads any more. */
const CONTRACT = `-- phase: contract
alter table demand drop column made_up;
`

/** This version with a release after it, whose migrations nobody has written. */
const withNext =
  (...texts: string[]) =>
  (own: Release): Release => ({
    ...own,
    version: '99.0.0',
    migrations: [...own.migrations, ...texts.map((text, at) => migrationOf(`9${String(at).padStart(3, '0')}_made_up`, text))],
  })

/** Only what is added: a server of this version still runs on it. */
export const aheadOfThis = (ownerUrl: string): Promise<void> => migrate(ownerUrl, APP_ROLE, withNext(EXPAND))

export const throughTheNext = (ownerUrl: string): Promise<void> => migrate(ownerUrl, APP_ROLE, withNext(EXPAND, BACKFILL, CONTRACT))
