import { expect, test } from 'vitest'
import { requestMoves } from '../../src/features/people/absence/contract/states.ts'
import { t as balances } from '../../src/features/people/absence/web/balances/texts.ts'
import { rangeText } from '../../src/features/people/absence/web/calendar/range.ts'
import { t as calendar } from '../../src/features/people/absence/web/calendar/texts.ts'
import { spanText } from '../../src/features/people/absence/web/leave-texts.ts'
import { t as requests } from '../../src/features/people/absence/web/requests/texts.ts'
import { t as statement } from '../../src/features/people/absence/web/statement/texts.ts'
import { t as shared } from '../../src/features/people/absence/web/texts.ts'
import { t as types } from '../../src/features/people/absence/web/types/texts.ts'
import { addDays } from '../../src/platform/contract/day.ts'
import { formatDate } from '../../src/platform/web/ui/time.ts'
import { mondayOf, office } from '../support/absence.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { looksRight } from '../support/looks.ts'
import { messagesTo } from '../support/outbox.ts'
import { prove } from '../support/pages/proof.ts'
import { codeFor } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

const { h, seat, sit } = browserSuite()

test.each(langOf('leave is asked by HR'))('leave is asked by HR, granted by the lead, and seen in the calendar, in %s', async (lang) => {
  const [r, c, w, b] = [requests.pick(lang), calendar.pick(lang), shared.pick(lang), balances.pick(lang)]
  const o = await office(h)
  const [name, monday] = ['温若谷', mondayOf(h)]
  const employee = await o.employee({ name, latinName: 'Wen Ruogu', searchText: 'wenruogu wrg' })
  await o.employee({ name: '尤清越' })
  const hr = await seat(o.hr, 'hr', lang)
  const lead = await seat(o.lead, 'lead', lang)
  const viewer = await seat(o.viewer, 'viewer', lang)
  try {
    await hr.open('/companyHome/leaveRequests')
    await hr.press(w.newLeave)
    await hr.find('combobox', w.employee, hr.dialog).fill('wrg')
    await hr.page.getByRole('option', { name: new RegExp(name) }).click()
    await hr.date(r.from, monday, hr.dialog)
    await hr.date(r.to, addDays(monday, 6), hr.dialog)
    await hr.sees(`${w.total} ${w.days('5')}`, hr.dialog)
    const wednesday = formatDate(addDays(monday, 2), lang)
    await hr.find('combobox', `${w.part} ${wednesday}`).selectOption('morning')
    await hr.sees(`${w.total} ${w.days('4.5')}`, hr.dialog)
    await hr.sees(w.days('10.5'), hr.dialog)
    await looksRight(hr)
    await hr.press(r.submit, hr.dialog)
    await hr.sees(name, hr.find('region', r.title))

    await lead.open('/companyHome/leaveRequests')
    await lead.find('heading', name).waitFor()
    await lead.press(requestMoves.grant[lang])
    await lead.sees(r.granted(name))

    await hr.open(`/companyHome/absenceCalendar?on=${monday}`)
    const row = hr.find('row', new RegExp(name), hr.find('grid', c.grid))
    const whole = `${c.partOf(lang === 'cn' ? '年假' : 'Annual leave', spanText(monday, addDays(monday, 6), lang))}`
    await row.getByRole('gridcell', { name: whole }).first().waitFor()
    // On paper: the month above the people, without the menu beside them.
    const heading = hr.page.getByText(c.printed(rangeText('month', { from: monday, to: monday }, lang)), { exact: true })
    await soon(() => heading.isVisible()).toBe(false)
    await hr.page.emulateMedia({ media: 'print' })
    await soon(async () => [
      await heading.isVisible(),
      await row.isVisible(),
      await hr.page.getByRole('navigation').first().isVisible(),
    ]).toEqual([true, true, false])
    await hr.page.emulateMedia({ media: 'screen' })
    // By keys: from the team's row down to the person, then to the Monday.
    await hr.page.locator('[role=gridcell][tabindex="0"]').focus()
    await hr.page.keyboard.press('Home')
    await hr.page.keyboard.press('ArrowDown')
    for (let day = 1; day < Number(monday.slice(8)); day++) await hr.page.keyboard.press('ArrowRight')
    await hr.until(
      'reads the cell',
      () => hr.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
      (said) => said.includes(name) && said.includes(whole),
    )
    await hr.page.keyboard.press('Enter')
    await hr.at('/companyHome/leaveRequests')
    await hr.find('heading', name).waitFor()

    await hr.open(`/companyHome/leaveBalances?employee=${employee.id}`)
    await hr.sees(w.days('10.5'))
    await hr.press(b.adjust)
    await hr.type(b.days, '-1', hr.dialog)
    await hr.type(b.reason, '核对', hr.dialog)
    await hr.press(b.adjust, hr.dialog)
    await hr.sees(w.days('9.5'))

    // Others see that somebody is out, not why.
    await viewer.open(`/companyHome/absenceCalendar?on=${monday}&range=quarter`)
    const seen = viewer.find('row', new RegExp(name), viewer.find('grid', c.grid))
    await seen
      .getByRole('gridcell', { name: c.partOf(c.away, spanText(monday, addDays(monday, 6), lang)) })
      .first()
      .waitFor()
    await soon(() => viewer.find('grid', c.grid).innerText()).not.toContain(lang === 'cn' ? '年假' : 'Annual')
    await viewer.open('/companyHome/leaveRequests')
    await viewer.sees(r.noRole)
    expect([...hr.faults, ...lead.faults, ...viewer.faults]).toEqual([])
  } catch (error) {
    throw await pictured(error, `absence ${lang}`, [hr, lead, viewer])
  } finally {
    for (const who of [hr, lead, viewer]) await who.leave()
  }
})

