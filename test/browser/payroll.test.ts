import { beforeAll, expect, test } from 'vitest'
import { flags } from '../../src/features/people/employee/contract/employee.ts'
import { runMoves } from '../../src/features/people/payroll/contract/run.ts'
import { t as desk } from '../../src/features/people/payroll/web/desk/texts.ts'
import { t as finalPay, steps } from '../../src/features/people/payroll/web/final/texts.ts'
import { t as home } from '../../src/features/people/payroll/web/home/texts.ts'
import { t as itemTexts } from '../../src/features/people/payroll/web/items/texts.ts'
import { t as runTexts } from '../../src/features/people/payroll/web/run/texts.ts'
import { t as slipTexts } from '../../src/features/people/payroll/web/slip/texts.ts'
import { changeStates } from '../../src/features/people/salary/contract/states.ts'
import { t as salary } from '../../src/features/people/salary/web/texts.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { prove, proveOperator, provesWhenAsked } from '../support/pages/proof.ts'
import { approved, changePayee, inNovember, paid, payScene } from '../support/payrun.ts'
import { operator } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat } = browserSuite()
beforeAll(async () => {
  inNovember(h)
})

/** Figures of a text: "+1,200.00" → 120000. */
const minorOf = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.-]/g, '').replace('−', '-')) * 100)

