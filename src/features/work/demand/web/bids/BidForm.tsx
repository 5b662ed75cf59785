import { Skeleton, Textarea } from '@mantine/core'
import { useState } from 'react'
import { amountText, formatMoney, lessFee, parseAmount } from '../../../../../platform/contract/amount.ts'
import { useAct } from '../../../../../platform/web/act.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import { BID_FILES_MAX, DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { isPaidByRate } from '../../contract/bid-rules.ts'
import { moveTexts } from '../../contract/texts.ts'
import { DraftStanding } from '../form/DraftStanding.tsx'
import { MoveForm } from '../moves/MoveForm.tsx'
import type { DialogProps } from '../moves/move.ts'
import { useMoveForm } from '../moves/useMoveForm.ts'
import { useRead } from '../queries.ts'
import { AnswerFields, answerFiles, answersTo, judgeAnswers } from './AnswerFields.tsx'
import { t } from './texts.ts'
import { type BidDraft, type BidValues, typedFrom, useBidDraft } from './useBidDraft.ts'

interface BidFormProps extends DialogProps {
  move: 'apply' | 'reviseBid'
}

/** The server names a file by its place. */
const refusedFiles = Object.fromEntries(Array.from({ length: BID_FILES_MAX }, (_, at) => [`fileIds.${at}`, 'files']))

const calls = { apply: 'POST /ws/demand/apply', reviseBid: 'POST /ws/demand/bid/revise' } as const

/** What an applicant offers. It begins with what was typed before and not sent, on whatever device. */
export function BidForm(props: BidFormProps) {
  const read = useRead('GET /ws/demand/bid/draft', { demandId: props.demand.id }, { staleTime: 0, retry: false })
  // As it was opened: later saves must not restart the form.
  const [opened, setOpened] = useState<{ draft: BidDraft; place: number }>()
  if (!opened && !read.isFetching && (read.data !== undefined || read.isError)) setOpened({ draft: read.data ?? null, place: 0 })
  if (!opened) return <Skeleton h={320} />
  return <Fields key={opened.place} {...props} draft={opened.draft} onDiscard={() => setOpened({ draft: null, place: opened.place + 1 })} />
}

interface FieldsProps extends BidFormProps {
  draft: BidDraft
  onDiscard: () => void
}

