import { isDeepStrictEqual } from 'node:util'
import { features } from '../../../src/app/server/features.ts'
import { t as ledgerTexts } from '../../../src/features/money/ledger/web/desk/texts.ts'
import { t as detail } from '../../../src/features/work/demand/web/detail/texts.ts'
import { type Currency, parseAmount } from '../../../src/platform/contract/amount.ts'
import type { NoticeParams } from '../../../src/platform/contract/notice.ts'
import { noticeKindsOf } from '../../../src/platform/server/notice-kinds.ts'
import { t as ui } from '../../../src/platform/web/ui/texts.ts'
import type { Person } from '../browser.ts'
import type { TestServer } from '../server.ts'

/** The ledger's figures, by SQL on its entries alone, and the figures on the screens. */

export interface CompanyMoney {
  wallet: number
  inTransit: number
}
export interface EscrowMoney {
  held: number
  released: number
  refunded: number
}
export interface PersonMoney {
  available: number
  applied: number
  paid: number
}

const sum = async (h: TestServer, where: string, values: unknown[]): Promise<number> => {
  const { rows } = await h.services.pool.query<{ total: number }>(
    `select coalesce(sum(e.amount), 0)::bigint as total
       from ledger_entry e join ledger_account a on a.id = e.account_id join ledger_posting p on p.id = e.posting_id where ${where}`,
    values,
  )
  return rows[0]!.total
}
const balance = (h: TestServer, kind: string, owner: string, currency: Currency) =>
  sum(h, 'a.kind = $1 and a.owner_id = $2 and e.currency = $3', [kind, owner, currency])

export const ledger = {
  company: async (h: TestServer, companyId: string, currency: Currency): Promise<CompanyMoney> => ({
    wallet: await balance(h, 'companyWallet', companyId, currency),
    inTransit: await balance(h, 'payoutTransit', companyId, currency),
  }),
  escrow: async (h: TestServer, demandId: string, currency: Currency): Promise<EscrowMoney> => {
    const out = (causes: string[]) =>
      sum(h, `a.kind = 'demandEscrow' and a.owner_id = $1 and e.currency = $2 and e.amount < 0 and p.cause = any($3)`, [
        demandId,
        currency,
        causes,
      ])
    return {
      held: await balance(h, 'demandEscrow', demandId, currency),
      released: -(await out(['demand.advance', 'demand.release'])) || 0,
      refunded: -(await out(['demand.refund'])) || 0,
    }
  },
  person: async (h: TestServer, accountId: string, currency: Currency): Promise<PersonMoney> => ({
    available: await balance(h, 'personAvailable', accountId, currency),
    applied: await balance(h, 'payoutTransit', accountId, currency),
    paid:
      -(await sum(h, `a.kind = 'payoutTransit' and a.owner_id = $1 and e.currency = $2 and p.cause = 'withdrawal.paid'`, [
        accountId,
        currency,
      ])) || 0,
  }),
  /** The sums of all entries per currency: only zeros. */
  totals: async (h: TestServer): Promise<{ currency: string; total: number }[]> => {
    const { rows } = await h.services.pool.query<{ currency: string; total: number }>(
      'select currency, sum(amount)::bigint as total from ledger_entry group by currency order by currency',
    )
    return rows
  },
}

const minorIn = (text: string, currency: Currency): number => {
  const figure = text.match(/\d[\d,]*(\.\d+)?/)?.[0]
  if (!figure) throw new Error(`no figure in "${text}"`)
  return parseAmount(figure.replaceAll(',', ''), currency) ?? Number.NaN
}

/** The cells of a currency's row in the first table that has one; null if there is none. */
async function rowOf(who: Person, currency: Currency): Promise<number[] | null> {
  const row = who.page.getByRole('row').filter({ has: who.page.getByRole('rowheader', { name: currency }) })
  if ((await row.count()) === 0) return null
  const cells = await row.first().locator('td').allInnerTexts()
  return cells.filter((text) => /\d/.test(text)).map((text) => minorIn(text, currency))
}

/**
 * Screens are reloaded, so that their figures come from the server and must equal the ledger's. A figure may load a moment after its
 * page; a difference that remains is returned for the test to show.
 */