test.each(langOf('a raise in mid-month'))(
  'a raise in mid-month, a month from draft to locked with an approver, a failed payment and its retry, in %s',
  async (lang) => {
    const r = runTexts.pick(lang)
    const p = slipTexts.pick(lang)
    const verb = (move: keyof typeof runMoves) => runMoves[move].label[lang]
    const platform = await operator(h)
    const scene = await payScene(h, [
      { name: '林月', baseMinor: 1_000_000 },
      { name: '周航', baseMinor: 2_000_000 },
      { name: 'Anna Weber', baseMinor: 1_500_000 },
    ])
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const hr = await seat(scene.people.member.hr, 'hr', lang)
    const finance = await seat(scene.people.member.finance, 'finance', lang)
    const staff = await seat(platform, 'operator', lang)
    provesWhenAsked(finance)
    provesWhenAsked(staff, (who) => proveOperator(h, who))
    try {
      // A raise, approved by somebody else.
      const s = salary.pick(lang)
      await hr.open(`/companyHome/salaryChanges?propose=${scene.ids[0]}`)
      await hr.date(s.effectiveOn, '2026-11-16', hr.dialog)
      await hr.type(s.base, '12000', hr.dialog)
      await hr.sees(/\+20%/, hr.dialog)
      await hr.press(s.send, hr.dialog)
      await hr.sees(s.proposedNow)
      await finance.open('/companyHome/salaryChanges?state=proposed')
      await finance.page.getByText('林月').first().click()
      await finance.press(s.approve, finance.dialog)
      await finance.press(s.approve, finance.find('dialog', s.approveTitle('林月')))
      await finance.sees(changeStates.approved[lang], finance.find('dialog', '林月'))

      // An earning beside the base pay, in the list of items and in the workbook of it.
      const i = itemTexts.pick(lang)
      await hr.open('/companyHome/payItems')
      await hr.page.locator('[data-key=create]').first().click()
      await hr.find('combobox', i.employee, hr.dialog).fill('周航')
      await hr.page.getByRole('option', { name: /^周航/ }).first().click()
      await hr.type(i.amount, '300', hr.dialog)
      await hr.type(i.label, '餐补', hr.dialog)
      await hr.type(i.code, 'meal', hr.dialog)
      await hr.date(i.from, '2026-11-01', hr.dialog)
      await hr.type(i.reason, '制度', hr.dialog)
      await hr.press(i.add, hr.dialog)
      await hr.sees(i.added)
      await hr.sees('CNY 300.00')
      await looksRight(hr)
      const workbook = hr.page.waitForEvent('download')
      await hr.press(lang === 'cn' ? '导出 Excel' : 'Export to Excel')
      expect((await workbook).suggestedFilename()).toMatch(lang === 'cn' ? /^薪酬项目-.*\.xlsx$/ : /^Pay items-.*\.xlsx$/)
      await hr.press(i.endThis('餐补', '周航'))
      await hr.press(i.takeBack, hr.dialog)
      await hr.sees(i.takenBack)

      // The run: calculated, checked, submitted.
      await hr.open('/companyHome/payroll')
      await hr.press(home.pick(lang).startRun)
      await hr.at('/companyHome/payRun')
      await hr.press(verb('calculate'))
      await hr.sees(r.calculating(0, 3))
      await h.jobs.runDue()
      await hr.sees(/46,047\.62|45,/)
      await hr.page.getByRole('tab', { name: new RegExp(`^${r.checksTab}`) }).click()
      await hr.find('button', r.tickAll).first().waitFor()
      while ((await hr.find('button', r.tickAll).count()) > 0) {
        const before = await hr.find('button', r.tickAll).count()
        await hr.press(r.tickAll)
        await hr.until(
          'ticks',
          () => hr.find('button', r.tickAll).count(),
          (n) => n < before,
        )
      }
      await looksRight(hr)
      // Versus last period adds up on the screen.
      await hr.page.getByRole('tab', { name: r.versusTab }).click()
      await hr.find('heading', 'CNY').waitFor()
      const figures = await hr.page.locator('[data-step] > :last-child').allInnerTexts()
      const [last = 0, ...rest] = figures.map(minorOf)
      const now = rest.pop() ?? 0
      expect(rest.reduce((all, minor) => all + minor, last)).toBe(now)
      expect(rest.length).toBeGreaterThan(0)
      await hr.press(verb('submit'))
      await hr.press(verb('submit'), hr.dialog)
      await hr.sees(runMoves.submit.past[lang])
      const run = hr.page.url().match(/id=([\w-]+)/)![1]!

      // Somebody else approves what they see, and pays.
      await finance.open(`/companyHome/payRun?id=${run}`)
      await finance.press(verb('approve'))
      await finance.sees(lang === 'cn' ? /整|角|分/ : /thousand/, finance.dialog)
      await finance.press(verb('approve'), finance.dialog)
      await finance.find('button', verb('pay')).waitFor()
      await finance.press(verb('pay'))
      await finance.press(verb('pay'), finance.dialog)
      await finance.sees(r.sentNow(3))

      // The bank returns one; it is sent again.
      const d = desk.pick(lang)
      await staff.open('/operatorHome/payrollPayouts')
      await staff.page.getByText(scene.people.name).first().click()
      await staff.tick(d.choose('周航'))
      await staff.press(d.failed)
      await staff.type(d.reason, '户名不符', staff.dialog)
      await staff.press(d.failed, staff.dialog)
      await staff.sees(d.failedNow(1))
      // The list was read again: he can no longer be chosen.
      await staff.find('checkbox', d.choose('周航')).waitFor({ state: 'detached' })
      await staff.tick(d.chooseAll)
      await looksRight(staff)
      await staff.press(d.paid)
      await staff.type(d.reference, 'SEPA 1', staff.dialog)
      await staff.press(d.paid, staff.dialog)
      await finance.afresh(`/companyHome/payRun?id=${run}&tab=money`)
      await finance.press(r.retry)
      await finance.sees(runMoves.pay.past[lang])
      await staff.afresh('/operatorHome/payrollPayouts')
      await staff.page.getByText(scene.people.name).first().click()
      await staff.tick(d.chooseAll)
      await staff.press(d.paid)
      await staff.type(d.reference, 'SEPA 2', staff.dialog)
      await staff.press(d.paid, staff.dialog)
      await staff.sees(d.paidNow(1))

      // Payslips, then the lock.
      await finance.afresh(`/companyHome/payRun?id=${run}`)
      await finance.press(verb('publish'))
      await finance.press(verb('publish'), finance.dialog)
      await finance.find('button', verb('lock')).waitFor()
      await finance.press(verb('lock'))
      await finance.press(verb('lock'), finance.dialog)
      await finance.until(
        'locks',
        () => finance.find('button', verb('lock')).count(),
        (n) => n === 0,
      )

      // A payslip with its trace, calculated again to the same bytes.
      await finance.page.getByRole('link', { name: /林月/ }).first().click()
      await finance.at('/companyHome/payslip')
      await finance.settled()
      await finance.page.locator('main button[aria-expanded=false]').first().click()
      await finance.sees(/÷ 21/)
      await finance.press(p.replay)
      await finance.sees(lang === 'cn' ? /字节完全相同/ : /the same \d+ bytes/)
      for (const who of [hr, finance, staff]) expect(who.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, `payroll ${lang}`, [hr, finance, staff])
    } finally {
      for (const who of [hr, finance, staff]) await who.leave()
    }
  },
  240_000,
)

