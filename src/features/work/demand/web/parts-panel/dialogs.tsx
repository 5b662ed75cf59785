import { Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import type { ActNeeds } from '../../../../../platform/web/ui/acts.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { isDecimal } from '../../contract/plan/earned.ts'
import { answerDays } from '../../contract/plan/parts.ts'
import { partMoves } from '../../contract/plan/states.ts'
import { ReleaseLines } from '../moves/ReleaseLines.tsx'
import { usePartPreview } from '../queries.ts'
import { LoweredPay } from './LoweredPay.tsx'
import { type PartDialogProps, usePartForm } from './part-form.ts'
import { Sheet } from './Sheet.tsx'
import { PaidFrom } from './supplement.tsx'
import { t as supplementTexts } from './supplement-texts.ts'
import { measureText, partName, t } from './texts.ts'

export function FundPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const sent = useSentText()
  const { currency } = demand
  const missingMinor = part.amountMinor - part.earnedMinor - part.heldMinor - part.advancedMinor
  const act = usePartForm('POST /ws/demand/part/fund', {
    demand,
    part,
    initial: {},
    toWire: () => ({}),
    onDone: ({ waits, money }) => onDone(waits ? sent : money ? s.funded(formatMoney(money.amountMinor, currency, lang)) : undefined),
  })
  return (
    <DialogForm
      needs="demand:hosting"
      of={act}
      verb={s.fundVerb(formatMoney(missingMinor, currency, lang))}
      cancel={s.back}
      onCancel={onCancel}
      focusVerb
    >
      <p className={blocks.quiet}>{s.fundAbout}</p>
      <MoneyLines
        currency={currency}
        lines={[
          { label: partName(part, lang), amountMinor: part.amountMinor },
          ...(part.heldMinor > 0 ? [{ label: s.held, amountMinor: part.heldMinor, deduct: true }] : []),
          ...(part.advancedMinor > 0 ? [{ label: s.advanced, amountMinor: part.advancedMinor, deduct: true }] : []),
        ]}
        total={{ label: s.fundAmount, amountMinor: missingMinor }}
      />
      <SecondNote rule={demand.second?.rule} />
    </DialogForm>
  )
}

const MAX_FILES = 4
/** The server names a file by its place among all of them. */
const refusedFiles = Object.fromEntries(Array.from({ length: MAX_FILES }, (_, at) => [`fileIds.${at}`, 'documents']))

export const SendPart = (props: PartDialogProps) => <Sending {...props} call="POST /ws/demand/part/send" />
export const ResendPart = (props: PartDialogProps) => <Sending {...props} call="POST /ws/demand/part/resend" />

function Sending({
  demand,
  part,
  onCancel,
  onDone,
  call: key,
}: PartDialogProps & { call: 'POST /ws/demand/part/send' | 'POST /ws/demand/part/resend' }) {
  const lang = useLang()
  const s = useTexts(t)
  const last = part.sendings[0]
  const act = usePartForm(key, {
    demand,
    part,
    initial: {
      note: last?.note ?? '',
      measured: last?.measured ?? '',
      documents: last?.files ?? ([] as UploadedFile[]),
      archives: [] as UploadedFile[],
    },
    check: (typed) => checkFilled(typed, part.measure ? ['note', 'measured'] : ['note']),
    toWire: ({ note, measured, documents, archives }) => ({
      note: note.trim(),
      fileIds: [...documents, ...archives].map(({ id }) => id),
      ...(part.measure && { measured: measured.trim() }),
    }),
    onDone: () => onDone(),
    rename: refusedFiles,
  })
  const { documents, archives } = act.form.values
  return (
    <DialogForm
      needs={['demand:serve', 'demand:deliver']}
      of={act}
      verb={partMoves[key.endsWith('resend') ? 'resend' : 'send'].label[lang]}
      cancel={s.back}
      onCancel={onCancel}
    >
      <p className={blocks.quiet}>{s.sendAbout(answerDays(part))}</p>
      {part.work && (
        <Sheet work={part.work} lines={part.lines.map((one) => ({ ...one, accepted: null, answer: '' }))} currency={demand.currency} />
      )}
      {part.measure && (
        <TextInput
          description={measureText(part.measure)}
          withAsterisk
          required
          inputMode="decimal"
          data-autofocus
          {...act.field('measured', s.measured)}
        />
      )}
      <Textarea withAsterisk required maxLength={3000} autosize minRows={3} maxRows={12} {...act.field('note', s.note)} />
      {documents.length + archives.length < MAX_FILES || documents.length > 0 ? (
        <UploadListField
          description={s.filesMost(MAX_FILES)}
          purpose="document"
          max={MAX_FILES - archives.length}
          {...act.field('documents', s.files)}
        />
      ) : null}
      {MAX_FILES - documents.length > 0 && (
        <UploadListField purpose="taskAttachment" max={MAX_FILES - documents.length} {...act.field('archives', s.archives)} />
      )}
    </DialogForm>
  )
}

