import { beforeAll, describe, expect, it } from 'vitest'
import type { Area } from '../../src/features/base/area/contract/schema.ts'
import { isCreditCode, isIdCardNumber } from '../../src/features/base/verification/contract/numbers.ts'
import type { Currency } from '../../src/platform/contract/amount.ts'
import { amountText } from '../../src/platform/contract/amount.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { t as ui } from '../../src/platform/web/ui/texts.ts'
import { PLATFORM_FEE_BPS } from '../../src/rules/constants.ts'
import type { Person } from '../support/browser.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { dayFrom } from '../support/demands.ts'
import * as demand from '../support/pages/demand.ts'
import { completeCompanyCard, completePersonCard, register, signInOperator } from '../support/pages/entry.ts'
import { isNotified, ledger, type NewsKind, noticesOfOperator, screen, trialBalance } from '../support/pages/figures.ts'
import * as money from '../support/pages/money.ts'
import { proveOperator, provesWhenAsked } from '../support/pages/proof.ts'
import * as verification from '../support/pages/verification.ts'
import { codeFor, operator, operatorCode, PASSWORD } from '../support/personas.ts'
import { langOf } from '../support/run.ts'

/** One demand from registration to money in the bank: three people, three browsers, the real server. */

const { h, sit } = browserSuite()
let places: Area[]

beforeAll(async () => {
  places = (await h.ok('GET /ws/portal/area/loadTreeRoot')) as Area[]
})

/** The last character of a number is its check digit. */
const withCheckDigit = (beginning: string, fits: (number: string) => boolean): string => {
  for (const sign of '0123456789ABCDEFGHJKLMNPQRTUWXY') if (fits(beginning + sign)) return beginning + sign
  throw new Error(`no check digit fits ${beginning}`)
}

/** Names of the places that contain a code, as the area field shows them one after the other. */
function namesOf(code: string, lang: Lang): string[] {
  const walk = (nodes: readonly Area[], above: string[]): string[] | null => {
    for (const node of nodes) {
      const path = [...above, node[lang]]
      if (node.code === code) return node.children?.length ? [...path, ui.pick(lang).areaWhole(node[lang])] : path
      const below = node.children && walk(node.children, path)
      if (below) return below
    }
    return null
  }
  const found = walk(places, [])
  if (!found) throw new Error(`no place ${code}`)
  return found
}

interface Story {
  currency: Exclude<Currency, 'BEAN'>
  /** User input: their own words, in their own language. */
  company: string
  shortName: string
  contact: string
  individual: string
  profession: string
  title: string
  description: string
  deliverables: string
  acceptanceCriteria: string
  /** A word inside the text. */
  search: string
  message: string
  postponeReason: string
  note: string
  phones: { company: string; individual: string }
  creditCode: string
  idCard: string
}

const stories: Record<Lang, Story> = {
  cn: {
    currency: 'CNY',
    company: '云帆自动化（杭州）有限公司',
    shortName: '云帆自动化',
    contact: '陆知远',
    individual: '沈若溪',
    profession: '工业机器人售后工程师',
    title: '柏林仓储机器人安装与培训',
    description: '为柏林新仓的三条分拣线安装协作机器人，调试后培训十二位当地操作员，现场用德语和英语。',
    deliverables: '安装报告、培训签到表、验收录像',
    acceptanceCriteria: '三条分拣线连续运行 72 小时无停机',
    search: '分拣线',
    message: '在汉堡做过两年同类项目，下周一可以到场。',
    postponeReason: '地坪加固晚了四天，设备进场顺延。',
    note: '三条线已交付并通过试运行，报告与签到表见附件。',
    phones: { company: '13611110001', individual: '13611110002' },
    creditCode: withCheckDigit('91330108MA2CTEXT1', isCreditCode),
    idCard: withCheckDigit('33010619930815402', isIdCardNumber),
  },
  en: {
    currency: 'EUR',
    company: 'Harrow Lane Instruments Co., Ltd.',
    shortName: 'Harrow Lane',
    contact: 'Imogen Clarke',
    individual: 'Daniel Okafor',
    profession: 'Field service engineer',
    title: 'Commission six spectrometers in Rotterdam',
    description: 'Unpack, place and calibrate six bench spectrometers at the customer in Rotterdam, then train two lab technicians.',
    deliverables: 'Calibration certificates, training record, photographs of each bench',
    acceptanceCriteria: 'All six instruments within tolerance on the reference samples',
    search: 'calibrate',
    message: 'I commissioned the same model in Antwerp last spring and can start on Monday.',
    postponeReason: 'The customer hands over the laboratory four days late.',
    note: 'All six benches are commissioned; the certificates are attached.',
    phones: { company: '13622220001', individual: '13622220002' },
    creditCode: withCheckDigit('91310115MA1KTEXT2', isCreditCode),
    idCard: withCheckDigit('31010619880203731', isIdCardNumber),
  },
}