async function until<T>(expected: T, read: () => Promise<T>): Promise<T> {
  const end = Date.now() + 8_000
  for (;;) {
    const shown = await read()
    if (isDeepStrictEqual(shown, expected) || Date.now() > end) return shown
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Each returns the screen's value, polling for a moment for the expected one. */
export const screen = {
  /** The company's wallet in its overview; null before any money was paid in. */
  async overview(who: Person, currency: Currency, expected: number | null): Promise<number | null> {
    await who.afresh('/companyHome/clock')
    const cash = who.page
      .locator('li')
      .filter({ has: who.find('heading', currency) })
      .locator('[data-part="wallet"] dd')
    return until(expected, async () => ((await cash.count()) === 0 ? null : minorIn(await cash.innerText(), currency)))
  },
  async wallet(who: Person, currency: Currency, expected: CompanyMoney): Promise<CompanyMoney> {
    await who.open('/companyHome/wallet')
    return until(expected, async () => {
      const row = await rowOf(who, currency)
      return { wallet: row?.[0] ?? 0, inTransit: row?.[1] ?? 0 }
    })
  },
  async escrow(who: Person, demandId: string, currency: Currency, expected: EscrowMoney): Promise<EscrowMoney> {
    await who.open(`/personalHome/demandDetails?id=${demandId}`)
    const s = ui.pick(who.lang)
    const card = who.page
      .locator('section')
      .filter({ has: who.find('heading', detail.pick(who.lang).escrow) })
      .first()
    const part = async (label: string) => {
      const item = card.locator('li').filter({ hasText: label })
      return (await item.count()) === 0 ? 0 : minorIn((await item.innerText()).replace(label, ''), currency)
    }
    await card.waitFor()
    return until(expected, async () => ({ held: await part(s.held), released: await part(s.released), refunded: await part(s.refunded) }))
  },
  async settlement(who: Person, currency: Currency, expected: PersonMoney): Promise<PersonMoney> {
    await who.afresh('/personalHome/closing')
    return until(expected, async () => {
      const row = await rowOf(who, currency)
      return { available: row?.[0] ?? 0, applied: row?.[1] ?? 0, paid: row?.[2] ?? 0 }
    })
  },
}

/** The operator's trial balance: what debits are above credits in a currency, by its row of totals. */
export async function trialBalance(who: Person, currency: Currency): Promise<number | undefined> {
  const s = ledgerTexts.pick(who.lang)
  await who.afresh('/operatorHome/ledger')
  await who.sees(s.balanced)
  const total = who.find('row', new RegExp(`^${currency} ${s.sum} `))
  await total.waitFor()
  const [debit = Number.NaN, credit = Number.NaN] = (await total.locator('td').allInnerTexts())
    .filter((text) => /\d/.test(text))
    .map((text) => minorIn(text, currency))
  return debit - credit
}

type NoticesOf<F> = F extends { notices: infer N } ? keyof N : never
export type NewsKind = NoticesOf<(typeof features)[number]>

/** The newest message is of this kind, and unread unless its subject was on screen; opening it leads there. */
export async function isNotified(who: Person, kind: NewsKind, leadsTo: string): Promise<void> {
  const [page = ''] = leadsTo.split('?')
  const wasOpen = (await who.page.evaluate(() => location.hash.slice(1))).startsWith(page)
  await who.afresh('/personalHome/systemInfo')
  const row = who.page
    .locator('tbody tr')
    .filter({ hasText: noticeKindsOf(features).get(kind)!.title[who.lang] })
    .first()
  await row.waitFor()
  if (!wasOpen) await row.locator('[data-unread]').waitFor()
  await row.locator('a, button').first().click()
  await who.at(leadsTo)
}

/** Notices for an operator: the console shows its queues instead of messages. */
export async function noticesOfOperator(h: TestServer, accountId: string): Promise<{ kind: string; params: NoticeParams }[]> {
  const { rows } = await h.services.pool.query<{ kind: string; params: NoticeParams }>(
    'select kind, params from notice where account_id = $1 order by at, id',
    [accountId],
  )
  return rows
}
