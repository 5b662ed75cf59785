import { employeeMoves } from '../../../src/features/people/employee/contract/employee.ts'
import { t as due } from '../../../src/features/people/employee/web/due/texts.ts'
import { t as page } from '../../../src/features/people/employee/web/page/texts.ts'
import { t } from '../../../src/features/people/employee/web/texts.ts'
import type { Person } from '../browser.ts'
import { type Asked, dialogShown, type Visit, visit } from './visit.ts'

const opened = (what: string, press: (who: Person) => Promise<void>) => ({
  what,
  does: async (who: Person) => {
    await press(who)
    await dialogShown(who)
  },
})

/** Employees of the demo world: the list, a record in each state and tab, each step of the form, and the dialogs. */
export async function employeeVisits(h: Asked, token: string, list: Visit['title'], dueSoon: Visit['title']): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/employee/list', { pageSize: 100 }, { token })
  const idOf = (name: string) => {
    const found = records.find((row) => row.name === name)
    if (!found) throw new Error(`the demo world has no employee ${name}`)
    return found.id
  }
  const [abroad, coming, begun, left, leaving] = ['任望舒', 'Hannah Reuter', 'Mateusz Górny', '司空景', 'Wei Ling Ong'].map(idOf)
  const record = (id: string | undefined, query = '') => visit('/companyHome/employee', `?id=${id}${query}`, { title: null })
  const step = (name: string) => visit('/companyHome/employeeEdit', `?id=${begun}&step=${name}`, { title: null })
  return [
    { path: '/companyHome/employees?search=zzz', title: list },
    { path: '/companyHome/employees?small=1', title: list, narrow: true },
    {
      path: '/companyHome/employees?chosen=1',
      title: list,
      opened: opened('move to a team', async (who) => {
        const s = t.pick(who.lang)
        await who.page.getByRole('checkbox').nth(1).check()
        await who.press(s.moveTeam)
      }),
    },
    { path: '/companyHome/dueSoon?flag=documentEnds', title: dueSoon },
    {
      path: '/companyHome/dueSoon?calendar=1',
      title: dueSoon,
      opened: opened('calendar address', (who) => who.press(due.pick(who.lang).subscribe)),
    },
    record(abroad),
    record(abroad, '&tab=contract'),
    record(abroad, '&tab=documents'),
    record(abroad, '&tab=history'),
    record(begun),
    record(left),
    record(leaving),
    record(coming),
    { ...record(coming, '&small=1'), narrow: true },
    {
      ...record(abroad, '&leave=1'),
      opened: opened('leaving', (who) => who.press(employeeMoves.leave.label[who.lang])),
    },
    {
      ...record(abroad, '&tab=documents&add=1'),
      opened: opened('a document', (who) => who.press(page.pick(who.lang).addDocument)),
    },
    {
      ...record(abroad, '&tab=contract&account=1'),
      opened: opened('bank account', (who) => who.press(page.pick(who.lang).changeAccount)),
    },
    visit('/companyHome/employeeEdit', '', { title: null }),
    ...['person', 'documents', 'contract', 'hours', 'pay'].map(step),
  ]
}
