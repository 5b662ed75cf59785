import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { formatPay } from '../contract/currency.ts'
import type { Base } from '../contract/schema.ts'
import { type ChangeState, changeStates } from '../contract/states.ts'
import { t } from './texts.ts'

const tones: Record<ChangeState, Tone> = { proposed: 'warn', approved: 'ok', refused: 'bad', withdrawn: 'neutral' }

export function ChangeTag({ state }: { state: ChangeState }) {
  return <StatusTag tone={tones[state]}>{changeStates[state][useLang()]}</StatusTag>
}

/** "CNY 12,000.00 · monthly". */
export function BaseText({ base }: { base: Pick<Base, 'baseMinor' | 'currency' | 'cycle'> | null }) {
  const lang = useLang()
  const s = useTexts(t)
  if (!base) return <>{s.noneYet}</>
  return (
    <>
      {formatPay(base.baseMinor, base.currency)} · {payCycles[base.cycle][lang]}
    </>
  )
}

/** "+8.5%". */
export const percentOf = (bps: number | null): string =>
  bps === null ? '—' : `${bps > 0 ? '+' : ''}${(bps / 100).toLocaleString('en', { maximumFractionDigits: 2 })}%`
export const signed = (minor: number, currency: string): string => `${minor > 0 ? '+' : ''}${formatPay(minor, currency)}`
