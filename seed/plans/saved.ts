import { setBookmark } from '../../src/features/base/saved/server/bookmarks.ts'
import { saveSearch } from '../../src/features/base/saved/server/searches.ts'
import { provider } from '../../src/features/market/provider/server/tables.ts'
import { demand } from '../../src/features/work/demand/server/tables.ts'
import { and, desc, eq } from '../../src/platform/server/data/drizzle.ts'
import type { Scene } from '../engine/scene.ts'

/** Searches and bookmarks of people of the demo world: a provider of Brazil, and the owner of a company that looks for help abroad. */
export function planSaved(scene: Scene): void {
  const rafael = () => scene.person('rafael')
  const owner = () => scene.company('langong').owner
  scene.plan(6.4, () =>
    scene.do(rafael(), (act) =>
      saveSearch(act, { list: 'hall', name: 'Brazil and Mexico', filters: { region: 'BR,MX' }, frequency: 'atOnce' }),
    ),
  )
  scene.plan(5.3, () =>
    scene.do(owner(), (act) =>
      saveSearch(act, { list: 'directory', name: '德国 用工', filters: { region: 'DE', service: 'eor,payroll' }, frequency: 'weekly' }),
    ),
  )
  scene.plan(0.3, async () => {
    const open = await scene.services.db
      .select({ id: demand.id })
      .from(demand)
      .where(and(eq(demand.stage, 'matching'), eq(demand.visibility, 'public')))
      .orderBy(desc(demand.publishedAt))
      .limit(2)
    for (const { id } of open) await scene.do(rafael(), (act) => setBookmark(act, { list: 'hall', item: id, marked: true }))
    const listed = await scene.services.db
      .select({ number: provider.number })
      .from(provider)
      .where(and(eq(provider.state, 'listed'), eq(provider.homeRegion, 'DE')))
      .orderBy(provider.number)
      .limit(3)
    for (const { number } of listed) await scene.do(owner(), (act) => setBookmark(act, { list: 'directory', item: number, marked: true }))
  })
}
