/** The night after a long time without one: millions of rows are behind, and people chat on the server that cleans up. */
import type pg from 'pg'
import { openPeople, ready, type Side, startSide } from './chat.ts'
import type { Figure } from './figures.ts'
import { benchPool } from './pool.ts'
import { ended } from './processes.ts'
import { sized } from './size.ts'

/** `NIGHT_ROWS` measures another number. */
const ROWS = sized(Number(process.env['NIGHT_ROWS'] ?? 10_000_000), 20_000)
const FILLED_AT_ONCE = 500_000
const PORT = 18_098
/** Messages a second, evenly: what people write, not what a server can store. */
const PER_SECOND = 30
const BEFORE_SECONDS = sized(30, 2)
/** Of the notices, which are kept for 180 days: none of these is. */
const DAYS_BEHIND = { from: 200, to: 900 }

/** Notices that a night should have removed long ago, in the order of their times, as they would have come. */
async function fillNotices(pool: pg.Pool, say: (line: string) => void): Promise<void> {
  for (let done = 0; done < ROWS; done += FILLED_AT_ONCE) {
    const many = Math.min(FILLED_AT_ONCE, ROWS - done)
    await pool.query(
      `with people as (select array_agg(id) as ids, count(*)::int as many from account where name = 'bench'),
        times as (select nth, date_trunc('milliseconds', now() - make_interval(days => $4::int)
          + make_interval(secs => nth::float8 / $3 * 86400 * ($4::int - $5::int))) as at from generate_series($1::int, $2::int) as nth)
      insert into notice (id, account_id, kind, params, link, at, read_at, words)
      select overlay(uuidv7(at - now())::text placing substr(id_floor(at)::text, 1, 13) from 1 for 13)::uuid,
        ids[1 + nth % many], 'demandMatched', '{"title": "工资核算"}', '/personalHome/demands', at, at, '新的需求 A new request 工资核算'
      from times, people`,
      [done, done + many - 1, ROWS, DAYS_BEHIND.from + DAYS_BEHIND.to, DAYS_BEHIND.from],
    )
    if ((done / FILLED_AT_ONCE) % 4 === 3) say(`${((done + many) / 1e6).toFixed(1)} million rows`)
  }
  await pool.query('vacuum analyze notice')
  // What was filled is on the disk before anything is measured.
  await pool.query('checkpoint')
}

interface Talk {
  p99Ms: number
  worstMs: number
  many: number
  /** Without an acknowledgement, as their connection was closed. */
  failed: number
}

/** Somebody else writes each time, whatever became of the message before. */
async function talk(side: Side, goesOn: () => Promise<boolean> | boolean): Promise<Talk> {
  const times: number[] = []
  const open: Promise<unknown>[] = []
  const began = performance.now()
  let failed = 0
  let isOn = true
  for (let nth = 0; isOn; nth++) {
    const client = side.clients[nth % side.clients.length]!
    const said = client.say(`bench ${nth} 你好，合同已经寄出，请查收。`)
    const lost = async () => {
      failed++
      // What it says while it is not open is counted in the same way.
      await client.open().catch(() => undefined)
    }
    open.push(said.then((ms) => times.push(ms), lost))
    const due = began + ((nth + 1) * 1000) / PER_SECOND
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    if (nth % PER_SECOND === 0) isOn = await goesOn()
  }
  await Promise.all(open)
  times.sort((a, b) => a - b)
  return { p99Ms: times[Math.floor((times.length - 1) * 0.99)]!, worstMs: times.at(-1)!, many: times.length, failed }
}

export async function measureNight(databaseUrl: string, say: (line: string) => void): Promise<Figure[]> {
  const pool = benchPool(databaseUrl, 2)
  const side = await startSide(pool, databaseUrl, { name: 'night', file: 'dist/server/main.js', port: PORT, world: '1' })
  try {
    await ready(side)
    await fillNotices(pool, say)
    const left = async () =>
      (await pool.query<{ n: number }>(`select count(*)::int as n from notice where at < now() - interval '180 days'`)).rows[0]!.n
    const behind = await left()
    if (behind !== ROWS) throw new Error(`${behind} rows are behind, and ${ROWS} were wanted`)
    await openPeople(side)
    let until = performance.now() + BEFORE_SECONDS * 1000
    await talk(side, () => performance.now() < until)
    until = performance.now() + BEFORE_SECONDS * 1000
    const quiet = await talk(side, () => performance.now() < until)
    say(`before: p99 ${quiet.p99Ms.toFixed(0)} ms, the longest ${quiet.worstMs.toFixed(0)} ms`)
    const figures: Figure[] = [{ what: 'messages before the night, p99', unit: 'ms', ours: quiet.p99Ms, floor: null, better: 'less' }]
    for (let night = 1, rest = behind; rest > 0 && night <= 3; night++) {
      const began = performance.now()
      await pool.query(`update job set due_at = now() where unique_key = 'notice.sweep' and done_at is null`)
      // Taken, it has an attempt; when it has ended, the next night is its first.
      const isRunning = async () => {
        const { rows } = await pool.query<{ n: number }>(
          `select count(*)::int as n from job where unique_key = 'notice.sweep' and (attempts > 0 or due_at <= now())`,
        )
        return rows[0]!.n > 0
      }
      const { p99Ms, worstMs, many, failed } = await talk(side, isRunning)
      const minutes = (performance.now() - began) / 60_000
      const gone = rest - (await left())
      rest -= gone
      say(
        `night ${night}: ${gone} rows in ${minutes.toFixed(1)} min; ${many} messages and ${failed} without an answer, p99 ${p99Ms.toFixed(0)} ms, the longest ${worstMs.toFixed(0)} ms`,
      )
      figures.push(
        { what: `night ${night}: rows removed`, unit: '', ours: gone, floor: null, better: 'more' },
        { what: `night ${night}: took`, unit: 'min', ours: minutes, floor: null, better: 'less', most: 21 },
        { what: `night ${night}: messages, p99`, unit: 'ms', ours: p99Ms, floor: null, better: 'less' },
        { what: `night ${night}: messages, the longest`, unit: 'ms', ours: worstMs, floor: null, better: 'less' },
      )
    }
    return figures
  } finally {
    for (const client of side.clients) client.socket?.terminate()
    await ended(side.child)
    await pool.end()
  }
}
