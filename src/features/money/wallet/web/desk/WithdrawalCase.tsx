import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { amountText, formatMoney } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { Evidence } from '../../../../../platform/web/ui/review/Evidence.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { type Review, refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import { areaPath, useAreaTree } from '../../../../base/area/web/queries.ts'
import { RevealSecret } from '../../../../base/secret/web/parts/RevealSecret.tsx'
import type { walletCalls } from '../../contract/calls.ts'
import { call, stale, useWrite } from '../queries.ts'
import { OrderTag } from './OrderTag.tsx'
import { t } from './texts.ts'

type Row = RowOf<(typeof walletCalls)['GET /ws/operator/withdrawals']>

export function WithdrawalCase({ one: row, review }: CaseProps<Row>) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const pending = useMay('operator:money') && row.state === 'approved'
  const { withdrawal: payout } = row
  return (
    <CaseFrame
      title={row.owner.name}
      about={[row.owner]}
      pays
      number={row.number}
      status={<OrderTag state={row.state} />}
      deciding={pending}
      yes={s.markPaid}
      no={s.markFailed}
    >
      <div className={css.beside}>
        <PayTo row={row} />
        <SectionCard title={pending ? s.settle : s.amount}>
          <div className={blocks.stack}>
            <MoneyLines currency={row.currency} lines={linesOf(row, s)} total={{ label: s.net, amountMinor: row.netMinor }} />
            {pending && <Outcome row={row} review={review} />}
            {row.state === 'paid' && <CameBack row={row} review={review} />}
          </div>
        </SectionCard>
      </div>
      <SectionCard title={words.history}>
        <DescriptionList
          items={[
            payout.bank.addedAt !== undefined && { label: s.accountAdded, value: <TimeText value={payout.bank.addedAt} /> },
            { label: s.owner, value: `${row.owner.name} · ${row.owner.ownerType === 'company' ? s.company : s.individual}` },
            { label: s.preparedBy, value: payout.preparedBy.name },
            payout.approvedBy && { label: s.approvedBy, value: payout.approvedBy.name },
            { label: words.submittedAt, value: <TimeText value={row.createdAt} /> },
            payout.decidedAt !== null && { label: words.decidedAt, value: <TimeText value={payout.decidedAt} /> },
            payout.payoutReference !== '' && { label: s.payoutReference, value: <CopyText text={payout.payoutReference} /> },
            payout.reason !== '' && { label: words.reason, value: payout.reason, wide: true },
          ]}
        />
      </SectionCard>
      {payout.proof && <Evidence title={s.proof} pieces={[{ label: s.proof, file: payout.proof }]} />}
    </CaseFrame>
  )
}

const linesOf = (row: Row, s: ReturnType<typeof t.pick>) => [
  { label: s.gross, amountMinor: row.amountMinor },
  { label: s.withdrawalFee, amountMinor: row.feeMinor, deduct: true },
]

/** The bank sent back what counted as paid. */
function CameBack({ row, review }: { row: Row; review: Review }) {
  const s = useTexts(t)
  const lang = useLang()
  const sent = useSentText()
  const confirm = useConfirm()
  const may = useMay('operator:money')
  const form = useActForm({
    initial: { reference: '', another: false },
    check: (typed) => checkFilled(typed, ['reference']),
    confirm: async () => {
      const yes = await confirm({
        title: s.cameBackTitle(row.number),
        body: s.cameBackBody,
        money: { currency: row.currency, lines: [{ label: s.returnsTo, amountMinor: row.amountMinor }] },
        verb: s.cameBack,
        tone: 'bad',
      })
      return yes !== false
    },
    save: ({ reference, another }, options) => {
      const input = { id: row.id, reference: reference.trim(), reason: s.cameBack, ...(another && { another }) }
      return call('POST /ws/operator/withdrawal/cameBack', input, options)
    },
    stale,
    warn: false,
    onDone: ({ waits, number, amountMinor, currency }) =>
      review.decided(waits ? sent : s.cameBackNow(number, formatMoney(amountMinor, currency, lang))),
    onError: review.decision().onError,
  })
  if (!may) return null
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <FormState of={form} />
      <TextInput withAsterisk aria-required maxLength={140} {...form.field('reference', s.returnReference)} />
      <Checkbox
        label={s.another}
        checked={form.form.values.another}
        onChange={(event) => form.form.setFieldValue('another', event.currentTarget.checked)}
      />
      <div className={blocks.buttons}>
        <ActButton needs="operator:money" type="submit" loading={form.pending}>
          {s.cameBack}
        </ActButton>
      </div>
    </form>
  )
}

