/** How long a server takes to calculate and to pay a run of 10,000 people: jobs, slips, postings, payments and the files of the bank. */
import { calculate, payScene, seen, tickAll } from '../test/support/payrun.ts'
import { startServer } from '../test/support/server.ts'

export async function measurePayRuns(say: (line: string) => void, databaseUrl: string, people = 10_000): Promise<Record<string, number>> {
  const h = await startServer({ databaseUrl })
  const seconds: Record<string, number> = {}
  const timed = async <T>(what: string, run: () => Promise<T>): Promise<T> => {
    const [begun, before] = [performance.now(), process.cpuUsage()]
    const result = await run()
    const { user, system } = process.cpuUsage(before)
    seconds[what] = (performance.now() - begun) / 1000
    say(`${what.padEnd(44)} ${seconds[what].toFixed(2).padStart(6)} s, of this processor ${((user + system) / 1e6).toFixed(2)} s`)
    return result
  }
  try {
    const list = Array.from({ length: people }, (_, i) => ({
      baseMinor: 500_000 + (i % 97) * 10_000,
      country: ['CN', 'DE', 'SG', 'VN'][i % 4]!,
      currency: i % 3 === 0 ? ('USD' as const) : ('CNY' as const),
      ...(i % 50 === 0 && { start: '2026-11-09' }),
    }))
    const funded = [
      { amountMinor: 9_000_000_000_000, currency: 'CNY' as const },
      { amountMinor: 9_000_000_000_000, currency: 'USD' as const },
    ]
    const scene = await payScene(h, list, { funded })
    const { hr, finance } = scene.people.member
    say(`\n${people.toLocaleString('en')} people in one run, on a server with its database`)
    const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular' }, hr.as)
    await timed('calculated, compared and checked', () => calculate(h, id, hr.as))
    await tickAll(h, id, hr.as)
    await timed('submitted: every fact read again', () => h.ok('POST /ws/payroll/run/submit', { id }, hr.as))
    const approval = await seen(h, id, finance.as)
    await timed('approved: every fact read again, money held', () => h.ok('POST /ws/payroll/run/approve', approval, finance.as))
    await timed('paid: postings, payments and bank files', () => h.ok('POST /ws/payroll/run/pay', { id }, finance.as))
    return seconds
  } finally {
    await h.close()
  }
}
