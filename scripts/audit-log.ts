/**
 * `npm run audit-log`: the months of the audit log, where they are and which are held. `-- hold 2024-10 --reason "…"` keeps a month in the
 * database until `-- release 2024-10`; `-- read 2024-10` prints an archived one, a line of JSON for each row, narrowed by `--actor` and
 * `--company` (ids), `--call` and `--search` (parts of a text).
 */
import { parseArgs } from 'node:util'
import {
  archivedMonths,
  archiveFile,
  checkArchived,
  holdMonth,
  linesOf,
  monthsInDatabase,
  releaseMonth,
} from '../src/features/base/audit/server/archive.ts'
import type { Act, Services } from '../src/platform/server/services.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { command, say, withServices } from './services.ts'

const USAGE = `Usage: npm run audit-log -- [list | hold <month> --reason <text> | release <month> | read <month> [--actor <id>] [--company <id>] [--call <text>] [--search <text>]]
  A month is written 2024-10.`

const filters = { actor: { type: 'string' }, company: { type: 'string' }, call: { type: 'string' }, search: { type: 'string' } } as const
type Filters = { [K in keyof typeof filters]?: string | undefined }

function monthOf(text: string | undefined): string {
  if (!text || !/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) throw new Error(USAGE)
  return text
}

async function list({ db, config }: Services): Promise<void> {
  for (const { month, rows, sha256 } of await archivedMonths(db))
    say(`${month}  archived  ${rows} rows  ${archiveFile(config, month)}  sha256 ${sha256}`)
  for (const { month, holdReason } of await monthsInDatabase(db))
    say(`${month}  in the database${holdReason ? `, held: ${holdReason}` : ''}`)
}

async function read({ db, config }: Services, month: string, wanted: Filters): Promise<void> {
  const archived = (await archivedMonths(db)).find((one) => one.month === month)
  if (!archived) throw new Error(`${month} is not in the archive: the console shows what is in the database`)
  await checkArchived(config, archived)
  const search = wanted.search?.toLowerCase()
  for await (const line of linesOf(config, month)) {
    if (search && !line.toLowerCase().includes(search)) continue
    const row = JSON.parse(line) as { actor_id: string; company_id: string | null; call: string }
    if (wanted.actor && row.actor_id !== wanted.actor) continue
    if (wanted.company && row.company_id !== wanted.company) continue
    if (wanted.call && !row.call.includes(wanted.call)) continue
    say(line)
  }
}

command(async () => {
  const { values, positionals } = parseArgs({ options: { ...filters, reason: { type: 'string' } }, allowPositionals: true })
  const [what = 'list', month, ...more] = positionals
  const as = (services: Services, run: (act: Act) => Promise<void>) => performAsSystem(services, `audit-log-${crypto.randomUUID()}`, run)
  if (more.length > 0) throw new Error(USAGE)
  const { reason, ...wanted } = values
  const kinds: Readonly<Record<string, () => (services: Services) => Promise<void>>> = {
    list: () => list,
    read: () => {
      const one = monthOf(month)
      return (services: Services) => read(services, one, wanted)
    },
    hold: () => {
      const one = monthOf(month)
      const why = reason?.trim()
      if (!why) throw new Error(USAGE)
      return async (services: Services) => {
        await as(services, (act) => holdMonth(act, one, why))
        say(`${one} stays in the database until it is released.`)
      }
    },
    release: () => {
      const one = monthOf(month)
      return async (services: Services) => {
        await as(services, (act) => releaseMonth(act, one))
        say(`${one} is released: the night moves it to the archive once it is old enough.`)
      }
    },
  }
  const work = kinds[what]?.()
  if (!work) throw new Error(USAGE)
  await withServices(work)
})
