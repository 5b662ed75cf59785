import { t as calendar } from '../../../src/features/people/absence/web/calendar/texts.ts'
import { t as shared } from '../../../src/features/people/absence/web/texts.ts'
import { t as types } from '../../../src/features/people/absence/web/types/texts.ts'
import type { Person } from '../browser.ts'
import { type Asked, dialogShown, type Visit } from './visit.ts'

/** Leave of the demo world: the calendar's ranges, a request that waits and one that is granted, a balance, and the dialogs. */
export async function absenceVisits(h: Asked, token: string, titleOf: (path: string) => Visit['title']): Promise<Visit[]> {
  const requests = async (state: string) => (await h.ok('GET /ws/absence/requests', { state, pageSize: 1 }, { token })).records
  const [waiting, granted] = [await requests('asked'), await requests('granted')]
  const at = (name: string, query: string): Visit => ({ path: `/companyHome/${name}${query}`, title: titleOf(`/companyHome/${name}`) })
  const opened = (what: string, press: (who: Person) => Promise<void>) => ({
    what,
    does: async (who: Person) => {
      await press(who)
      await dialogShown(who)
    },
  })
  return [
    at('absenceCalendar', '?range=quarter'),
    { ...at('absenceCalendar', '?subscribe=1'), opened: opened('the feed', (who) => who.press(calendar.pick(who.lang).subscribe)) },
    at('leaveBalances', '?view=yearEnd'),
    ...granted.map(({ employee }) => ({ path: `/companyHome/leaveBalances?employee=${employee.id}`, title: null })),
    ...waiting.map(({ id }) => at('leaveRequests', `?state=asked&id=${id}`)),
    ...granted.map(({ id }) => at('leaveRequests', `?state=granted&id=${id}`)),
    { ...at('leaveRequests', '?create=1'), opened: opened('a new request', (who) => who.press(shared.pick(who.lang).newLeave)) },
    { ...at('leaveTypes', '?add=1'), opened: opened('a new type', (who) => who.press(types.pick(who.lang).add)) },
  ]
}
