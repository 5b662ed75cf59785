import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { amountText, formatMoney, parseAmount } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../platform/web/ui/money-input.ts'
import { SecondNote, useSentText } from '../../../approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { useMove, useReleasePreview } from '../queries.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import type { MoveScreen } from './move.ts'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'

/** Shows the server's preview and sends back the net amount that was seen; another amount is refused. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const sent = useSentText()
  const lang = useLang()
  const held = demand.escrow?.heldMinor ?? 0
  const { currency } = demand
  const [amount, setAmount] = useState(() =>
    demand.prepaymentMinor > 0 && demand.prepaymentMinor <= held ? amountText(demand.prepaymentMinor, currency) : '',
  )
  const [settled] = useDebouncedValue(amount, 300)
  const act = useMove('POST /ws/demand/imprest', {
    onDone: ({ waits, money }) => {
      if (waits) say(sent)
      else if (money) say(s.imprestPaid(formatMoney(money.amountMinor, money.currency, lang)))
      onDone()
    },
  })
  const problem = problemOf(amount)
  const preview = useReleasePreview(demand.id, settled, settled !== '' && problemOf(settled) === null)
  const current = settled === amount && preview.data && !preview.isFetching ? preview.data : null

  /** The server checks it too; this only avoids a request that it would refuse. */
  function problemOf(text: string): string | null {
    if (text === '' || amountProblem(text, currency, true)) return text === '' ? null : ''
    const minor = parseAmount(text, currency)
    return minor !== null && minor > held ? s.imprestAbove : null
  }

  return (
    <DialogForm
      verb={current ? s.imprestPay(formatMoney(current.grossMinor, currency, lang)) : moveTexts.advance.label[lang]}
      onCancel={onCancel}
      onSubmit={() => current && act.run({ id: demand.id, amount, netMinor: current.netMinor })}
      act={act}
      blocked={!current}
    >
      <p className={blocks.quiet}>{s.imprestAbout}</p>
      <MoneyField
        label={s.imprestAmount}
        description={s.imprestMax(formatMoney(held, currency, lang))}
        value={amount}
        onChange={setAmount}
        currency={currency}
        required
        positive
        {...{ 'data-autofocus': true }}
        error={act.fields['amount'] ?? (problem || undefined)}
      />
      <SecondNote rule={demand.second?.rule} />
      {preview.isError && problem === null && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && problem === null && amount !== '' ? (
        <ReleaseLines preview={preview.data} waiting={!current} />
      ) : (
        !preview.isError && <p className={blocks.blank}>{s.imprestEnter}</p>
      )}
    </DialogForm>
  )
}

export const advance: MoveScreen = { Dialog }
