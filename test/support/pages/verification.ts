import { t as company } from '../../../src/features/base/company/web/texts.ts'
import { t as profile } from '../../../src/features/base/profile/web/texts.ts'
import { t as verification } from '../../../src/features/base/verification/web/parts/texts.ts'
import { t as review } from '../../../src/platform/web/ui/review/texts.ts'
import type { Person } from '../browser.ts'
import { dictText } from '../dictionaries.ts'
import { bytesOf } from '../files.ts'

/** Company authentication, identity, and the operator's decisions on both. */

export const picture = (name: string) => ({ name: `${name}.png`, bytes: bytesOf.png, mimeType: 'image/png' })

/** `abroad`: its card names a place outside China, whose number and certificate have other names. */
export async function submitCompany(
  who: Person,
  facts: { creditCode: string; legalPerson: string; passport: string; abroad?: true },
): Promise<void> {
  const s = company.pick(who.lang)
  const v = verification.pick(who.lang)
  await who.open('/companyHome/authentication')
  await who.type(facts.abroad ? s.regNumber : s.creditCode, facts.creditCode)
  await who.upload(facts.abroad ? s.licenceAbroad : s.licence, picture('licence'))
  await who.type(s.legalPerson, facts.legalPerson)
  await who.choose(v.idKind, dictText('idKind', 'passport', who.lang))
  await who.type(v.idNumber, facts.passport)
  await who.upload(v.page, picture('passport'))
  await who.press(v.submit)
  await who.hears(v.submitted)
  await who.sees(s.auth1)
}

export async function submitIdentity(who: Person, facts: { legalName: string; idCard: string }): Promise<void> {
  const s = profile.pick(who.lang)
  const v = verification.pick(who.lang)
  await who.open('/personalHome/myPersonal/authentication')
  await who.type(s.legalName, facts.legalName)
  await who.choose(v.idKind, dictText('idKind', 'idCard', who.lang))
  await who.type(v.idNumber, facts.idCard)
  await who.upload(v.front, picture('front'))
  await who.upload(v.back, picture('back'))
  await who.press(v.submit)
  await who.hears(v.submitted)
  await who.sees(s.id1)
}

/** Opens one case of a queue, identified by its heading. */
export async function openCase(who: Person, queue: string, title: string): Promise<void> {
  await who.open('/operatorHome')
  await who.open(`/operatorHome/${queue}`)
  await who.page.locator('[data-review-row]').filter({ hasText: title }).first().click()
  await who.page.locator('[data-review-title]').filter({ hasText: title }).waitFor()
}

export async function approveCompany(who: Person, fullName: string): Promise<void> {
  await openCase(who, 'companies', fullName)
  await approve(who, verification.pick(who.lang).verifiedNow(fullName))
}

export async function approvePerson(who: Person, legalName: string): Promise<void> {
  await openCase(who, 'persons', legalName)
  await approve(who, verification.pick(who.lang).verifiedNow(legalName))
}

async function approve(who: Person, said: string): Promise<void> {
  const words = review.pick(who.lang)
  await who.press(words.approve)
  await who.press(words.approve, who.dialog)
  await who.sees(said)
}
