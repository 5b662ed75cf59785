import { useDebouncedValue } from '@mantine/hooks'
import { amountText, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { amountProblem } from '../../../../../platform/web/ui/money-input.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { moveTexts } from '../../contract/texts.ts'
import { useReleasePreview } from '../queries.ts'
import { MoveForm } from './MoveForm.tsx'
import type { DialogProps, MoveScreen } from './move.ts'
import { ReleaseLines } from './ReleaseLines.tsx'
import { t } from './texts.ts'
import { useMoveForm } from './useMoveForm.ts'

/** Shows the server's preview and sends back the net amount that was seen; another amount is refused. */
function Dialog({ demand, say, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const sent = useSentText()
  const lang = useLang()
  const held = demand.escrow?.heldMinor ?? 0
  const { currency } = demand
  const act: ActForm<{ amount: string }> = useMoveForm('POST /ws/demand/imprest', {
    demand,
    initial: { amount: demand.prepaymentMinor > 0 && demand.prepaymentMinor <= held ? amountText(demand.prepaymentMinor, currency) : '' },
    toWire: ({ amount }) => ({ amount, netMinor: current?.netMinor ?? 0 }),
    onDone: ({ waits, money }) => {
      if (waits) say(sent)
      else if (money) say(s.imprestPaid(formatMoney(money.amountMinor, money.currency, lang)))
      onDone()
    },
  })
  const { amount } = act.form.values
  const [settled] = useDebouncedValue(amount, 300)
  const problem = problemOf(amount)
  const preview = useReleasePreview(demand.id, settled, settled !== '' && problemOf(settled) === null)
  const current = settled === amount && preview.data && !preview.isFetching ? preview.data : null
  const field = act.field('amount', s.imprestAmount)

  /** The server checks it too; this only avoids a request that it would refuse. */
  function problemOf(text: string): string | null {
    if (text === '' || amountProblem(text, currency, true)) return text === '' ? null : ''
    const minor = parseAmount(text, currency)
    return minor !== null && minor > held ? s.imprestAbove : null
  }

  return (
    <MoveForm
      needs="demand:imprest"
      of={act}
      verb={current ? s.imprestPay(formatMoney(current.grossMinor, currency, lang)) : moveTexts.advance.label[lang]}
      onCancel={onCancel}
      blocked={!current}
    >
      <p className={blocks.quiet}>{s.imprestAbout}</p>
      {demand.parts.length > 0 && <p className={blocks.quiet}>{s.imprestParts}</p>}
      <MoneyField
        description={s.imprestMax(formatMoney(held, currency, lang))}
        currency={currency}
        required
        positive
        {...{ 'data-autofocus': true }}
        {...field}
        error={field.error ?? (problem || undefined)}
      />
      <SecondNote rule={demand.second?.rule} />
      {preview.isError && problem === null && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && problem === null && amount !== '' ? (
        <ReleaseLines preview={preview.data} waiting={!current} />
      ) : (
        !preview.isError && <p className={blocks.blank}>{s.imprestEnter}</p>
      )}
    </MoveForm>
  )
}

export const advance: MoveScreen = { Dialog }
