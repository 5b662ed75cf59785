import { t as account } from '../../../src/features/base/account/web/texts.ts'
import { t as company } from '../../../src/features/base/company/web/texts.ts'
import { t as profile } from '../../../src/features/base/profile/web/texts.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../browser.ts'
import { dictText } from '../dictionaries.ts'

/** Everything before the workbench: registration, the business card, sign-in. */

export interface Newcomer {
  userType: 1 | 2
  phone: string
  /** Of the company, or of the individual. */
  name: string
  password: string
  /** The code sent to the phone. */
  code: () => Promise<string>
}

export async function register(who: Person, as: Newcomer): Promise<void> {
  const s = account.pick(who.lang)
  const words = ui.pick(who.lang)
  await who.open('/loginHome/registry')
  const main = who.page.getByRole('main')
  await who.find('radio', as.userType === 1 ? `${s.company}: ${s.companyAbout}` : `${s.individual}: ${s.individualAbout}`).click()
  await who.press(s.next, main)
  await who.type(words.phone, as.phone)
  await who.press(words.codeSend)
  await who.sees(words.codeSent)
  await who.type(words.code, await as.code())
  await who.press(s.next, main)
  await who.type(as.userType === 1 ? s.companyName : s.name, as.name)
  await who.type(words.password, as.password)
  await who.type(s.confirmPassword, as.password)
  await who.tick(new RegExp(`^${s.agreeLead}`))
  await who.press(s.register, main)
  await who.at(`/loginHome/visitingCard?userType=${as.userType === 1 ? 'company' : 'personal'}`)
}

const dict = (who: Person, code: string, value: string) => dictText(code, value, who.lang)

export interface CompanyCardFacts {
  shortName: string
  area: readonly string[]
  contactName: string
  position: string
}

/** On any page: a user sent from a wanted page returns to it. */
export async function fillCompanyCard(who: Person, card: CompanyCardFacts): Promise<void> {
  const s = company.pick(who.lang)
  await who.type(s.shortName, card.shortName)
  await who.choose(s.industry, dict(who, 'industry', 'robotics'))
  await who.choose(s.scale, dict(who, 'companyScale', 'to499'))
  await who.area(s.area, card.area)
  await who.type(s.contactName, card.contactName)
  await who.type(s.position, card.position)
  await who.press(profile.pick(who.lang).cardFinish)
}

export async function completeCompanyCard(who: Person, card: CompanyCardFacts): Promise<void> {
  await fillCompanyCard(who, card)
  await who.at('/companyHome/clock')
}

export interface PersonCardFacts {
  position: string
  birthDate: string
  area: readonly string[]
}

export async function completePersonCard(who: Person, card: PersonCardFacts): Promise<void> {
  const s = profile.pick(who.lang)
  await who.type(s.position, card.position)
  await who.choose(s.gender, dict(who, 'gender', 'female'))
  await who.date(s.birthDate, card.birthDate)
  await who.area(s.area, card.area)
  await who.press(s.cardFinish)
  await who.at('/personalHome')
}

export async function signInOperator(who: Person, as: { username: string; password: string; totp: () => string }): Promise<void> {
  const s = account.pick(who.lang)
  await who.open('/operatorHome/login')
  await who.type(s.username, as.username)
  await who.type(ui.pick(who.lang).password, as.password)
  await who.type(s.totp, as.totp())
  await who.press(s.signIn)
  await who.at('/operatorHome')
}
