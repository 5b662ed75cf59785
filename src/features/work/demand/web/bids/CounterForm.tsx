import { Textarea } from '@mantine/core'
import { amountText, formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { COUNTER_DAYS, DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { isPaidByRate } from '../../contract/bid-rules.ts'
import type { Application, DemandDetail } from '../../contract/schema.ts'
import { MoveForm } from '../moves/MoveForm.tsx'
import { useMoveForm } from '../moves/useMoveForm.ts'
import { ApplicantDialog } from './ApplicantDialog.tsx'
import { t } from './texts.ts'

interface CounterProps {
  demand: DemandDetail
  /** Null while the dialog is closed. */
  application: Application | null
  onClose: () => void
}

export function CounterDialog({ application, ...rest }: CounterProps) {
  const s = useTexts(t)
  return (
    <ApplicantDialog application={application} title={s.counterOf} onClose={rest.onClose}>
      {(one) => <CounterForm application={one} {...rest} />}
    </ApplicantDialog>
  )
}

/** Other terms for a bid. Begins with those of the bid. */
function CounterForm({ demand, application, onClose }: CounterProps & { application: Application }) {
  const s = useTexts(t)
  const lang = useLang()
  const { currency } = demand
  const [bid] = application.bids
  const now = today()
  const from = (day: string | null | undefined) => (day && day >= now ? day : '')
  const hasPlan = demand.parts.length > 0
  const isFixed = isPaidByRate({ contractKind: demand.contractKind, hasPlan })
  const act = useMoveForm('POST /ws/demand/bid/counter', {
    demand,
    initial: {
      price: isFixed ? '' : amountText(bid?.priceMinor ?? demand.amountMinor, currency),
      startsOn: from(bid?.startsOn),
      finishesOn: hasPlan ? '' : from(bid?.finishesOn ?? demand.expectedCompletion),
      message: '',
    },
    check: (typed) => checkFilled(typed, [...(isFixed ? [] : (['price'] as const)), ...(hasPlan ? [] : (['finishesOn'] as const))]),
    toWire: (typed) => ({
      ...typed,
      message: typed.message.trim(),
      accountId: application.person.id,
      bidVersion: application.bidVersion,
    }),
    onDone: () => {
      toast.success(s.countered(application.person.name, COUNTER_DAYS))
      onClose()
    },
  })
  const { startsOn, finishesOn } = act.form.values
  return (
    <MoveForm needs="demand:pick" of={act} verb={s.sendCounter} onCancel={onClose}>
      <p className={blocks.quiet}>{s.counterAbout(COUNTER_DAYS)}</p>
      {!isFixed && (
        <MoneyField
          description={s.theirPrice(formatMoney(bid?.priceMinor ?? demand.amountMinor, currency, lang))}
          currency={currency}
          required
          positive
          {...{ 'data-autofocus': true }}
          {...act.field('price', s.price)}
        />
      )}
      <DateField clearable min={now} {...(finishesOn && { max: finishesOn })} {...act.field('startsOn', s.startsOn)} />
      {!hasPlan && <DateField required min={startsOn || now} {...act.field('finishesOn', s.finishesOn)} />}
      <Textarea
        description={s.counterWordsHint}
        maxLength={DEMAND_MESSAGE_MAX}
        autosize
        minRows={2}
        maxRows={8}
        {...act.field('message', s.counterWords)}
      />
    </MoveForm>
  )
}
