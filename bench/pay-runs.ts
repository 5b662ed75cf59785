/** How long a server takes to calculate and to pay a run of 10,000 people: jobs, slips, postings, payments and the files of the bank. */
import { calculate, payScene, seen, tickAll } from '../test/support/payrun.ts'
import { startServer } from '../test/support/server.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const PEOPLE = sized(10_000, 100)

export async function measurePayRuns(databaseUrl: string): Promise<Figure[]> {
  const h = await startServer({ databaseUrl })
  const figures: Figure[] = []
  const timed = async <T>(what: string, most: number | undefined, run: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const result = await run()
    const ours = (performance.now() - begun) / 1000
    const name = `run of ${PEOPLE.toLocaleString('en')} people ${what}`
    figures.push({ what: name, unit: 's', ours, floor: null, better: 'less', ...(most !== undefined && { most }) })
    return result
  }
  try {
    const list = Array.from({ length: PEOPLE }, (_, i) => ({
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
    const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular' }, hr.as)
    await timed('calculated, compared and checked', 10, () => calculate(h, id, hr.as))
    await tickAll(h, id, hr.as)
    await timed('submitted', undefined, () => h.ok('POST /ws/payroll/run/submit', { id }, hr.as))
    const approval = await seen(h, id, finance.as)
    await timed('approved', undefined, () => h.ok('POST /ws/payroll/run/approve', approval, finance.as))
    await timed('paid', 3, () => h.ok('POST /ws/payroll/run/pay', { id }, finance.as))
    return figures
  } finally {
    await h.close()
  }
}
