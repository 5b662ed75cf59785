import { describe, expect, it } from 'vitest'
import { t as secret } from '../../src/features/base/secret/web/texts.ts'
import {
  employeeFields,
  employeeMoves,
  employeeStates,
  formSteps,
  secretFields,
} from '../../src/features/people/employee/contract/employee.ts'
import { t as edit } from '../../src/features/people/employee/web/edit/texts.ts'
import { t as page } from '../../src/features/people/employee/web/page/texts.ts'
import { t } from '../../src/features/people/employee/web/texts.ts'
import { weekdayName } from '../../src/features/people/employee/web/weekdays.ts'
import { payCycles } from '../../src/rules/constants.ts'
import { browserSuite, pictured } from '../support/browser-suite.ts'
import { dayFrom, teamOf } from '../support/employees.ts'
import { bytesOf } from '../support/files.ts'
import { tooWide, violations } from '../support/pages/look.ts'
import { prove } from '../support/pages/proof.ts'
import { type CompanyPeople, company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { soon } from '../support/soon.ts'

/** A new employee: begun by HR, left in the middle, finished by a colleague at the same time, completed, onboarded, paid to an account. */

const { h, seat } = browserSuite()

const places = { cn: ['新加坡', '中区'], en: ['Singapore', 'Central Singapore'] }
const names = { cn: '叶知秋', en: 'Ye Zhiqiu' }
const PASSPORT = 'K66778899'

describe.each(langOf('a new employee'))('a new employee, in %s', (lang) => {
  it('is filled in with a break, edited by two at once, onboarded, and given a bank account', { timeout: 300_000 }, async () => {
    const s = t.pick(lang)
    const e = edit.pick(lang)
    const p = page.pick(lang)
    const label = (field: keyof typeof employeeFields) => employeeFields[field][lang]
    const people: CompanyPeople = await company(h, { roles: ['hr', 'admin', 'finance'] })
    await teamOf(h, people, '交付')
    const hr = await seat(people.member.hr, 'hr', lang)
    const admin = await seat(people.member.admin, 'admin', lang)
    const finance = await seat(people.member.finance, 'finance', lang)
    const everybody = [hr, admin, finance]
    try {
      // Nothing there yet; the first step needs a name only.
      await hr.open('/companyHome/employees')
      await hr.sees(s.none)
      await hr.follow(s.create)
      await hr.press(e.saveNext)
      await hr.hears(label('name'))
      await hr.type(label('name'), names[lang])
      await hr.press(e.saveNext)
      await hr.find('heading', formSteps.documents[lang]).waitFor()
      expect(await violations(hr)).toEqual([])

      // The break: signed in somewhere else, HR finds the record and what it lacks, and goes on where a field is missing.
      const later = await seat(people.member.hr, 'hr elsewhere', lang)
      everybody.push(later)
      await later.open('/companyHome/employees')
      await later.type(s.search, lang === 'cn' ? 'yzq' : 'zhiqiu')
      await later.at(/search=/)
      await later.settled()
      await later.find('link', new RegExp(names[lang])).first().click()
      await later.sees(p.missingTitle(13))
      await later.follow(label('teamId'), later.page.getByRole('main'))
      await later.choose(label('teamId'), '交付')
      await later.area(label('country'), places[lang].slice(0, 1))
      await later.area(label('subdivision'), places[lang].slice(1))
      await soon(() => later.page.getByLabel(label('zone'), { exact: true }).first().inputValue()).toBe('Asia/Singapore')
      await later.press(e.saveNext)
      await later.type(secretFields.passportNumber[lang], 'K1')
      await later.press(e.saveNext)
      await later.hears(secretFields.passportNumber[lang])
      await later.type(secretFields.passportNumber[lang], PASSPORT)
      await later.press(e.saveNext)
      await later.type(label('jobTitle'), '工程师')
      await later.type(label('grade'), 'P5')
      await later.date(label('contractStart'), dayFrom(h, 4))
      await later.press(e.saveNext)
      await later.sees(e.paid('8'))
      await later.tick(weekdayName(6, lang))
      await later.page.getByLabel(label('dayEnd'), { exact: true }).fill('17:30')
      await later.sees(e.paid('7.5'))
      await later.type(label('leaveDays'), '15')
      await later.press(e.saveNext)
      await later.choose(label('cycle'), payCycles.monthly[lang])
      await later.type(label('basePay'), '6200.5')
      await later.press(e.saveClose)
      await later.sees(e.complete)
      await later.find('heading', names[lang]).waitFor()
      expect(await tooWide(later)).toEqual([])
      expect(await violations(later)).toEqual([])

      // Two editors: the second sees who was first, and keeps what was typed.
      const id = new URL(later.page.url().replace('/#', '')).searchParams.get('id')
      await admin.open(`/companyHome/employeeEdit?id=${id}&step=contract`)
      await later.open(`/companyHome/employeeEdit?id=${id}&step=contract`)
      await admin.type(label('jobTitle'), '高级工程师')
      await admin.press(e.saveClose)
      await admin.reads(e.saved)
      await later.type(label('jobDescription'), '现场调试')
      await later.press(e.saveClose)
      await later.sees(people.member.admin.name)
      await later.press(e.loadNewest)
      await later.sees(e.kept(label('jobDescription')))
      await soon(() => later.field(label('jobTitle')).inputValue()).toBe('高级工程师')
      await later.press(e.saveClose)
      await later.reads(e.saved)

      await later.open(`/companyHome/employee?id=${id}&tab=contract`)
      await later.reads('P5')

      // Onboarding: what blocks is said; a document is added, the rest waived.
      await later.open(`/companyHome/employee?id=${id}`)
      await later.press(employeeMoves.onboard.label[lang])
      await later.press(employeeMoves.onboard.label[lang], later.dialog)
      await later.find('heading', p.checklist).waitFor()
      await later.reads(employeeStates[2][lang])
      await later.open(`/companyHome/employee?id=${id}&tab=documents`)
      await later.press(p.addDocument)
      await later.upload(p.file, { name: 'passport.png', bytes: bytesOf.png, mimeType: 'image/png' }, later.dialog)
      await later.date(p.expiresOn, dayFrom(h, 60), later.dialog)
      await later.press(p.save, later.dialog)
      await later.sees(p.documentSaved)
      await later.sees(p.endsSoon(60))

      // The number is shown for a reason, and the bank account waits for a second person.
      await later.open(`/companyHome/employee?id=${id}`)
      const w = secret.pick(lang)
      await later.page.getByRole('button', { name: w.show(secretFields.passportNumber[lang]) }).click()
      await later.type(w.reason, '签证续签', later.dialog)
      await later.press(w.verb, later.dialog)
      await later.sees(PASSPORT)
      await later.open(`/companyHome/employee?id=${id}&tab=contract`)
      await later.press(p.setAccount)
      await later.type(p.bankName, 'Lion Bank', later.dialog)
      await later.type(p.accountNumber, '12345678901', later.dialog)
      await later.press(p.save, later.dialog)
      await prove(later)
      await later.sees(p.unconfirmed)
      await finance.open(`/companyHome/employee?id=${id}&tab=contract`)
      await finance.press(p.confirmAccount)
      await finance.press(p.confirmAccount, finance.dialog)
      await prove(finance)
      await finance.sees(p.confirmed(people.member.finance.name))
      expect(await violations(finance)).toEqual([])

      // The list: filtered by state, with a choice of columns, saved as a view.
      await later.open('/companyHome/employees?status=2')
      await later.reads(names[lang])
      await later.press(s.views)
      await later.page.getByRole('menuitem', { name: s.saveView }).click()
      await later.type(s.viewName, 'A', later.dialog)
      await later.press(s.save, later.dialog)
      await later.sees(s.viewSaved)
      for (const person of everybody) expect(person.faults).toEqual([])
    } catch (error) {
      throw await pictured(error, 'employee', everybody)
    } finally {
      await Promise.all(everybody.map((one) => one.leave()))
    }
  })
})
