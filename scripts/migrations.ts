/**
 * `npm run migrations -- --name what_it_does`: writes the next numbered migration from the tables in the code, and says what to read in
 * it. The first one, the baseline of 0.2.0, is never written again.
 */
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from './migrations/generate.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'migrations')
const say = (line: string) => process.stdout.write(`${line}\n`)

const { values } = parseArgs({ options: { name: { type: 'string' } } })
if (!values.name || !/^[a-z][a-z0-9_]*$/.test(values.name)) {
  say('Say what it does: npm run migrations -- --name add_reason_to_demand')
  process.exitCode = 2
} else {
  const path = await generate(folder, values.name)
  if (path) {
    say(`\n${relative(root, path)} is yours to read before it is committed:
- The first line says its phase. “expand” adds what servers of the release before do not know; “contract” takes away what they use and
  belongs to a later release than the code that stopped using it; “backfill” fills what an expand added, in batches.
- A new column is nullable or has a default. “set not null” comes after the backfill, by a check constraint “not valid” that is validated.
- An index on a large table: “create index concurrently if not exists …” in a migration of its own, with “-- transaction: none” in the
  second line.
- “set expression” and changes of a type write the whole table again while it is locked.
- Of a partitioned table (audit, notice, chat_event) a unique index without the id is made on the default partition alone: add it to the
  others.
- Functions, triggers and views belong into invariants.sql; one that goes away is dropped here.`)
  } else say('The tables are as the migrations leave them.')
}
