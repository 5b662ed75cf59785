import { bankAccountForm } from '../../src/features/money/wallet/contract/schema.ts'
import { addBankAccount } from '../../src/features/money/wallet/server/bank-accounts.ts'
import { confirmTopUp, rejectTopUp, requestTopUp } from '../../src/features/money/wallet/server/top-up.ts'
import { approveWithdrawal, markPaid, withdrawMoney } from '../../src/features/money/wallet/server/withdrawal.ts'
import { formatMoney, parseAmount } from '../../src/platform/contract/amount.ts'
import { AMOUNT_MAX } from '../../src/rules/constants.ts'
import type { DemandSpec, Money } from '../data/demands.ts'
import { documentPicture } from '../engine/picture.ts'
import { file, type Scene } from '../engine/scene.ts'

/** Company money: top-ups by voucher before it is needed, vouchers that wait for an operator, and withdrawals. */

/** Every wallet is funded, one currency after the other, a working day before its first demand is created. */
export function planFunding(scene: Scene, demands: readonly DemandSpec[]): void {
  const needs = new Map<string, { by: string; currency: Money; total: number; first: number }>()
  for (const spec of demands) {
    const hosted = spec.steps.reduce((sum, step) => sum + (step[0] === 'host' ? Number(step[1] ?? spec.amount) : 0), 0)
    if (hosted === 0) continue
    const need = needs.get(`${spec.by}:${spec.currency}`) ?? { by: spec.by, currency: spec.currency, total: 0, first: 0 }
    needs.set(`${spec.by}:${spec.currency}`, { ...need, total: need.total + hosted, first: Math.max(need.first, spec.from) })
  }
  for (const { by, currency, total, first } of needs.values()) {
    for (let left = round(total * 1.12), nth = 0; left > 0; left -= AMOUNT_MAX, nth++) {
      const when = first + 1.3 + nth / 10
      topUp(scene, by, currency, Math.min(left, AMOUNT_MAX), when, (id) => {
        scene.plan(when - 0.6, () => scene.do(scene.operator(), (act) => confirmTopUp(act, { id: id() })))
      })
    }
  }
}

/** Two significant digits, rounded up. */
function round(amount: number): number {
  const step = 10 ** Math.max(Math.floor(Math.log10(amount)) - 1, 0)
  return Math.ceil(amount / step) * step
}

let references = 0

/** A transfer reported with its voucher; `then` plans what follows, with the order's id once there is one. */
export function topUp(scene: Scene, by: string, currency: Money, amount: number, when: number, then?: (id: () => string) => void): void {
  let made = ''
  scene.plan(when, async () => {
    const { finance, latin } = scene.company(by)
    const paid = formatMoney(parseAmount(String(amount), currency)!, currency, 'en')
    const date = scene.clock.now().toString().slice(0, 10)
    const bankReference = `SAMPLE${date.replaceAll('-', '').slice(2)}${String(++references).padStart(4, '0')}`
    const picture = documentPicture('TRANSFER VOUCHER', [
      `PAYER ${latin}`,
      'PAYEE HENGDU ESCROW',
      `AMOUNT ${paid}`,
      `DATE ${date}`,
      `REF ${bankReference}`,
    ])
    const { id } = await scene.do(finance, async (act) =>
      requestTopUp(act, {
        currency,
        amount: String(amount),
        bankReference,
        voucher: await file(act, 'voucher', `voucher-${bankReference}.png`, picture),
      }),
    )
    made = id
  })
  then?.(() => made)
}

export function planMoney(scene: Scene): void {
  // The open items of the operator's queue.
  topUp(scene, 'langong', 'EUR', 26_000, 0.6)
  topUp(scene, 'qinghe', 'SGD', 18_500, 0.45)
  topUp(scene, 'qian', 'AUD', 40_000, 0.3)
  topUp(scene, 'langong', 'USD', 9_600, 15.4, (id) => {
    scene.plan(14.8, () =>
      scene.do(scene.operator(), (act) =>
        rejectTopUp(act, { id: id(), reason: '凭证金额 9,600.00 与银行到账 9,575.00 不符，请按实际到账金额重新提交' }),
      ),
    )
  })
  planPayouts(scene)
}

/** 澜工 withdraws money with two approvals: one paid, one that waits for the owner. */
function planPayouts(scene: Scene): void {
  let account = ''
  let first = ''
  scene.plan(41.9, async () => {
    const { finance } = scene.company('langong')
    const form = bankAccountForm.parse({
      holderName: '杭州澜工机器人有限公司',
      bankName: '示例银行杭州分行',
      country: 'CN',
      currency: 'EUR',
      accountNumber: '6200000000001801',
      swift: 'SAMPCNBH',
    })
    account = (await scene.do(finance, (act) => addBankAccount(act, form))).id
  })
  scene.plan(10.4, async () => {
    const wish = { orderIds: [], currency: 'EUR' as const, amount: '1500.00', bankAccountId: account }
    first = (await scene.do(scene.company('langong').finance, (act) => withdrawMoney(act, wish))).id
  })
  scene.plan(9.7, () => scene.do(scene.company('langong').owner, (act) => approveWithdrawal(act, first)))
  scene.plan(8.8, () =>
    scene.do(scene.operator(), async (act) => {
      const picture = documentPicture('PAYOUT ADVICE', ['PAYEE LANGONG ROBOTICS', 'AMOUNT EUR 1,500.00'])
      return markPaid(act, { id: first, reference: 'SAMPLE-PAY-0001', proof: await file(act, 'payoutProof', 'payout-sample.png', picture) })
    }),
  )
  scene.plan(0.7, () => {
    const wish = { orderIds: [], currency: 'EUR' as const, amount: '800.00', bankAccountId: account }
    return scene.do(scene.company('langong').finance, (act) => withdrawMoney(act, wish))
  })
}
