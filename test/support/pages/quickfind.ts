import { routes } from '../../../src/app/web/routes.ts'
import { ta } from '../../../src/features/market/provider/web/apply-texts.ts'
import { t } from '../../../src/features/market/provider/web/texts.ts'
import type { Person } from '../browser.ts'
import type { Asked, Visit } from './visit.ts'

const PATH = '/globalQuickfind'
const { title } = routes.find((row) => row.path === PATH)!

const shown = async (who: Person) => {
  await who.page.getByRole('dialog').first().waitFor()
  await who.page.locator('dialog[open] [aria-busy="true"]').waitFor({ state: 'detached' })
  await who.frames(3)
}

/** The directory as a visitor sees it: rows, map, nothing found, one provider, filters of a small screen, the application. */
export async function quickfindVisits(h: Asked): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/provider/search', { pageSize: 1 })
  return [
    { path: `${PATH}?service=ip&verified=Y`, title },
    { path: `${PATH}?view=map`, title, narrow: true },
    { path: `${PATH}?search=zzz&service=ip&verified=Y`, title },
    { path: `${PATH}?id=${records[0]!.number}`, title, opened: { what: 'one provider', does: shown } },
    { path: `${PATH}?id=P-99999999`, title, opened: { what: 'a number that is not listed', does: shown } },
    // A country of which everything is known, and one without rates.
    { path: `${PATH}?region=VN`, title: null },
    { path: `${PATH}?region=KE`, title: null, narrow: true },
    {
      path: `${PATH}?region=SG`,
      title: null,
      narrow: true,
      opened: {
        what: 'filters of a small screen',
        does: async (who) => {
          await who.page.setViewportSize({ width: 320, height: 700 })
          await who.press(t.pick(who.lang).filtersCount(1))
          await shown(who)
        },
      },
    },
    {
      path: `${PATH}?apply=1`,
      title,
      opened: {
        what: 'application refused',
        does: async (who) => {
          await shown(who)
          await who.press(ta.pick(who.lang).submit)
          await who.page.getByRole('dialog').getByRole('alert').waitFor()
        },
      },
    },
    { path: `${PATH}?apply=look`, title, opened: { what: 'look-up of an application', does: shown } },
  ]
}
