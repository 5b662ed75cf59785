import { type Currency, formatMoney, lessFee, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { stageOf } from '../../contract/lifecycle.ts'
import { type DemandDetail, substantialFields } from '../../contract/schema.ts'
import { useFundingPreview } from '../queries.ts'
import css from './form.module.css'
import { t } from './texts.ts'
import { changed, dueOfPlan, type FormValues, planOf } from './values.ts'

const isSubstantial = (name: string): boolean => (substantialFields as readonly string[]).includes(name)

/** The effects of an edit before it is saved (product §2, stage 2): on the stage, the review, and the money. */
export function Effects({ demand, before, after }: { demand: DemandDetail; before: FormValues; after: FormValues }) {
  const s = useTexts(t)
  const fields = changed(before, after)
  if (fields.length === 0) return <p className={blocks.quiet}>{s.noChange}</p>
  const substance = fields.some(isSubstantial)
  const held = demand.escrow?.heldMinor ?? 0
  const amountMinor = dueNow(after).dueMinor ?? parseAmount(after.amount || '0', after.currency) ?? 0
  const stage = stageOf(demand.seaServiceStatus)
  const effects: string[] = []
  if (stage === 'created') effects.push(held > 0 && held >= amountMinor && amountMinor > 0 ? s.fullyFundedNow : s.plainSave)
  else if (stage === 'matching') {
    effects.push(substance ? s.backToReview : s.staysOpen)
    if (substance && demand.applicants > 0) effects.push(s.applicantsNotified(demand.applicants))
  } else if (substance && demand.review === 'waiting') effects.push(s.reviewTakenBack)
  else effects.push(demand.review === 'waiting' ? s.plainSave : s.publishAgain)
  return (
    <>
      <ul className={lists.bullets}>
        {effects.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {(fields.includes('amount') || fields.includes('plan')) && <Settlement demand={demand} held={held} amountMinor={amountMinor} />}
    </>
  )
}

/** At stage 0 only a surplus is refunded; later the escrow follows the amount. */
function Settlement({ demand, held, amountMinor }: { demand: DemandDetail; held: number; amountMinor: number }) {
  const lang = useLang()
  const s = useTexts(t)
  const { currency } = demand
  const created = stageOf(demand.seaServiceStatus) === 'created'
  const preview = useFundingPreview(demand.id)
  const up = !created && amountMinor > held ? amountMinor - held : 0
  const back = held > amountMinor ? held - amountMinor : 0
  if (!created && amountMinor === 0) return <p className={`${blocks.bad} ${css.bad}`}>{s.zeroRefused}</p>
  if (up === 0 && back === 0) return null
  const wallet = preview.data?.walletMinor
  const short = wallet === undefined ? 0 : Math.max(0, up - wallet)
  return (
    <div className={spacing.after3}>
      <MoneyLines
        currency={currency}
        lines={[
          { label: s.heldNow, amountMinor: held },
          up > 0 ? { label: s.topUp, amountMinor: up } : { label: s.giveBack, amountMinor: back, deduct: true },
        ]}
        total={{ label: s.heldAfter, amountMinor: held + up - back }}
      />
      {up > 0 && wallet !== undefined && short === 0 && (
        <p className={`${blocks.fine} ${css.hint}`}>{s.walletHas(formatMoney(wallet, currency, lang))}</p>
      )}
      {short > 0 && (
        <p className={`${blocks.bad} ${css.bad}`} role="status">
          {s.short(formatMoney(short, currency, lang))} <Link to="/companyHome/wallet">{s.toWallet}</Link>
        </p>
      )}
    </div>
  )
}

/** What a plan of parts calls due at hosting; nothing without one. */
export const dueNow = (values: FormValues): { dueMinor?: number } => (planOf(values) ? { dueMinor: dueOfPlan(values) } : {})

/** The escrow, the fee, and the amount to the provider; the fee is the platform's current setting. */
export function Slip(props: { amount: string; currency: Currency; feeBps: number | undefined; dueMinor?: number }) {
  const { amount, currency, feeBps } = props
  const s = useTexts(t)
  const amountMinor = parseAmount(amount || '0', currency)
  if (amountMinor === null || !/^\d+(\.\d+)?$/.test(amount) || feeBps === undefined) return null
  const { feeMinor, netMinor } = lessFee(amountMinor, feeBps)
  return (
    <MoneyLines
      currency={currency}
      lines={[
        ...(props.dueMinor === undefined ? [] : [{ label: s.slipTotal, amountMinor }]),
        { label: s.slipFund, amountMinor: props.dueMinor ?? amountMinor },
        { label: s.slipFee, note: s.bps(String(feeBps / 100)), amountMinor: feeMinor, deduct: true },
      ]}
      total={{ label: s.slipNet, amountMinor: netMinor }}
    />
  )
}