/** Shows the server's preview and sends back what was seen; other amounts are refused. */
export function ReleasePart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const x = useTexts(supplementTexts)
  const sent = useSentText()
  const preview = usePartPreview({ id: part.id })
  const { data } = preview
  const money = (minor: number) => formatMoney(minor, demand.currency, lang)
  const act = usePartForm('POST /ws/demand/part/release', {
    demand,
    part,
    initial: {},
    toWire: () => ({ netMinor: data?.netMinor ?? 0, backMinor: data?.backMinor ?? 0, fundMinor: data?.fundMinor ?? 0 }),
    onDone: ({ waits, money: posted }) => onDone(waits ? sent : posted ? s.released(money(posted.amountMinor)) : undefined),
  })
  const measured = part.sendings[0]?.measured
  return (
    <DialogForm
      needs="demand:confirm"
      of={act}
      verb={data && data.grossMinor > 0 ? s.releaseVerb(money(data.grossMinor)) : partMoves.release.label[lang]}
      cancel={s.back}
      onCancel={onCancel}
      blocked={!data || preview.isFetching}
      focusVerb
    >
      <p className={blocks.quiet}>{part.state === 'supplemented' ? x.releaseAbout : s.releaseAbout}</p>
      {part.work && part.sendings[0] && <Sheet work={part.work} lines={part.sendings[0].lines} currency={demand.currency} />}
      {part.measure && measured && (
        <p>
          {s.claimedValue(`${measured} ${part.measure.unit}`)} · {measureText(part.measure)}
        </p>
      )}
      {preview.isError && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {data && part.state === 'supplemented' && <PaidFrom preview={data} />}
      {data && data.acceptedMinor === 0 && <p className={blocks.notice}>{part.work ? s.nothingLogged : s.nothing}</p>}
      {data && <ReleaseLines preview={data} waiting={preview.isFetching} />}
      <SecondNote rule={demand.second?.rule} />
    </DialogForm>
  )
}

interface Lowered {
  value: string
  amount: string
  reason: string
}

/** The measurement: what was claimed, what the company accepts, and the pay of each. */
export function LowerPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const sent = useSentText()
  const { currency } = demand
  const { measure } = part
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const act: ActForm<Lowered> = usePartForm('POST /ws/demand/part/lower', {
    demand,
    part,
    initial: { value: '', amount: '', reason: '' } as Lowered,
    check: (typed) => checkFilled(typed, [measure ? 'value' : 'amount', 'reason']),
    toWire: ({ value, amount, reason }) => ({
      ...(measure ? { value: value.trim() } : { amount }),
      reason: reason.trim(),
      netMinor: current?.netMinor ?? 0,
    }),
    onDone: ({ waits, money: posted }) => onDone(waits ? sent : s.lowered(money(posted?.amountMinor ?? 0))),
  })
  const { value, amount } = act.form.values
  const typed = (measure ? value : amount).trim()
  const [settled] = useDebouncedValue(typed, 300)
  const readable = measure ? isDecimal(settled) : /^\d+(\.\d{1,2})?$/.test(settled)
  const preview = usePartPreview({ id: part.id, ...(measure ? { value: settled } : { amount: settled }) }, readable)
  const current = settled === typed && readable && preview.data && !preview.isFetching ? preview.data : null
  const claimed = part.sendings[0]
  return (
    <DialogForm
      needs="demand:confirm"
      of={act}
      verb={current ? s.releaseVerb(money(current.grossMinor)) : partMoves.lower.label[lang]}
      cancel={s.back}
      onCancel={onCancel}
      blocked={!current}
    >
      <p className={blocks.quiet}>{s.lowerAbout}</p>
      {measure ? (
        <TextInput
          description={s.claimedValue(`${claimed?.measured ?? ''} ${measure.unit}`)}
          withAsterisk
          required
          inputMode="decimal"
          data-autofocus
          {...act.field('value', s.yourValue)}
        />
      ) : (
        <MoneyField
          description={s.claimedValue(money(part.claimedMinor ?? 0))}
          required
          currency={currency}
          {...act.field('amount', s.yourAmount)}
        />
      )}
      <Textarea withAsterisk required maxLength={500} autosize minRows={3} {...act.field('reason', s.reason)} />
      {preview.isError && readable && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && readable && <LoweredPay part={part} preview={preview.data} waiting={!current} />}
      <SecondNote rule={demand.second?.rule} />
    </DialogForm>
  )
}

