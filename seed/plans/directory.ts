import type { DeadReason } from '../../src/features/market/provider/contract/schema.ts'
import { approveClaim, claimByLicence } from '../../src/features/market/provider/server/claims.ts'
import { reportContact, unlockContact } from '../../src/features/market/provider/server/contacts.ts'
import { inviteProvider } from '../../src/features/market/provider/server/hire.ts'
import { confirmReport, rejectReport } from '../../src/features/market/provider/server/reports.ts'
import { provider, providerClaim, providerReport } from '../../src/features/market/provider/server/tables.ts'
import { addProvider } from '../../src/features/market/provider/server/writes.ts'
import { confirmOrder, orderBeans, rejectOrder } from '../../src/features/money/bean/server/orders.ts'
import { pricePackage } from '../../src/features/money/bean/server/packages.ts'
import { invitableBy } from '../../src/features/work/demand/server/reads.ts'
import { demandInvitee } from '../../src/features/work/demand/server/tables.ts'
import { eq, ilike } from '../../src/platform/server/data/drizzle.ts'
import { UNLOCK_CONTACT_BEANS } from '../../src/rules/constants.ts'
import { demoProviders } from '../data/providers/all.ts'
import { documentPicture } from '../engine/picture.ts'
import { type Cast, file, type Scene } from '../engine/scene.ts'

/** Sample prices in yuan. */
const PRICES = { 100: '198', 500: '880', 2000: '2980' } as const
type Beans = keyof typeof PRICES
/** Working days ago on which each fifth of the directory was added. */
const ENTERED = [44.8, 42.6, 40.5, 37.4, 33.2]

/** The directory, the beans bought for it, purchased contacts and a dead one. */
export function planDirectory(scene: Scene): void {
  const numbers = new Map<string, string>()
  const firms = demoProviders()
  ENTERED.forEach((when, fifth) => {
    scene.plan(when, () =>
      scene.do(scene.operator(), async (act) => {
        for (const [at, firm] of firms.entries())
          if (at % ENTERED.length === fifth) numbers.set(firm.nameEn, (await addProvider(act, firm)).number)
      }),
    )
  })
  scene.plan(44.5, () =>
    scene.do(scene.operator(), async (act) => {
      for (const [beans, price] of Object.entries(PRICES)) await pricePackage(act, { beans: Number(beans), price })
    }),
  )

  const { finance, owner } = { finance: () => scene.company('langong').finance, owner: () => scene.company('langong').owner }
  buy(scene, finance, 500, 30.6, 'LANGONG ROBOTICS', (act, id) => confirmOrder(act, { id }))
  buy(
    scene,
    () => scene.company('qinghe').owner,
    100,
    21.5,
    'QINGHE MEDICAL',
    (act, id) => rejectOrder(act, { id, reason: '凭证上的付款人与企业名称不一致，请用企业账户付款后重新提交' }),
  )
  buy(
    scene,
    () => scene.company('qinghe').owner,
    100,
    18.5,
    'QINGHE MEDICAL',
    (act, id) => confirmOrder(act, { id }),
  )
  // The open items of the operator's queue.
  buy(scene, finance, 2000, 0.55, 'LANGONG ROBOTICS')

  /** The nth firm of a region, by its position among those of the region. */
  const numberOf = (region: string, nth: number) => numbers.get(firms.filter((firm) => firm.homeRegion === region)[nth]!.nameEn)!
  const unlock = (who: () => Cast, region: string, nth: number, when: number) =>
    scene.plan(when, () => scene.do(who(), (act) => unlockContact(act, { id: numberOf(region, nth), confirm: UNLOCK_CONTACT_BEANS })))
  const report = (
    who: () => Cast,
    region: string,
    nth: number,
    when: number,
    reason: DeadReason,
    detail: string,
    decide: (act: Parameters<typeof confirmReport>[0], id: string) => Promise<unknown>,
  ) => {
    scene.plan(when, () => scene.do(who(), (act) => reportContact(act, { id: numberOf(region, nth), reason, detail })))
    scene.plan(when - 0.7, () =>
      scene.do(scene.operators[0]!, async (act) => {
        const [row] = await act.tx
          .select({ id: providerReport.id })
          .from(providerReport)
          .innerJoin(provider, eq(provider.id, providerReport.providerId))
          .where(eq(provider.number, numberOf(region, nth)))
        return decide(act, row!.id)
      }),
    )
  }
  unlock(owner, 'DE', 0, 26.4)
  unlock(owner, 'VN', 1, 19.7)
  unlock(owner, 'MX', 2, 9.3)
  unlock(owner, 'SG', 1, 4.2)
  unlock(() => scene.company('qinghe').owner, 'SG', 3, 12.4)
  // One rejected report, and one confirmed: its beans were refunded and the contact is not sold until it is corrected.
  report(
    () => scene.company('qinghe').owner,
    'SG',
    3,
    10.4,
    'mailBounces',
    '上周发的两封邮件都被退回。',
    (act, id) => rejectReport(act, { id, reason: '我们用同一地址发信，对方 40 分钟后回复。请查看垃圾邮件设置。' }),
  )
  unlock(owner, 'TH', 1, 15.3)
  report(owner, 'TH', 1, 13.7, 'phoneDead', '电话提示空号，邮件三天没有回音。', (act, id) => confirmReport(act, id))
  scene.plan(3.6, () =>
    scene.do(owner(), (act) =>
      reportContact(act, { id: numberOf('MX', 2), reason: 'noAnswer', detail: '工作日打了三次电话，两封邮件都没有回音。' }),
    ),
  )
  planHiring(scene, numberOf)
}

