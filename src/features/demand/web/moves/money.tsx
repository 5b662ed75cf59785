import { Alert, Checkbox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { amountText, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../platform/web/ui/money-input.ts'
import { useMove, useReleasePreview } from '../queries.ts'
import { moveLabels } from '../texts.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import css from './moves.module.css'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'

/** The two releases of a demand. Each shows the server's preview and sends back the net figure that was seen; another figure is refused. */

export function ImprestDialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const held = demand.escrow?.heldMinor ?? 0
  const { currency } = demand
  const [amount, setAmount] = useState(() =>
    demand.prepaymentMinor > 0 && demand.prepaymentMinor <= held ? amountText(demand.prepaymentMinor, currency) : '',
  )
  const [settled] = useDebouncedValue(amount, 300)
  const act = useMove('POST /ws/demand/imprest', { onDone })
  const problem = problemOf(amount)
  const preview = useReleasePreview(demand.id, settled, settled !== '' && problemOf(settled) === null)
  const current = settled === amount && preview.data && !preview.isFetching ? preview.data : null

  /** The server judges too; this only spares a request that it would refuse. */
  function problemOf(text: string): string | null {
    if (text === '' || amountProblem(text, currency)) return text === '' ? null : ''
    const minor = parseAmount(text, currency)
    if (minor === 0) return s.aboveZero
    return minor !== null && minor > held ? s.imprestAbove : null
  }

  return (
    <DialogForm
      verb={current ? s.imprestPay(formatMoney(current.grossMinor, currency, lang)) : moveLabels.imprest[lang]}
      onCancel={onCancel}
      onSubmit={() => current && act.run({ id: demand.id, amount, netMinor: current.netMinor })}
      act={act}
      blocked={!current}
    >
      <p className={css.about}>{s.imprestAbout}</p>
      <MoneyField
        label={s.imprestAmount}
        description={s.imprestMax(formatMoney(held, currency, lang))}
        value={amount}
        onChange={setAmount}
        currency={currency}
        required
        {...{ 'data-autofocus': true }}
        error={act.fields['amount'] ?? (problem || undefined)}
      />
      {preview.isError && problem === null && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && problem === null && amount !== '' ? (
        <ReleaseLines preview={preview.data} waiting={!current} />
      ) : (
        !preview.isError && <p className={css.empty}>{s.imprestEnter}</p>
      )}
    </DialogForm>
  )
}

export function ConfirmWorkDialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const [checked, setChecked] = useState(false)
  const preview = useReleasePreview(demand.id, undefined)
  const act = useMove('POST /ws/demand/confirm', {
    onDone,
    // The figures differ from those seen: show the new ones and ask again.
    onError: (error) => error.error === 'previewChanged' && setChecked(false),
  })
  const { data } = preview
  return (
    <DialogForm
      verb={data && data.grossMinor > 0 ? s.confirmRelease(formatMoney(data.grossMinor, data.currency, lang)) : moveLabels.confirm[lang]}
      onCancel={onCancel}
      onSubmit={() => data && act.run({ id: demand.id, netMinor: data.netMinor })}
      act={act}
      blocked={!checked || !data || preview.isFetching}
    >
      <p className={css.about}>{s.confirmAbout}</p>
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {data && data.grossMinor === 0 && <Alert color="info">{s.confirmNothing}</Alert>}
      {data && <ReleaseLines preview={data} waiting={preview.isFetching} />}
      <Checkbox data-autofocus label={s.confirmChecked} checked={checked} onChange={(event) => setChecked(event.currentTarget.checked)} />
    </DialogForm>
  )
}