test('who has left: unused leave, severance with its formula, and the run that pays it', async () => {
  const s = finalPay.pick('en')
  const scene = await payScene(h, [{ name: '沈一诺', country: 'QA', baseMinor: 2_100_000, leaveHundredths: 1_500 }, {}])
  const { hr: persona } = scene.people.member
  const [id = ''] = scene.ids
  const { version } = await h.ok('GET /ws/employee/detail', { id }, persona.as)
  await h.ok('POST /ws/employee/leave', { id, version, leaveOn: '2026-11-20', reason: 'Own wish' }, persona.as)
  const hr = await seat(persona, 'hr', 'en')
  try {
    await hr.open('/companyHome/finalPay')
    await hr.sees('13,330.00')
    await looksRight(hr)
    await hr.page.getByText('沈一诺').first().click()
    await hr.sees(/Daily wage 1,000\.00 × 13\.33 unused days/, hr.dialog)
    await looksRight(hr)
    await hr.press(s.add, hr.dialog)
    await hr.type(`${s.amount} (CNY)`, '21000', hr.dialog)
    await hr.type(s.times, '1.5', hr.dialog)
    await hr.press(s.addPart, hr.dialog)
    await hr.type(`${s.amount} (CNY)`, '0.01', hr.find('group', s.part(2), hr.dialog))
    await hr.sees('CNY 31,500.01', hr.dialog)
    await looksRight(hr)
    await hr.type(s.reason, 'Clause 12', hr.dialog)
    await hr.press(s.save, hr.dialog)
    await hr.sees(/0\.01 × 1 \+ 21,000\.00 × 1\.5 · Clause 12/, hr.dialog)
    await hr.dialog.getByRole('link', { name: steps.pick('en').calculate }).click()
    await hr.at('/companyHome/payRun')
    await hr.press(runMoves.calculate.label.en)
    await hr.sees(runTexts.pick('en').calculating(0, 1))
    await h.jobs.runDue()
    // 15 of 21 days, the leave and the severance.
    await hr.sees('CNY 59,830.01')
    expect(hr.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, 'final pay', [hr])
  } finally {
    await hr.leave()
  }
}, 120_000)

test('what stops a payment leads to the bank account, and pay of another currency begins with its proof', async () => {
  const r = runTexts.pick('en')
  const verb = (move: keyof typeof runMoves) => runMoves[move].label.en
  const platform = await operator(h)
  const scene = await payScene(h, [{ name: 'Anna Weber' }])
  const { hr, finance: payer } = scene.people.member
  await paid(h, scene, platform.as, { on: '2026-10-15' })
  await changePayee(h, scene.people.companyId, scene.ids[0]!, hr.accountId, 'DE99 8888')
  const id = await approved(h, scene)
  const abroad = await payScene(h, [{ currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }])
  const outside = await approved(h, abroad)
  const finance = await seat(payer, 'finance', 'en')
  const other = await seat(abroad.people.member.finance, 'finance abroad', 'en')
  try {
    await finance.open(`/companyHome/payRun?id=${id}`)
    await finance.press(verb('pay'))
    await finance.press(verb('pay'), finance.dialog)
    await prove(finance)
    await finance.follow(r.toPayees)
    await finance.page.waitForURL(/companyHome\/employees\?flag=payeeUnconfirmed/)
    await finance.sees('Anna Weber')
    await finance.open(`/companyHome/employee?id=${scene.ids[0]}`)
    await finance.follow(flags.payeeUnconfirmed.en)
    await finance.find('button', /^Confirm/).waitFor()

    await other.open(`/companyHome/payRun?id=${outside}`)
    await other.find('button', verb('payOutside')).waitFor()
    await soon(() => other.find('button', verb('pay')).count()).toBe(0)
  } finally {
    await finance.leave()
    await other.leave()
  }
}, 120_000)