const AMOUNT = 840_050
const ADVANCE = 200_025

describe.each(langOf('from registration to money in the bank'))('from registration to money in the bank, in %s', (lang) => {
  it('every screen shows the ledger’s figures, and nothing is left over', { timeout: 600_000 }, async ({ onTestFailed }) => {
    const story = stories[lang]
    const { currency } = story
    const sum = (minor: number): money.Sum => ({ amount: amountText(minor, currency), currency })
    const platform = await operator(h, `platform-${lang}`)
    const [company, individual, staff] = (await Promise.all(['company', 'individual', 'operator'].map((name) => sit(name, { lang })))) as [
      Person,
      Person,
      Person,
    ]

    provesWhenAsked(company)
    provesWhenAsked(individual)
    provesWhenAsked(staff, (who) => proveOperator(h, who))
    onTestFailed(async () => {
      for (const person of [company, individual, staff]) process.stderr.write(`${await person.picture(`journey ${lang}`)}\n`)
    })

    let companyId = ''
    let personId = ''
    let demandId = ''
    let serving = false
    const one = async (sql: string, values: unknown[]) => (await h.services.pool.query<{ id: string }>(sql, values)).rows[0]!.id

    /** Every figure on every screen that has one, against the ledger: after each step that moves money, or asks for it. */
    const compare = async (step: string) => {
      if (companyId) {
        const books = await ledger.company(h, companyId, currency)
        const cameIn = books.wallet > 0 || demandId !== ''
        expect
          .soft(await screen.overview(company, currency, cameIn ? books.wallet : null), `${step}: the overview`)
          .toBe(cameIn ? books.wallet : null)
        expect.soft(await screen.wallet(company, currency, books), `${step}: the wallet`).toEqual(books)
      }
      if (demandId) {
        const books = await ledger.escrow(h, demandId, currency)
        expect.soft(await screen.escrow(company, demandId, currency, books), `${step}: the escrow as the company sees it`).toEqual(books)
      }
      if (personId) {
        const books = await ledger.person(h, personId, currency)
        expect.soft(await screen.settlement(individual, currency, books), `${step}: the settlement`).toEqual(books)
      }
      if (serving) {
        const books = await ledger.escrow(h, demandId, currency)
        expect
          .soft(await screen.escrow(individual, demandId, currency, books), `${step}: the escrow as the provider sees it`)
          .toEqual(books)
      }
      for (const { currency: code, total } of await ledger.totals(h)) expect.soft(total, `${step}: the sum of ${code}`).toBe(0)
    }
    const escrowIs = async (step: string, held: number, released: number, refunded = 0) =>
      expect.soft(await ledger.escrow(h, demandId, currency), step).toEqual({ held, released, refunded })
    const detail = () => `/personalHome/demandDetails?id=${demandId}`
    const companyHears = (kind: NewsKind, leadsTo: string) => isNotified(company, kind, leadsTo)
    const individualHears = (kind: NewsKind, leadsTo: string) => isNotified(individual, kind, leadsTo)

    // The company registers, and is verified.
    await register(company, {
      userType: 1,
      phone: story.phones.company,
      name: story.company,
      password: PASSWORD,
      code: () => codeFor(h, story.phones.company),
    })
    await completeCompanyCard(company, {
      shortName: story.shortName,
      area: namesOf('CN-3301', lang),
      contactName: story.contact,
      position: lang === 'cn' ? '海外业务负责人' : 'Head of overseas business',
    })
    companyId = await one('select id from company where full_name = $1', [story.company])
    await verification.submitCompany(company, {
      creditCode: story.creditCode,
      legalPerson: story.contact,
      passport: `E${story.phones.company}`,
    })
    await signInOperator(staff, { username: platform.username, password: PASSWORD, totp: () => operatorCode(h) })
    await verification.approveCompany(staff, story.company)
    await companyHears('companyVerified', '/companyHome/')
    await compare('verified')

    // Money comes in.
    const topUp = await money.topUp(company, sum(1_000_000), `TT-${lang}-0001`)
    await compare('top-up sent')
    await money.confirmTopUp(staff, story.shortName, topUp, sum(1_000_000))
    await companyHears('topUpConfirmed', '/companyHome/')
    await compare('top-up confirmed')

    // A demand is posted, funded and published.
    demandId = await demand.post(company, {
      ...sum(AMOUNT),
      title: story.title,
      description: story.description,
      deliverables: story.deliverables,
      acceptanceCriteria: story.acceptanceCriteria,
      area: namesOf(lang === 'cn' ? 'DE' : 'NL', lang),
      prepayment: amountText(ADVANCE, currency),
      recruitEnd: dayFrom(h, 20),
      expectedCompletion: dayFrom(h, 60),
    })
    await demand.atStage(company, 0)
    await compare('posted')
    await demand.host(company, demandId, sum(AMOUNT))
    await compare('hosted')
    await escrowIs('hosted', AMOUNT, 0)
    await demand.publish(company, demandId)
    await demand.approveDemand(staff, story.title)
    await companyHears('demandApproved', detail())
    await demand.atStage(company, 2)

    // The individual registers, and is verified.
    await register(individual, {
      userType: 2,
      phone: story.phones.individual,
      name: story.individual,
      password: PASSWORD,
      code: () => codeFor(h, story.phones.individual),
    })
    await completePersonCard(individual, {
      position: story.profession,
      birthDate: '1993-08-15',
      area: namesOf(lang === 'cn' ? 'CN-330106' : 'SG', lang),
    })
    personId = await one('select id from account where phone = $1', [story.phones.individual])
    await verification.submitIdentity(individual, { legalName: story.individual, idCard: story.idCard })
    await verification.approvePerson(staff, story.individual)
    await individualHears('personVerified', '/personalHome/')

    // They find each other.
    await demand.find(individual, story.search, story.title)
    await demand.apply(individual, story.message)
    await companyHears('applied', detail())
    await demand.pick(company, demandId, story.individual)
    await individualHears('picked', detail())
    await demand.atStage(individual, 3)

    // The work, with an advance and seven more days.
    await demand.start(individual, demandId)
    serving = true
    await companyHears('started', detail())
    await demand.payAdvance(company, demandId, sum(ADVANCE), PLATFORM_FEE_BPS, AMOUNT - ADVANCE)
    await individualHears('advancePaid', '/')
    await compare('advance paid')
    await escrowIs('advance paid', AMOUNT - ADVANCE, ADVANCE)
    await demand.askPostpone(individual, demandId, story.postponeReason)
    await companyHears('postponeAsked', detail())
    await demand.grantPostpone(company, demandId, story.postponeReason)
    await individualHears('postponeGranted', detail())
    await demand.deliver(individual, demandId, story.note)
    await companyHears('delivered', detail())

    // The rest is released; both close out.
    await demand.confirmWork(company, demandId, sum(AMOUNT - ADVANCE), PLATFORM_FEE_BPS, ADVANCE)
    await individualHears('confirmed', '/')
    await compare('confirmed')
    await escrowIs('confirmed', 0, AMOUNT)
    await demand.closeOut(individual, demandId)
    await companyHears('closeWaits', detail())
    await demand.closeOut(company, demandId)
    await individualHears('closed', detail())
    await demand.openDemand(company, demandId)
    await demand.atStage(company, 8)
    await compare('ended')

    // Withdrawals.
    await money.addBankAccount(individual, '/personalHome/bankAccounts', {
      holder: story.individual,
      bankName: 'Harbour Bank',
      country: namesOf('DE', lang)[0]!,
      currency,
      number: 'DE89 3704 0044 0532 0130 00',
      swift: 'COBADEFFXXX',
    })
    const earned = (await ledger.person(h, personId, currency)).available
    const withdrawal = await money.withdrawAll(individual, sum(earned))
    await compare('withdrawal asked')
    await money.markPaid(staff, story.individual, withdrawal, sum(earned), `PAYOUT-${lang}-1`)
    await individualHears('withdrawalPaid', '/personalHome/')
    await compare('paid out')

    expect(await ledger.escrow(h, demandId, currency)).toEqual({ held: 0, released: AMOUNT, refunded: 0 })
    expect(await ledger.person(h, personId, currency)).toEqual({ available: 0, applied: 0, paid: earned })
    expect(await ledger.company(h, companyId, currency)).toEqual({ wallet: 1_000_000 - AMOUNT, inTransit: 0 })
    expect((await ledger.totals(h)).filter(({ total }) => total !== 0)).toEqual([])
    expect(await trialBalance(staff, currency)).toBe(0)
    // Everything that waited for the platform was announced to it.
    const announced = (await noticesOfOperator(h, platform.accountId)).map(({ kind }) => kind)
    expect(announced).toEqual(['verificationWaits', 'voucherWaits', 'demandWaits', 'verificationWaits', 'withdrawalWaits'])
    for (const person of [company, individual, staff]) {
      expect(person.faults, `faults in the browser of the ${person.name}`).toEqual([])
      await person.leave()
    }
  })
})