/** A price with what is left of it after the fee, the days, answers, and how the work would be done. */
function Fields({ demand, onDone, onCancel, move, draft, onDiscard }: FieldsProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { currency, feeBps, bidQuestions } = demand
  const mine = demand.myApplication
  // Who applies again begins with what they offered before.
  const last = mine?.bids[0]
  const now = today()
  const from = (day: string | null | undefined) => (day && day >= now ? day : '')
  const hasPlan = demand.parts.length > 0
  const isFixed = isPaidByRate({ contractKind: demand.contractKind, hasPlan })
  /** The fields in which a file is under way. */
  const [busy, setBusy] = useState<readonly string[]>([])
  const busyAt = (path: string, isBusy: boolean) => setBusy((now) => [...now.filter((one) => one !== path), ...(isBusy ? [path] : [])])
  const sent: BidValues = {
    price: amountText((isFixed ? null : last?.priceMinor) ?? demand.amountMinor, currency),
    startsOn: from(last?.startsOn),
    finishesOn: hasPlan ? '' : from(last?.finishesOn ?? demand.expectedCompletion),
    validUntil: from(last?.validUntil),
    message: last?.message ?? '',
    answers: answersTo(bidQuestions, last?.answers ?? []),
    files: last?.files ?? [],
  }
  const act = useMoveForm<(typeof calls)[typeof move], BidValues>(calls[move], {
    demand,
    initial: {
      ...sent,
      ...(draft && typedFrom(draft, bidQuestions)),
    },
    check: (typed) => ({
      ...checkFilled(typed, hasPlan ? ['price'] : ['price', 'finishesOn']),
      ...judgeAnswers(bidQuestions, typed.answers, typed.files, lang),
    }),
    toWire: ({ files, ...typed }) => ({
      ...typed,
      fileIds: files.map((file) => file.id),
      message: typed.message.trim(),
      bidVersion: mine?.bidVersion ?? 0,
    }),
    onDone: () => {
      keeping.stop()
      onDone()
    },
    // A save on its way would bring back the draft that the bid removes.
    confirm: async () => {
      await keeping.flush()
      return true
    },
    rename: refusedFiles,
  })
  const keeping = useBidDraft(demand, act.form.values, draft)
  const discard = useAct(async () => {
    await keeping.discard()
    onDiscard()
  })
  const { price, startsOn, finishesOn, answers, files } = act.form.values
  const answering = answerFiles(bidQuestions, answers)
  const others = files.filter(({ id }) => !answering.has(id))
  const priceMinor = parseAmount(price, currency)
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const after = priceMinor ? lessFee(priceMinor, feeBps) : null
  return (
    <MoveForm
      needs={['demand:serve', 'demand:apply']}
      of={act}
      verb={moveTexts[move].label[lang]}
      onCancel={onCancel}
      blocked={busy.length > 0}
    >
      <p className={blocks.quiet}>
        {demand.bidsSealed ? s.aboutSealed(formatDate(demand.recruitEnd, lang)) : move === 'apply' ? s.about : s.reviseAbout}
      </p>
      {isFixed ? (
        <p>{s.priceFixed(money(demand.amountMinor))}</p>
      ) : (
        <MoneyField
          description={(hasPlan ? s.pricePlan : s.priceHint)(money(demand.amountMinor))}
          currency={currency}
          required
          positive
          {...{ 'data-autofocus': true }}
          {...act.field('price', s.price)}
        />
      )}
      <p aria-live="polite">{after && s.receive(money(after.netMinor), money(after.feeMinor))}</p>
      <DateField clearable min={now} {...(finishesOn && { max: finishesOn })} {...act.field('startsOn', s.startsOn)} />
      {!hasPlan && <DateField description={s.finishHint} required min={startsOn || now} {...act.field('finishesOn', s.finishesOn)} />}
      <DateField description={s.validHint} clearable min={now} {...act.field('validUntil', s.validUntil)} />
      <AnswerFields
        questions={bidQuestions}
        answers={answers}
        files={files}
        named={act.named}
        onChange={(changed, at) => {
          act.form.setFieldValue('answers', changed)
          act.form.clearFieldError(`answers.${at}`)
        }}
        onFile={(file, before, changed, at) => {
          act.form.setValues({ answers: changed, files: [...files.filter(({ id }) => id !== before), ...(file ? [file] : [])] })
          act.form.clearFieldError(`answers.${at}`)
        }}
        onBusy={(at, isBusy) => busyAt(`answers.${at}`, isBusy)}
      />
      <Textarea
        description={s.messageHint}
        placeholder={s.messageHolder}
        maxLength={DEMAND_MESSAGE_MAX}
        autosize
        minRows={4}
        maxRows={10}
        {...act.field('message', s.message)}
      />
      <UploadListField
        description={s.filesHint}
        purpose="bidFile"
        max={BID_FILES_MAX - answering.size}
        onBusy={(isBusy) => busyAt('files', isBusy)}
        {...act.field('files', s.files)}
        value={others}
        onChange={(chosen) => act.form.setFieldValue('files', [...files.filter(({ id }) => answering.has(id)), ...chosen])}
      />
      <div className={blocks.line}>
        <DraftStanding keeping={keeping} />
        {keeping.savedAt && (
          <ActButton
            needs={['demand:serve', 'demand:apply']}
            variant="subtle"
            size="xs"
            loading={discard.pending}
            onClick={() => void discard.run(undefined)}
          >
            {s.discardDraft}
          </ActButton>
        )}
      </div>
    </MoveForm>
  )
}
