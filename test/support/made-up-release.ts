import { migrate, ownRelease } from '../../src/platform/server/data/migrate.ts'
import { migrationOf } from '../../src/platform/server/data/migration-files.ts'
import type { Release } from '../../src/platform/server/data/migration-list.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'

/** Added with a default, so that servers that do not know it go on. */
export const EXPAND = `-- phase: expand
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
async function nextRelease(...texts: string[]): Promise<Release> {
  const own = await ownRelease()
  const made = texts.map((text, at) => migrationOf(`9${String(at).padStart(3, '0')}_made_up`, text))
  return { ...own, version: '99.0.0', migrations: [...own.migrations, ...made] }
}

/** Only what is added: a server of this version still runs on it. */
export const aheadOfThis = async (ownerUrl: string): Promise<void> => migrate(ownerUrl, APP_ROLE, await nextRelease(EXPAND))

export const throughTheNext = async (ownerUrl: string): Promise<void> =>
  migrate(ownerUrl, APP_ROLE, await nextRelease(EXPAND, BACKFILL, CONTRACT))
