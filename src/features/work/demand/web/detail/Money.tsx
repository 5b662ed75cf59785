import { IconShieldCheck } from '@tabler/icons-react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { EscrowBar } from '../../../../../platform/web/ui/EscrowBar.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { isBefore, stageOf } from '../../contract/lifecycle.ts'
import { lostOf } from '../../contract/plan/lost.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { AmountOf, NetOf } from '../parts.tsx'
import { demandTexts } from '../texts.ts'
import css from './detail.module.css'
import { t } from './texts.ts'

/** For the parties: where the money is; for everyone else: the one fact that matters before they apply. */
export function Money({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const d = useTexts(demandTexts)
  const lang = useLang()
  const { escrow, currency } = demand
  const stage = stageOf(demand.seaServiceStatus)
  if (!escrow) {
    return (
      <SectionCard title={s.demandAmount}>
        <AmountOf demand={demand} size="lg" />
        {demand.netMinor !== null && (
          <p>
            <NetOf demand={demand} />
          </p>
        )}
        {!isBefore(stage, 'matching') && demand.outcome === null && (
          <div className={css.fact}>
            <IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />
            <div>
              <strong>{demand.dueMinor < demand.amountMinor ? s.partlyFunded : d.fullyFunded}</strong>
              <p>{demand.dueMinor < demand.amountMinor ? s.partlyFact : s.escrowFact}</p>
            </div>
          </div>
        )}
      </SectionCard>
    )
  }
  const lostMinor = lostOf(demand.parts)
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const overMinor = stage === 'selected' ? escrow.heldMinor - demand.dueMinor : 0
  const toFund = stage === 'created' ? demand.dueMinor - escrow.heldMinor : 0
  return (
    <SectionCard title={s.escrow}>
      <EscrowBar
        currency={currency}
        heldMinor={escrow.heldMinor}
        releasedMinor={escrow.releasedMinor}
        refundedMinor={escrow.refundedMinor}
      />
      <div className={css.amounts}>
        <MoneyLines
          boxed={false}
          currency={currency}
          lines={[
            { label: s.demandAmount, amountMinor: demand.amountMinor },
            ...(lostMinor > 0 ? [{ label: s.unearned, amountMinor: lostMinor, deduct: true }] : []),
            ...(demand.netMinor === null
              ? []
              : [
                  {
                    label: s.feeAt(`${demand.feeBps / 100}%`),
                    amountMinor: demand.amountMinor - lostMinor - demand.netMinor,
                    deduct: true,
                  },
                ]),
            ...(toFund > 0 ? [{ label: s.toFund, amountMinor: toFund }] : []),
          ]}
          {...(demand.netMinor !== null && { total: { label: s.youReceive, amountMinor: demand.netMinor } })}
        />
      </div>
      {demand.askedMinor !== null && demand.askedMinor !== demand.amountMinor && (
        <p className={blocks.quiet}>{s.priced(money(demand.askedMinor))}</p>
      )}
      {overMinor > 0 && <p className={blocks.quiet}>{s.overReturns(money(overMinor))}</p>}
      {demand.isImprest === 'Y' && <p className={blocks.quiet}>{s.advancePaid}</p>}
    </SectionCard>
  )
}