export function AcceptPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const act = usePartForm('POST /ws/demand/part/accept', { demand, part, initial: {}, toWire: () => ({}), onDone: () => onDone() })
  return (
    <DialogForm
      needs={['demand:serve', 'demand:deliver']}
      of={act}
      verb={partMoves.acceptLower.label[lang]}
      cancel={s.back}
      onCancel={onCancel}
      focusVerb
    >
      <p className={blocks.quiet}>{s.acceptAbout(formatMoney(part.heldMinor, demand.currency, lang))}</p>
    </DialogForm>
  )
}

export function WithdrawSending({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const act = usePartForm('POST /ws/demand/part/withdraw', { demand, part, initial: {}, toWire: () => ({}), onDone: () => onDone() })
  return (
    <DialogForm
      needs={['demand:serve', 'demand:deliver']}
      of={act}
      verb={partMoves.withdrawSending.label[lang]}
      cancel={s.back}
      onCancel={onCancel}
      focusVerb
    >
      <p className={blocks.quiet}>{s.withdrawAbout}</p>
    </DialogForm>
  )
}

const reasonedMoves = {
  'POST /ws/demand/part/insist': 'insist',
  'POST /ws/demand/part/return': 'returnPart',
  'POST /ws/demand/part/reclaim': 'reclaim',
  'POST /ws/demand/part/supplement/decline': 'declineSupplement',
} as const

export const InsistPart = (props: PartDialogProps) => {
  const s = useTexts(t)
  return (
    <Reasoned
      needs={['demand:serve', 'demand:deliver']}
      {...props}
      call="POST /ws/demand/part/insist"
      about={props.part.isLast ? s.insistLastAbout : s.insistAbout}
    />
  )
}
export const ReturnPart = (props: PartDialogProps) => {
  const s = useTexts(t)
  return (
    <Reasoned
      needs="demand:confirm"
      {...props}
      call="POST /ws/demand/part/return"
      about={s.returnAbout(props.part.returnsLeft)}
      hint={s.returnHint}
    />
  )
}

export const ReclaimPart = (props: PartDialogProps) => {
  const s = useTexts(t)
  return <Reasoned needs="demand:confirm" {...props} call="POST /ws/demand/part/reclaim" about={s.reclaimAbout} />
}

export const DeclineSupplement = (props: PartDialogProps) => {
  const s = useTexts(t)
  const x = useTexts(supplementTexts)
  return (
    <Reasoned needs="demand:confirm" {...props} call="POST /ws/demand/part/supplement/decline" about={x.declineAbout} hint={s.returnHint} />
  )
}

interface ReasonedProps extends PartDialogProps {
  needs: ActNeeds
  call: keyof typeof reasonedMoves
  about: string
  hint?: string
}

function Reasoned({ needs, demand, part, onCancel, onDone, call: key, about, hint }: ReasonedProps) {
  const lang = useLang()
  const s = useTexts(t)
  const act = usePartForm(key, {
    demand,
    part,
    initial: { reason: '' },
    check: (typed) => checkFilled(typed, ['reason']),
    toWire: ({ reason }) => ({ reason: reason.trim() }),
    onDone: () => onDone(),
  })
  return (
    <DialogForm needs={needs} of={act} verb={partMoves[reasonedMoves[key]].label[lang]} cancel={s.back} onCancel={onCancel}>
      <p className={blocks.quiet}>{about}</p>
      <Textarea
        description={hint}
        withAsterisk
        required
        maxLength={500}
        autosize
        minRows={3}
        data-autofocus
        {...act.field('reason', s.reason)}
      />
    </DialogForm>
  )
}
