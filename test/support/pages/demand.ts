import { fieldLabels } from '../../../src/features/work/demand/contract/field-labels.ts'
import { stages } from '../../../src/features/work/demand/contract/lifecycle.ts'
import { type Move, moveTexts } from '../../../src/features/work/demand/contract/texts.ts'
import { t as bids } from '../../../src/features/work/demand/web/bids/texts.ts'
import { t as operator } from '../../../src/features/work/demand/web/desk/texts.ts'
import { t as detail } from '../../../src/features/work/demand/web/detail/texts.ts'
import { t as form } from '../../../src/features/work/demand/web/form/texts.ts'
import { t as funding } from '../../../src/features/work/demand/web/funding/texts.ts'
import { t as hall } from '../../../src/features/work/demand/web/hall/texts.ts'
import { t as moves } from '../../../src/features/work/demand/web/moves/texts.ts'
import { t as providers } from '../../../src/features/work/demand/web/providers/texts.ts'
import { actionLabels, saidOf } from '../../../src/features/work/demand/web/texts.ts'
import { formatMoney, shareOf } from '../../../src/platform/contract/amount.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../browser.ts'
import { dictText } from '../dictionaries.ts'
import { bytesOf } from '../files.ts'
import { looksRight } from '../looks.ts'
import { minorOf, type Sum } from './money.ts'
import { openCase } from './verification.ts'

/** A demand from the empty form to its end. */

export interface DemandFacts extends Sum {
  title: string
  description: string
  deliverables: string
  acceptanceCriteria: string
  area: readonly string[]
  prepayment: string
  recruitEnd: string
  expectedCompletion: string
}

const label = (who: Person, field: string) => fieldLabels[field]![who.lang]
const verb = (who: Person, move: Move) => moveTexts[move].label[who.lang]
const money = (who: Person, amountMinor: number, currency: Sum['currency']) => formatMoney(amountMinor, currency, who.lang)

/** What is filled in before the contract: an empty form of a demand in Germany. */
export async function beginForm(who: Person, facts: { category: string; title: string; text: string }): Promise<void> {
  await who.open('/personalHome/pdemand')
  await who.choose(label(who, 'category'), dictText('demandCategory', facts.category, who.lang))
  await who.type(label(who, 'title'), facts.title)
  for (const field of ['description', 'deliverables', 'acceptanceCriteria']) await who.type(label(who, field), facts.text)
  const germany = who.lang === 'cn' ? '德国' : 'Germany'
  await who.area(label(who, 'areaCode'), [germany, ui.pick(who.lang).areaWhole(germany)])
  await who.choose(label(who, 'workLanguage'), dictText('language', 'zhEn', who.lang))
}

/** From the filled form to the page of the new demand. Returns its id. */
export async function createPlanned(who: Person): Promise<string> {
  const s = form.pick(who.lang)
  await who.press(s.toReview)
  await who.find('button', s.create).waitFor()
  await looksRight(who)
  await who.press(s.create)
  await who.at('/personalHome/demandDetails?id=')
  await who.page.locator('#parts').waitFor()
  return new URL(who.page.url().replace('#/', '')).searchParams.get('id')!
}

/** Returns the id of the new demand. */
export async function post(who: Person, facts: DemandFacts): Promise<string> {
  const s = form.pick(who.lang)
  await who.open('/personalHome/pdemand')
  await who.choose(label(who, 'category'), dictText('demandCategory', 'afterSales', who.lang))
  for (const field of ['title', 'description', 'deliverables', 'acceptanceCriteria'] as const)
    await who.type(label(who, field), facts[field])
  await who.upload(label(who, 'attachmentId'), { name: 'drawings.zip', bytes: bytesOf.zip, mimeType: 'application/zip' })
  await who.area(label(who, 'areaCode'), facts.area)
  await who.choose(label(who, 'workLanguage'), dictText('language', 'zhEn', who.lang))
  await who.find('radio', dictText('contractKind', 'kpi', who.lang)).check()
  await who.choose(ui.pick(who.lang).currency, facts.currency)
  await who.type(label(who, 'amount'), facts.amount)
  await who.type(label(who, 'prepayment'), facts.prepayment)
  await who.date(label(who, 'recruitEnd'), facts.recruitEnd)
  await who.date(label(who, 'expectedCompletion'), facts.expectedCompletion)
  await who.press(s.toReview)
  await who.sees(facts.deliverables)
  await who.press(s.create)
  await who.at('/personalHome/demandDetails?id=')
  await who.find('heading', facts.title).waitFor()
  return new URL(who.page.url().replace('#/', '')).searchParams.get('id')!
}

export const openDemand = (who: Person, id: string): Promise<void> => who.open(`/personalHome/demandDetails?id=${id}`)

/** The stage in the header of the demand's page. */
export async function atStage(who: Person, status: number): Promise<void> {
  const { key, ...words } = stages[status]!
  await who.page.locator('main header, main').getByText(words[who.lang]).first().waitFor()
  await who.page.locator('[aria-current="step"]').filter({ hasText: words[who.lang] }).first().waitFor()
}

/** Opens a move's dialog by its button on the demand's page. */
async function begin(who: Person, id: string, move: Move): Promise<ReturnType<Person['page']['getByRole']>> {
  await openDemand(who, id)
  await who.follow(verb(who, move))
  const dialog = who.find('dialog', verb(who, move))
  await dialog.waitFor()
  return dialog
}

const done = (who: Person, move: Move) => who.hears(saidOf(move)[who.lang])

export async function host(who: Person, id: string, sum: Sum): Promise<void> {
  const s = funding.pick(who.lang)
  await openDemand(who, id)
  await who.follow(verb(who, 'fund'))
  await who.press(s.review)
  await who.press(s.confirm(money(who, minorOf(sum), sum.currency)))
  await who.sees(s.doneFullAbout)
}

