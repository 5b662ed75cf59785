import { t as groups } from '../../../src/features/payroll/web/groups/texts.ts'
import { t as home } from '../../../src/features/payroll/web/home/texts.ts'
import { t as salary } from '../../../src/features/salary/web/texts.ts'
import type { Person } from '../browser.ts'
import { type Asked, dialogShown, type Visit, visit } from './visit.ts'

const opened = (what: string, press: (who: Person) => Promise<void>) => ({
  what,
  does: async (who: Person) => {
    await press(who)
    await dialogShown(who)
  },
})

type TitleOf = (path: string) => Visit['title']

/** Salary changes: the dialogs, and a change with its effect. */
async function salaryVisits(h: Asked, token: string, title: Visit['title']): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/salary/changes', { pageSize: 1 }, { token })
  const path = '/companyHome/salaryChanges'
  return [
    { path: `${path}?search=zzz`, title, lightOnly: true },
    { path: `${path}?propose=new`, title, opened: { what: 'a proposal', does: dialogShown } },
    { path: `${path}?sheet=1`, title, opened: opened('many proposals', (who) => who.press(salary.pick(who.lang).sheet)) },
    ...records.map(({ id }) => ({ path: `${path}?id=${id}`, title, opened: { what: 'a change', does: dialogShown } })),
  ]
}

/** Pay groups, runs in every state and tab, and payslips, of the demo world. */
export async function payrollVisits(h: Asked, token: string, titleOf: TitleOf): Promise<Visit[]> {
  const groupsTitle = titleOf('/companyHome/payGroups')
  const { groups: all } = await h.ok('GET /ws/payroll/groups', {}, { token })
  return [
    ...(await salaryVisits(h, token, titleOf('/companyHome/salaryChanges'))),
    {
      path: '/companyHome/payGroups?new=1',
      title: groupsTitle,
      opened: opened('a new group', async (who) => {
        await who.page.getByRole('main').getByRole('button', { name: groups.pick(who.lang).create }).first().click()
      }),
    },
    ...all.slice(0, 1).map(({ id }) => ({ path: `/companyHome/payGroups?id=${id}`, title: null })),
    ...(all.length > 0
      ? [
          {
            path: '/companyHome/payroll?special=1',
            title: titleOf('/companyHome/payroll'),
            opened: opened('a run for chosen people', (who) => who.press(home.pick(who.lang).special)),
          },
        ]
      : []),
    visit('/companyHome/payRun', '', { title: null }),
    visit('/companyHome/payslip', '', { title: null }),
  ]
}

/** An employee's own payslip, by the link of a message. */
export const ownPayslipVisits = (): Visit[] => [visit('/payslip'), visit('/payslip', '?key=no-such-key', { lightOnly: true })]
