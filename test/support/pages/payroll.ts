import { t as link } from '../../../src/features/people/employee/web/parts/link-texts.ts'
import { runMoves } from '../../../src/features/people/payroll/contract/run.ts'
import { t as groups } from '../../../src/features/people/payroll/web/groups/texts.ts'
import { t as home } from '../../../src/features/people/payroll/web/home/texts.ts'
import { t as slips } from '../../../src/features/people/payroll/web/slip/texts.ts'
import { t as salary } from '../../../src/features/people/salary/web/texts.ts'
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
    { path: `${path}?search=zzz`, title },
    { path: `${path}?propose=new`, title, opened: { what: 'a proposal', does: dialogShown } },
    { path: `${path}?sheet=1`, title, opened: opened('many proposals', (who) => who.press(salary.pick(who.lang).sheet)) },
    ...records.map(({ id }) => ({ path: `${path}?id=${id}`, title, opened: { what: 'a change', does: dialogShown } })),
  ]
}

/** The dialogs of one run, by the button that opens each. */
const dialogs = [
  ['the approval', 'approve'],
  ['sending back', 'sendBack'],
  ['the proof of payment outside', 'payOutside'],
] as const

/** Pay groups, runs in several states and every tab, and payslips, of the demo world. */
export async function payrollVisits(h: Asked, token: string, titleOf: TitleOf): Promise<Visit[]> {
  const { groups: all } = await h.ok('GET /ws/payroll/groups', {}, { token })
  const { records: runs } = await h.ok('GET /ws/payroll/runs', { pageSize: 100 }, { token })
  const inState = (state: string) => runs.filter((run) => run.state === state)
  const [review] = inState('review')
  const [locked] = inState('locked')
  const details = await Promise.all(
    [...inState('approved'), ...inState('review')].map(({ id }) => h.ok('GET /ws/payroll/run', { id }, { token })),
  )
  const { records: people } = await h.ok('GET /ws/payroll/run/people', { id: review?.id ?? '', pageSize: 100 }, { token })
  const slip = people.find(({ slipId, change }) => slipId && change?.causes.some(({ cause }) => cause === 'items')) ?? people[0]
  const run = (id: string | undefined, query = '') => visit('/companyHome/payRun', `?id=${id}${query}`, { title: null })
  const main = (who: Person) => who.page.getByRole('main')
  return [
    ...(await salaryVisits(h, token, titleOf('/companyHome/salaryChanges'))),
    {
      path: '/companyHome/payGroups?new=1',
      title: titleOf('/companyHome/payGroups'),
      opened: opened('a new group', (who) =>
        main(who)
          .getByRole('button', { name: groups.pick(who.lang).create })
          .first()
          .click(),
      ),
    },
    ...all.slice(0, 1).map(({ id }) => ({ path: `/companyHome/payGroups?id=${id}`, title: null })),
    {
      path: '/companyHome/payroll?special=1',
      title: titleOf('/companyHome/payroll'),
      opened: opened('a run for chosen people', (who) => who.press(home.pick(who.lang).special)),
    },
    visit('/companyHome/payRun', '', { title: null }),
    run(review?.id),
    ...['checks', 'versus', 'lines', 'money', 'history'].map((tab) => run(review?.id, `&tab=${tab}`)),
    { ...run(review?.id, '&small=1'), narrow: true },
    ...inState('draft').map(({ id }) => run(id, '&tab=checks')),
    run(locked?.id, '&tab=money'),
    ...dialogs.flatMap(([what, move]) => {
      const able = details.find(({ moves }) => moves.some((one) => one.move === move && one.against === null))
      const press = (who: Person) => who.press(runMoves[move].label[who.lang])
      return able ? [{ ...run(able.id, `&do=${move}`), opened: opened(what, press) }] : []
    }),
    visit('/companyHome/payslip', '', { title: null }),
    visit('/companyHome/payslip', `?id=${slip?.slipId}`, { title: null }),
    visit('/companyHome/payslip', `?id=${slip?.slipId}&trace=1`, {
      title: null,
      opened: {
        what: 'with a trace open',
        does: async (who) => {
          await main(who).locator('button[aria-expanded=false]').first().click()
          await who.frames(2)
        },
      },
    }),
    ...employeeTabs.map((tab) => visit('/companyHome/employee', `?id=${slip?.id}&tab=${tab}`, { title: null })),
  ]
}

/** Of the features that add them to an employee's page. */
const employeeTabs = ['pay', 'leave', 'slips']

/** Before the message is opened: without a key, and with one that has ended. */
export const ownPayslipVisits = (): Visit[] => [visit('/payslip'), visit('/payslip', '?key=no-such-key')]

const KEY = /payslip\?key=([\w-]+)/
/** An employee's own payslip, opened by the link and the code of two messages: in each language another slip, since codes are rare. */
export async function openedPayslipVisits(h: Asked, token: string): Promise<Visit[]> {
  const { records } = await h.ok('GET /ws/operator/outbox', { search: 'payslip?key=', pageSize: 2 }, { token })
  const keys = records.map(({ body, to }) => ({ key: body?.match(KEY)?.[1] ?? '', to }))
  return [
    visit('/payslip', '?opened=1', {
      opened: {
        what: 'opened with a code',
        does: async (who) => {
          const s = slips.pick(who.lang)
          const own = keys[who.lang === 'cn' ? 0 : 1]
          await who.open(`/payslip?key=${own?.key}`)
          await who.press(link.pick(who.lang).getCode)
          await who.find('button', s.see).waitFor()
          const sent = await h.ok('GET /ws/operator/outbox', { search: own?.to ?? '', pageSize: 1 }, { token })
          const code = sent.records[0]?.body?.match(/\d{6}/)?.[0] ?? ''
          await who.type(link.pick(who.lang).code, code)
          await who.find('heading', s.payslip).waitFor()
          await who.page.getByRole('main').locator('button[aria-expanded=false]').first().click()
        },
      },
    }),
  ]
}