test('a company makes a leave type of its own, previews the end of the year, and subscribes to the calendar', async () => {
  const [s, c, b, w] = [types.pick('en'), calendar.pick('en'), balances.pick('en'), shared.pick('en')]
  const o = await office(h)
  const { name } = await o.employee({ name: '陆云岚', latinName: 'Lu Yunlan', email: 'guest@people.example' })
  const hr = await seat(o.hr, 'hr types', 'en')
  try {
    await hr.open('/companyHome/leaveTypes')
    await hr.press(s.add)
    await hr.type(s.nameCn, '学习假', hr.dialog)
    await hr.type(s.nameEn, 'Study leave', hr.dialog)
    await hr.choose(s.allowance, s.allowFixed, hr.dialog)
    await hr.press(s.save, hr.dialog)
    await hr.sees(/Give the days of a year/, hr.dialog)
    await hr.type(s.yearDays, '5', hr.dialog)
    await hr.find('combobox', s.grades, hr.dialog).fill('P5')
    await hr.page.keyboard.press('Enter')
    await hr.press(s.addStep, hr.dialog)
    await hr.type(`${s.serviceStep(1)} · ${s.serviceYears}`, '50', hr.dialog)
    await hr.type(`${s.serviceStep(1)} · ${s.serviceDays}`, '12', hr.dialog)
    await hr.press(s.save, hr.dialog)
    await hr.sees(/Give whole years from 1 to 40/, hr.dialog)
    await hr.type(`${s.serviceStep(1)} · ${s.serviceYears}`, '7', hr.dialog)
    await looksRight(hr)
    await hr.press(s.save, hr.dialog)
    await hr.sees('Study leave')
    await hr.sees('P5')
    await hr.sees(new RegExp(s.fromYears(7, w.days('12'))))

    await hr.open('/companyHome/leaveBalances?view=yearEnd')
    await hr.sees(name)
    await hr.sees(w.days('10'), hr.find('row', new RegExp(`${name}.*Annual leave`)))
    const download = hr.page.waitForEvent('download')
    await hr.press('Export to Excel')
    expect((await download).suggestedFilename()).toMatch(/^Year-end preview-.*\.xlsx$/)

    // The employee, who has no account, opens their statement by the link and a code.
    await hr.open('/companyHome/leaveBalances')
    await hr.page.getByText(name).first().click()
    await hr.press(b.send(1))
    await hr.press(b.sendNow, hr.dialog)
    await hr.sees(b.sentTo('g***@people.example'))
    const [message] = await messagesTo(h, 'guest@people.example')
    const link = message!.body.match(/#(\/leaveStatement\?key=[\w-]+)/)![1]!
    const guest = await sit('guest', { lang: 'cn', width: 320 })
    const own = statement.pick('cn')
    await guest.open(link)
    await looksRight(guest)
    await guest.press('发送验证码')
    await guest.sees(/验证码已发送到 g\*\*\*@people\.example/)
    // The field counts down though the first code was asked for before it was there.
    await guest.sees(/^\d+ 秒后重发$/)
    await guest.type('验证码', await codeFor(h, 'guest@people.example'))
    await guest.sees(own.wrong)
    await guest.sees(shared.pick('cn').days('15'))
    await looksRight(guest)
    expect(guest.faults).toEqual([])
    await guest.leave()

    await hr.open('/companyHome/absenceCalendar')
    await hr.press(c.subscribe)
    await hr.press(c.feedMake, hr.dialog)
    await prove(hr)
    const address = await hr.dialog
      .getByText(/\/api\/ws\/absence\/feed\?token=/)
      .first()
      .innerText()
    expect(await (await fetch(address.trim())).text()).toContain('BEGIN:VCALENDAR')
    await hr.press(c.feedRevoke, hr.dialog)
    await hr.sees(c.feedRevoked)
    expect((await fetch(address.trim())).status).toBe(404)
    await soon(() => hr.page.getByText(b.title).count()).toBeGreaterThan(0)
    expect(hr.faults).toEqual([])
  } catch (error) {
    throw await pictured(error, 'absence types', [hr])
  } finally {
    await hr.leave()
  }
})
