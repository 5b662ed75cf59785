import { Button, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { amountText } from '../../../platform/contract/amount.ts'
import blocks from '../../../platform/web/blocks.module.css'
import lists from '../../../platform/web/lists.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { MoneyLines } from '../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../platform/web/ui/MoneyText.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { UploadField } from '../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../platform/web/ui/upload.ts'
import { OrderTag } from './orders.tsx'
import { type RowOf, useDecision, wasHandled } from './queries.ts'
import { Evidence } from './review/Evidence.tsx'
import { CaseHead, KeyHints } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReviewKeys } from './review/useReview.ts'
import { t } from './texts.ts'

type Row = RowOf<'GET /ws/operator/withdrawals'>

export function WithdrawalCase({ row, review }: { row: Row; review: Review<Row> }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:money')
  const pending = allowed && row.state === 'approved'
  const { withdrawal: payout } = row
  const [reference, setReference] = useState('')
  const [proof, setProof] = useState<UploadedFile | null>(null)
  const [busy, setBusy] = useState(false)
  const [wrong, setWrong] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const onHandled = () => review.handled(words.alreadyHandled)
  const paid = useDecision('POST /ws/operator/withdrawal/paid', { onDone: () => review.decided(s.paidNow(row.number)), onHandled })
  const failed = useDecision('POST /ws/operator/withdrawal/failed', {
    onDone: () => review.decided(s.failedPayoutNow(row.number)),
    onHandled,
  })

  const lines = [
    { label: s.gross, amountMinor: row.amountMinor },
    { label: s.withdrawalFee, amountMinor: row.feeMinor, deduct: true },
  ]
  const askPaid = async () => {
    const given = reference.trim()
    if (given === '') {
      setWrong(s.typeReference)
      field.current?.focus()
      return
    }
    const yes = await confirm({
      title: s.markPaidTitle(row.number),
      body: s.markPaidBody(payout.bank.holderName, given),
      money: { currency: row.currency, lines, total: { label: s.net, amountMinor: row.netMinor } },
      verb: s.markPaid,
    })
    if (yes) await paid.run({ id: row.id, reference: given, proof: proof?.id ?? '' })
  }
  const askFailed = async () => {
    const yes = await confirm({
      title: s.markFailedTitle(row.number),
      body: s.markFailedBody,
      money: { currency: row.currency, lines: [{ label: s.returnsTo, amountMinor: row.amountMinor }] },
      verb: s.markFailed,
      tone: 'bad',
      reason: { label: s.failureReason, required: true },
    })
    if (yes) await failed.run({ id: row.id, reason: yes.reason })
  }

  useReviewKeys({
    ...(pending && { a: () => void askPaid(), r: () => void askFailed() }),
    j: () => review.step(1),
    k: () => review.step(-1),
  })
  const refusal = [paid.error, failed.error].find((error) => error && !wasHandled(error) && Object.keys(error.fields).length === 0)
  return (
    <div className={blocks.form}>
      <CaseHead title={row.owner.name} number={row.number} status={<OrderTag state={row.state} />} />
      <KeyHints deciding={pending} yes={s.markPaid} no={s.markFailed} />
      <div className={css.beside}>
        <PayTo row={row} />
        <SectionCard title={pending ? s.settle : s.amount}>
          <MoneyLines currency={row.currency} lines={lines} total={{ label: s.net, amountMinor: row.netMinor }} />
          {pending && (
            <form
              className={`${blocks.form} ${css.settle}`}
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                void askPaid()
              }}
            >
              <TextInput
                ref={field}
                label={s.payoutReference}
                withAsterisk
                aria-required
                value={reference}
                maxLength={140}
                data-path="reference"
                error={wrong ?? paid.fields['reference']}
                onChange={(event) => {
                  setWrong(null)
                  setReference(event.currentTarget.value)
                }}
              />
              <UploadField
                label={s.proof}
                purpose="payoutProof"
                value={proof}
                onChange={setProof}
                onBusy={setBusy}
                error={paid.fields['proof']}
              />
              <div className={blocks.buttons}>
                <ActButton type="submit" loading={paid.pending} unable={busy ? s.wait : undefined}>
                  {s.markPaid}
                </ActButton>
                <Button variant="default" loading={failed.pending} onClick={askFailed}>
                  {s.markFailed}
                </Button>
              </div>
              {refusal && <ErrorState error={refusal} />}
            </form>
          )}
        </SectionCard>
      </div>
      <SectionCard title={words.history}>
        <DescriptionList
          items={[
            { label: s.owner, value: `${row.owner.name} · ${row.owner.ownerType === 'company' ? s.company : s.individual}` },
            { label: s.preparedBy, value: payout.preparedBy.name },
            payout.approvedBy && { label: s.approvedBy, value: payout.approvedBy.name },
            { label: s.submittedAt, value: <TimeText value={row.createdAt} /> },
            payout.decidedAt !== null && { label: s.decidedAt, value: <TimeText value={payout.decidedAt} /> },
            payout.payoutReference !== '' && { label: s.payoutReference, value: <CopyText text={payout.payoutReference} /> },
            payout.reason !== '' && { label: s.reason, value: payout.reason, wide: true },
          ]}
        />
      </SectionCard>
      {payout.proof && <Evidence title={s.proof} pieces={[{ label: s.proof, file: payout.proof }]} />}
    </div>
  )
}

/** The whole account, each part ready for the bank's form. */
function PayTo({ row }: { row: Row }) {
  const s = useTexts(t)
  const { bank } = row.withdrawal
  const parts: [string, string][] = [
    [s.holder, bank.holderName],
    [s.accountNumber, bank.accountNumber],
    [s.bank, bank.bankName],
    [s.swift, bank.swift],
    [s.country, bank.country],
  ]
  return (
    <SectionCard title={s.payTo}>
      <dl className={`${blocks.tight} ${lists.facts}`}>
        <div>
          <dt>{s.payAmount}</dt>
          <dd>
            <CopyText text={amountText(row.netMinor, row.currency)}>
              <MoneyText amountMinor={row.netMinor} currency={row.currency} size="md" />
            </CopyText>
          </dd>
        </div>
        {parts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text ? <CopyText text={text} /> : '—'}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  )
}