function buy(
  scene: Scene,
  who: () => Cast,
  beans: Beans,
  when: number,
  payer: string,
  decide?: (act: Parameters<typeof confirmOrder>[0], id: string) => Promise<unknown>,
): void {
  let id = ''
  scene.plan(when, async () => {
    const price = `CNY ${Number(PRICES[beans]).toLocaleString('en')}.00`
    const bankReference = `BEANS${scene.clock.now().toString().slice(2, 10).replaceAll('-', '')}${beans}`
    const picture = documentPicture('TRANSFER VOUCHER', [`PAYER ${payer}`, 'PAYEE HENGDU', `AMOUNT ${price}`, `REF ${bankReference}`])
    const made = await scene.do(who(), async (act) =>
      orderBeans(act, {
        beans,
        priceMinor: Number(PRICES[beans]) * 100,
        bankReference,
        voucher: await file(act, 'voucher', `voucher-${bankReference}.png`, picture),
      }),
    )
    id = made.id
  })
  if (decide) scene.plan(when - 0.6, () => scene.do(scene.operator(), (act) => decide(act, id)))
}

/** Entries that were claimed, one claim that waits, and invitations of two companies at every state that the first days bring. */
function planHiring(scene: Scene, numberOf: (region: string, nth: number) => string): void {
  const claim = (who: string, region: string, nth: number, when: number, licence: string, note: string) =>
    scene.plan(when, () => scene.do(scene.person(who), (act) => claimByLicence(act, { id: numberOf(region, nth), licence, note })))
  claim('saeki', 'JP', 0, 8.3, '法人番号 5010-01-2026-118，東京法務局', 'Representative director; the register names me.')
  scene.plan(7.6, () =>
    scene.do(scene.operators[0]!, async (act) => {
      const [row] = await act.tx.select({ id: providerClaim.id }).from(providerClaim).where(eq(providerClaim.state, 'waiting'))
      return approveClaim(act, row!.id)
    }),
  )
  claim(
    'chau',
    'VN',
    2,
    0.7,
    'MST 0318 204 117, Sở Kế hoạch và Đầu tư TP.HCM',
    'I manage the Ho Chi Minh City office, see the team page of our website.',
  )
  const invite = (key: string, region: string, nth: number, when: number, message: string) =>
    scene.plan(when, () =>
      scene.do(scene.company(key).owner, async (act) => {
        const [demand] = await invitableBy(act.db, scene.company(key).companyId)
        await inviteProvider(act, { id: numberOf(region, nth), demandId: demand!.id, message })
      }),
    )
  invite('langong', 'JP', 0, 0.66, '名录上看到您做本地化，这个需求有日文资料，想请您报个价。')
  invite('langong', 'DE', 1, 0.62, 'We would like your offer; work starts in two weeks.')
  invite('langong', 'DE', 2, 0.58, '')
  invite('qinghe', 'DE', 1, 0.54, '三家医院都在巴伐利亚，您在当地，方便的话请报名。')
  // One of them has been opened.
  scene.plan(0.5, () =>
    scene.do(scene.operators[0]!, (act) =>
      act.tx.update(demandInvitee).set({ seenAt: act.now }).where(ilike(demandInvitee.message, 'We would like%')),
    ),
  )
}
