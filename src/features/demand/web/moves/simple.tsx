import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { MoneyLines } from '../../../../platform/web/ui/MoneyLines.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { POSTPONE_DAYS } from '../../../../rules/constants.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type MoveKey, useMove } from '../queries.ts'
import { moveLabels } from '../texts.ts'
import { DialogForm, type DialogProps } from './DialogForm.tsx'
import css from './moves.module.css'
import { t } from './texts.ts'

/** Moves that ask for a decision, or for a decision and a reason. */

const DAY_MS = 86_400_000
const postponed = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + POSTPONE_DAYS * DAY_MS).toISOString().slice(0, 10)

type PlainKey = Extract<
  MoveKey,
  'POST /ws/demand/publish' | 'POST /ws/demand/application/withdraw' | 'POST /ws/demand/accept' | 'POST /ws/demand/close'
>

function Plain({ demand, onDone, onCancel, call, about, verb }: DialogProps & { call: PlainKey; about: string; verb: string }) {
  const act = useMove(call, { onDone })
  return (
    <DialogForm verb={verb} onCancel={onCancel} onSubmit={() => act.run({ id: demand.id })} act={act} focusVerb>
      <p className={css.about}>{about}</p>
    </DialogForm>
  )
}

export function PublishDialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Plain
      {...props}
      call="POST /ws/demand/publish"
      about={props.demand.visibility === 'invited' ? s.publishInvited : s.publishAbout}
      verb={moveLabels.publish[lang]}
    />
  )
}

export function TakeBackDialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const invited = props.demand.myApplication?.state === 'invited'
  return (
    <Plain
      {...props}
      call="POST /ws/demand/application/withdraw"
      about={invited ? s.turnDownAbout : s.takeBackAbout}
      verb={invited ? s.turnDown : moveLabels.withdrawApplication[lang]}
    />
  )
}

export function AcceptDialog(props: DialogProps) {
  const s = useTexts(t)
  return <Plain {...props} call="POST /ws/demand/accept" about={s.acceptAbout} verb={moveLabels.accept[useLang()]} />
}

export function CloseDialog(props: DialogProps) {
  const s = useTexts(t)
  const { closedBy, side } = props.demand
  const last = side === 'publisher' ? closedBy.provider : closedBy.publisher
  return <Plain {...props} call="POST /ws/demand/close" about={last ? s.closeLast : s.closeAbout} verb={moveLabels.close[useLang()]} />
}

interface ReasonedProps extends DialogProps {
  call: Extract<MoveKey, 'POST /ws/demand/cancel' | 'POST /ws/demand/return' | 'POST /ws/demand/decline' | 'POST /ws/demand/postpone'>
  about: string
  label: string
  verb: string
  tone?: 'primary' | 'bad'
  cancel?: string
  children?: React.ReactNode
}

function Reasoned({ demand, onDone, onCancel, call, about, label, verb, tone, cancel, children }: ReasonedProps) {
  const s = useTexts(t)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const act = useMove(call, { onDone })
  const missing = tried && reason.trim() === '' ? s.reasonNeeded : undefined
  const submit = () => {
    setTried(true)
    if (reason.trim()) return act.run({ id: demand.id, reason: reason.trim() })
  }
  return (
    <DialogForm verb={verb} tone={tone ?? 'primary'} {...(cancel && { cancel })} onCancel={onCancel} onSubmit={submit} act={act}>
      <p className={css.about}>{about}</p>
      {children}
      <Textarea
        label={label}
        withAsterisk
        required
        maxLength={500}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        value={reason}
        error={act.fields['reason'] ?? missing}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </DialogForm>
  )
}

export function CancelDialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { escrow } = props.demand
  return (
    <Reasoned
      {...props}
      call="POST /ws/demand/cancel"
      about={s.cancelAbout}
      label={s.reason}
      verb={moveLabels.cancel[lang]}
      tone="bad"
      cancel={s.keepDemand}
    >
      {escrow && escrow.heldMinor > 0 ? (
        <MoneyLines currency={escrow.currency} lines={[{ label: s.cancelRefund, amountMinor: escrow.heldMinor }]} />
      ) : (
        <p className={css.about}>{s.cancelNothing}</p>
      )}
    </Reasoned>
  )
}

export function ReturnDialog(props: DialogProps) {
  const s = useTexts(t)
  return (
    <Reasoned
      {...props}
      call="POST /ws/demand/return"
      about={s.returnAbout}
      label={s.returnWhat}
      verb={moveLabels.returnWork[useLang()]}
      tone="bad"
    />
  )
}

export function DeclineDialog(props: DialogProps) {
  const s = useTexts(t)
  return (
    <Reasoned
      {...props}
      call="POST /ws/demand/decline"
      about={s.declineAbout}
      label={s.reason}
      verb={moveLabels.decline[useLang()]}
      tone="bad"
    />
  )
}

function datesOf({ expectedCompletion }: DemandDetail, lang: 'cn' | 'en'): [string, string] {
  return [formatDate(expectedCompletion, lang), formatDate(postponed(expectedCompletion), lang)]
}

export function AskPostponeDialog(props: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <Reasoned
      {...props}
      call="POST /ws/demand/postpone"
      about={s.askAbout(...datesOf(props.demand, lang))}
      label={s.reason}
      verb={moveLabels.askPostpone[lang]}
    />
  )
}

export function GrantPostponeDialog({ demand, onDone, onCancel }: DialogProps) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useMove('POST /ws/demand/postpone', { onDone })
  const asked = demand.timeline.findLast((entry) => entry.move === 'askPostpone')
  return (
    <DialogForm verb={moveLabels.grantPostpone[lang]} onCancel={onCancel} onSubmit={() => act.run({ id: demand.id })} act={act} focusVerb>
      <p className={css.about}>{s.grantAbout(...datesOf(demand, lang))}</p>
      {asked?.reason && (
        <blockquote className={css.quote}>
          {s.providerSays}
          {asked.reason}
        </blockquote>
      )}
    </DialogForm>
  )
}
