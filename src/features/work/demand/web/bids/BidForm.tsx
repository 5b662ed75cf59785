import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { amountText, formatMoney, lessFee, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { BID_FILES_MAX, DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { isPaidByRate } from '../../contract/bid-rules.ts'
import { moveTexts } from '../../contract/texts.ts'
import { MoveForm } from '../moves/MoveForm.tsx'
import type { DialogProps } from '../moves/move.ts'
import { useMoveForm } from '../moves/useMoveForm.ts'
import { AnswerFields, answersTo, judgeAnswers } from './AnswerFields.tsx'
import { t } from './texts.ts'

interface BidFormProps extends DialogProps {
  move: 'apply' | 'reviseBid'
}

/** The server names a file by its place. */
const refusedFiles = Object.fromEntries(Array.from({ length: BID_FILES_MAX }, (_, at) => [`fileIds.${at}`, 'files']))

const calls = { apply: 'POST /ws/demand/apply', reviseBid: 'POST /ws/demand/bid/revise' } as const

/** What an applicant offers: a price with what is left of it after the fee, the days, and how the work would be done. */
export function BidForm({ demand, onDone, onCancel, move }: BidFormProps) {
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
  const [busy, setBusy] = useState(false)
  const act = useMoveForm(calls[move], {
    demand,
    initial: {
      price: amountText((isFixed ? null : last?.priceMinor) ?? demand.amountMinor, currency),
      startsOn: from(last?.startsOn),
      finishesOn: hasPlan ? '' : from(last?.finishesOn ?? demand.expectedCompletion),
      validUntil: from(last?.validUntil),
      message: last?.message ?? '',
      answers: answersTo(bidQuestions, last?.answers ?? []),
      files: (last?.files ?? []) as UploadedFile[],
    },
    check: (typed) => ({
      ...checkFilled(typed, hasPlan ? ['price'] : ['price', 'finishesOn']),
      ...judgeAnswers(bidQuestions, typed.answers, lang),
    }),
    toWire: ({ files, ...typed }) => ({
      ...typed,
      fileIds: files.map((file) => file.id),
      message: typed.message.trim(),
      bidVersion: mine?.bidVersion ?? 0,
    }),
    onDone,
    rename: refusedFiles,
    draft: `demand-bid-${demand.id}`,
  })
  const { price, startsOn, finishesOn } = act.form.values
  const priceMinor = parseAmount(price, currency)
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const after = priceMinor ? lessFee(priceMinor, feeBps) : null
  return (
    <MoveForm
      of={act}
      labels={{
        ...{ price: s.price, startsOn: s.startsOn, finishesOn: s.finishesOn, validUntil: s.validUntil, message: s.message, files: s.files },
        ...Object.fromEntries(bidQuestions.map(({ text }, at) => [`answers.${at}`, text])),
      }}
      verb={moveTexts[move].label[lang]}
      onCancel={onCancel}
      blocked={busy}
    >
      <p className={blocks.quiet}>{move === 'apply' ? s.about : s.reviseAbout}</p>
      {isFixed ? (
        <p>{s.priceFixed(money(demand.amountMinor))}</p>
      ) : (
        <MoneyField
          label={s.price}
          description={(hasPlan ? s.pricePlan : s.priceHint)(money(demand.amountMinor))}
          currency={currency}
          required
          positive
          {...{ 'data-autofocus': true }}
          {...act.field('price')}
        />
      )}
      <p aria-live="polite">{after && s.receive(money(after.netMinor), money(after.feeMinor))}</p>
      <DateField label={s.startsOn} clearable min={now} {...(finishesOn && { max: finishesOn })} {...act.field('startsOn')} />
      {!hasPlan && (
        <DateField label={s.finishesOn} description={s.finishHint} required min={startsOn || now} {...act.field('finishesOn')} />
      )}
      <DateField label={s.validUntil} description={s.validHint} clearable min={now} {...act.field('validUntil')} />
      <AnswerFields
        questions={bidQuestions}
        answers={act.form.values.answers}
        errors={act.form.errors}
        onChange={(answers, at) => {
          act.form.setFieldValue('answers', answers)
          act.form.clearFieldError(`answers.${at}`)
        }}
      />
      <Textarea
        label={s.message}
        description={s.messageHint}
        placeholder={s.messageHolder}
        maxLength={DEMAND_MESSAGE_MAX}
        autosize
        minRows={4}
        maxRows={10}
        {...act.field('message')}
      />
      <UploadListField
        label={s.files}
        description={s.filesHint}
        purpose="bidFile"
        max={BID_FILES_MAX}
        onBusy={setBusy}
        {...act.field('files')}
      />
    </MoveForm>
  )
}