/** Paid, with the bank's reference, or failed, with the reason. */
function Outcome({ row, review }: { row: Row; review: Review }) {
  const s = useTexts(t)
  const lang = useLang()
  const sent = useSentText()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const paid = useActForm({
    initial: { reference: '', proof: null as UploadedFile | null, another: false },
    check: (typed) => checkFilled(typed, ['reference']),
    confirm: async ({ reference }) => {
      const yes = await confirm({
        title: s.markPaidTitle(row.number),
        body: s.markPaidBody(row.withdrawal.bank.holderName, reference.trim()),
        money: { currency: row.currency, lines: linesOf(row, s), total: { label: s.net, amountMinor: row.netMinor } },
        verb: s.markPaid,
      })
      return yes !== false
    },
    save: ({ reference, proof, another }, options) => {
      const input = { id: row.id, reference: reference.trim(), proof: proof?.id ?? '', ...(another && { another }) }
      return call('POST /ws/operator/withdrawal/paid', input, options)
    },
    stale,
    warn: false,
    onDone: ({ waits, number, netMinor, currency }) =>
      review.decided(waits ? sent : s.paidNow(number, formatMoney(netMinor, currency, lang))),
    onError: review.decision().onError,
  })
  const failed = useWrite('POST /ws/operator/withdrawal/failed', {
    ...review.decision(),
    onDone: ({ number, amountMinor, currency }) => review.decided(s.failedPayoutNow(number, formatMoney(amountMinor, currency, lang))),
  })
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
  useReviewKeys({ a: () => paid.onSubmit(), r: () => void askFailed() })
  const refusal = refusalOf([failed])
  return (
    <form className={blocks.form} noValidate onSubmit={paid.onSubmit}>
      <FormState of={paid} />
      <TextInput withAsterisk aria-required maxLength={140} {...paid.field('reference', s.payoutReference)} />
      <Checkbox
        label={s.another}
        checked={paid.form.values.another}
        onChange={(event) => paid.form.setFieldValue('another', event.currentTarget.checked)}
      />
      <UploadField purpose="payoutProof" onBusy={setBusy} {...paid.field('proof', s.proof)} />
      <div className={blocks.buttons}>
        <ActButton needs="operator:money" variant="default" loading={failed.pending} onClick={askFailed}>
          {s.markFailed}
        </ActButton>
        <ActButton needs="operator:money" type="submit" loading={paid.pending} unable={busy ? s.wait : undefined}>
          {s.markPaid}
        </ActButton>
      </div>
      {refusal && <ErrorState error={refusal} />}
    </form>
  )
}

const NEW_MS = 7 * 86_400_000
const isNew = (addedAt: string | undefined, askedAt: string): boolean =>
  addedAt !== undefined && Date.parse(askedAt) - Date.parse(addedAt) < NEW_MS

/** Names are compared without regard to capitals, spaces and marks between words. */
const spelt = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s.,()'-]/g, '')
    .toLowerCase()

/** What this account was paid before. */
function EarlierPayouts({ earlier: { count, lastAt, paid } }: { earlier: NonNullable<Row['earlier']> }) {
  const s = useTexts(t)
  const lang = useLang()
  if (lastAt === null) return <StatusTag tone="warn">{s.firstPayout}</StatusTag>
  const amounts = paid.map(({ amountMinor, currency }) => formatMoney(amountMinor, currency, lang)).join(lang === 'cn' ? '、' : ', ')
  return s.earlierPayouts(count, amounts, formatDate(lastAt, lang))
}

/** The account, each part with a copy button for the bank's form; the number after it was revealed. */
function PayTo({ row }: { row: Row }) {
  const s = useTexts(t)
  const lang = useLang()
  const { bank } = row.withdrawal
  const country = areaPath(useAreaTree().data, bank.country)[0]
  const parts: [label: string, copied: string, shown?: string][] = [
    [s.holder, bank.holderName],
    [s.verifiedName, row.verifiedName],
    [s.bank, bank.bankName],
    [s.swift, bank.swift],
    [s.country, bank.country, country && `${country[lang]} (${bank.country})`],
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
        <div>
          <dt>{s.accountNumber}</dt>
          <dd>
            <RevealSecret
              place={{ table: 'withdrawal', column: 'accountNumber', row: row.id }}
              mask={bank.accountNumber}
              name={s.numberOf(bank.holderName)}
              needs="operator:money"
              reason={s.payout(row.number)}
            />
          </dd>
        </div>
        {parts.map(([label, text, shown]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text ? <CopyText text={text}>{shown}</CopyText> : '—'}</dd>
          </div>
        ))}
        {row.earlier && (
          <div>
            <dt>{s.paidBefore}</dt>
            <dd>
              <EarlierPayouts earlier={row.earlier} />
            </dd>
          </div>
        )}
      </dl>
      {isNew(bank.addedAt, row.createdAt) && (
        <p className={blocks.notice} data-tone="warn">
          {s.accountNew}
        </p>
      )}
      {spelt(bank.holderName) !== spelt(row.verifiedName) && (
        <p className={blocks.notice} data-tone="warn">
          {s.holderDiffers}
        </p>
      )}
    </SectionCard>
  )
}