export async function publish(who: Person, id: string): Promise<void> {
  const dialog = await begin(who, id, 'publish')
  await who.press(verb(who, 'publish'), dialog)
  await done(who, 'publish')
}

export async function approveDemand(who: Person, title: string): Promise<void> {
  const s = operator.pick(who.lang)
  await openCase(who, 'demandReview', title)
  await who.press(s.approveDemand)
  await who.press(s.approveDemand, who.dialog)
  await who.page
    .getByRole('status')
    .filter({ hasText: /D-\d{4}-\d+/ })
    .waitFor()
}

/** Finds a demand in the hall by words in its text. `userType`: whose hall, 1 for a company. */
export async function find(who: Person, search: string, title: string, userType: 1 | 2 = 2): Promise<void> {
  const s = hall.pick(who.lang)
  await who.open(`/demandHall/${userType}/home`)
  await who.type(s.searchLabel, search)
  await who.sees(s.found('1'))
  await who.follow(title)
  await who.at(`/demandHall/${userType}/demandDetails?id=`)
  await who.find('heading', title).waitFor()
}

/** On the page that `find` opened. */
export async function apply(who: Person, message: string): Promise<void> {
  await who.follow(verb(who, 'apply'))
  const dialog = who.find('dialog', verb(who, 'apply'))
  await who.type(bids.pick(who.lang).message, message, dialog)
  await who.press(verb(who, 'apply'), dialog)
  await done(who, 'apply')
}

export async function pick(who: Person, id: string, name: string): Promise<void> {
  const s = providers.pick(who.lang)
  await openDemand(who, id)
  await who.follow(verb(who, 'pick'))
  await who.press(s.pickOf(name))
  await who.press(s.pickOf(name), who.dialog)
  await who.hears(s.picked(name))
}

export async function start(who: Person, id: string): Promise<void> {
  const dialog = await begin(who, id, 'start')
  await who.tick(moves.pick(who.lang).startAgree, dialog)
  await who.press(verb(who, 'start'), dialog)
  await done(who, 'start')
}

/** The lines of a release's preview: out of the escrow, the fee, the payout, the remainder. */
async function seesRelease(
  who: Person,
  dialog: Person['dialog'],
  gross: Sum,
  feeBps: number,
  heldAfterMinor: number,
  beforeMinor = 0,
): Promise<void> {
  const s = moves.pick(who.lang)
  const grossMinor = minorOf(gross)
  // The fee is that of all releases so far, less what was taken before.
  const feeMinor = shareOf(beforeMinor + grossMinor, feeBps) - shareOf(beforeMinor, feeBps)
  const { currency } = gross
  await who.sees(s.debit, dialog)
  await who.sees(money(who, grossMinor - feeMinor, currency), dialog)
  await who.sees(`−${formatMoney(feeMinor, currency, who.lang).slice(currency.length + 1)}`, dialog)
  await who.sees(money(who, heldAfterMinor, currency), dialog)
}

export async function payAdvance(who: Person, id: string, sum: Sum, feeBps: number, heldAfterMinor: number): Promise<void> {
  const s = moves.pick(who.lang)
  const dialog = await begin(who, id, 'advance')
  await who.type(s.imprestAmount, sum.amount, dialog)
  const pay = who.find('button', s.imprestPay(money(who, minorOf(sum), sum.currency)), dialog)
  await pay.waitFor()
  await seesRelease(who, dialog, sum, feeBps, heldAfterMinor)
  await pay.click()
  await who.hears(s.imprestPaid(money(who, minorOf(sum), sum.currency)))
}

export async function askPostpone(who: Person, id: string, reason: string): Promise<void> {
  const dialog = await begin(who, id, 'askPostpone')
  await who.type(moves.pick(who.lang).reason, reason, dialog)
  await who.press(verb(who, 'askPostpone'), dialog)
  await done(who, 'askPostpone')
}

export async function grantPostpone(who: Person, id: string, reason: string): Promise<void> {
  const dialog = await begin(who, id, 'grantPostpone')
  await who.sees(reason, dialog)
  await who.press(verb(who, 'grantPostpone'), dialog)
  await done(who, 'grantPostpone')
}

export async function deliver(who: Person, id: string, note: string): Promise<void> {
  const s = moves.pick(who.lang)
  const dialog = await begin(who, id, 'complete')
  await who.type(s.deliverNote, note, dialog)
  await who.upload(s.deliverDocuments, { name: 'report.pdf', bytes: bytesOf.pdf, mimeType: 'application/pdf' }, dialog)
  await who.press(s.deliverSend, dialog)
  await done(who, 'complete')
}

export async function confirmWork(who: Person, id: string, rest: Sum, feeBps: number, beforeMinor = 0): Promise<void> {
  const s = moves.pick(who.lang)
  const dialog = await begin(who, id, 'confirm')
  await seesRelease(who, dialog, rest, feeBps, 0, beforeMinor)
  await who.tick(s.confirmChecked, dialog)
  await who.press(s.confirmRelease(money(who, minorOf(rest), rest.currency)), dialog)
  await who.hears(s.confirmReleased(money(who, minorOf(rest), rest.currency)))
}

/** On the acceptance page. */
export async function closeOut(who: Person, id: string): Promise<void> {
  await openDemand(who, id)
  await who.follow(actionLabels.joinIn[who.lang])
  await who.find('tab', detail.pick(who.lang).tabAcceptance).waitFor()
  await who.follow(verb(who, 'close'), who.page.getByRole('tabpanel'))
  const dialog = who.find('dialog', verb(who, 'close'))
  await who.press(verb(who, 'close'), dialog)
  await done(who, 'close')
}
