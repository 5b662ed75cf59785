import { Checkbox, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { amountText, parseAmount } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { type Review, refusalOf } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import { useList as useCompanies } from '../../../../base/company/web/queries.ts'
import { causes } from '../../../ledger/contract/causes.ts'
import type { walletCalls } from '../../contract/calls.ts'
import { call, stale, useWrite } from '../queries.ts'
import { t } from './texts.ts'
import { UnallocatedTag } from './UnallocatedPage.tsx'

type Row = RowOf<(typeof walletCalls)['GET /ws/operator/unallocated']>

export function UnallocatedCase({ one: row, review }: CaseProps<Row>) {
  const s = useTexts(t)
  const may = useMay('operator:money') && row.state === 'open'
  return (
    <CaseFrame
      title={row.sender}
      about={row.company ? [{ ownerType: 'company', id: row.company.id }] : []}
      number={row.number}
      status={<UnallocatedTag state={row.state} />}
    >
      <div className={css.beside}>
        <Facts row={row} />
        {may && (
          <div className={blocks.stack}>
            <SectionCard title={s.allocate}>
              <Allocate row={row} review={review} />
            </SectionCard>
            <SectionCard title={s.sendBack}>
              <SendBack row={row} review={review} />
            </SectionCard>
          </div>
        )}
      </div>
    </CaseFrame>
  )
}

function Facts({ row }: { row: Row }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  return (
    <div className={blocks.stack}>
      <SectionCard title={s.transfer}>
        <DescriptionList
          layout="rows"
          items={[
            { label: s.arrived, value: <MoneyText amountMinor={row.amountMinor} currency={row.currency} size="md" /> },
            { label: s.left, value: <MoneyText amountMinor={row.leftMinor} currency={row.currency} /> },
            { label: s.sender, value: <CopyText text={row.sender} /> },
            { label: s.reference, value: <CopyText text={row.reference} /> },
            row.order && {
              label: s.fromOrder,
              value: <Link to={`/operatorHome/topUps?state=&id=${row.order.id}&search=${row.order.number}`}>{row.order.number}</Link>,
            },
            row.note !== '' && { label: s.note, value: row.note },
            { label: s.arrivedOn, value: <TimeText value={row.createdAt} /> },
          ]}
        />
      </SectionCard>
      <SectionCard title={words.history}>
        <ul className={lists.lines}>
          {row.moves.map((move) => (
            <li key={move.at + move.cause} className={blocks.line}>
              <strong>{causes[move.cause][lang]}</strong>
              <MoneyText amountMinor={move.amountMinor} currency={row.currency} />
              <span>{[move.number, move.text, move.by].filter(Boolean).join(' · ')}</span>
              <TimeText value={move.at} />
            </li>
          ))}
        </ul>
      </SectionCard>
    </div>
  )
}

const minorOf = (amount: string, row: Row) => (/^\d+(\.\d+)?$/.test(amount.trim()) && parseAmount(amount.trim(), row.currency)) || 0

function Allocate({ row, review }: { row: Row; review: Review }) {
  const s = useTexts(t)
  const sent = useSentText()
  const confirm = useConfirm()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const found = useCompanies('GET /ws/operator/companies', search.length > 1 ? { search, pageSize: 20 } : null)
  const names = new Map([
    ...(row.company ? [[row.company.id, row.company.name] as const] : []),
    ...(found.data?.records ?? []).map(({ id, fullName, shortName }) => [id, fullName || shortName] as const),
  ])
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(row.company)
  const act = useActForm({
    initial: { companyId: row.company?.id ?? '', amount: amountText(row.leftMinor, row.currency) },
    check: (values) => ({ ...checkFilled(values, ['amount']), ...(values.companyId === '' && { companyId: s.chooseCompany }) }),
    confirm: async ({ amount }) => {
      const yes = await confirm({
        title: s.allocate,
        body: s.allocateBody(chosen?.name ?? ''),
        money: { currency: row.currency, lines: [{ label: s.credited, amountMinor: minorOf(amount, row) }] },
        verb: s.allocate,
      })
      return yes !== false
    },
    save: (values, options) => call('POST /ws/operator/unallocated/credit', { id: row.id, ...values }, options),
    stale,
    warn: false,
    onDone: ({ waits, number }) => review.decided(waits ? sent : s.allocatedNow(number)),
    onError: review.decision().onError,
  })
  if (chosen) names.set(chosen.id, chosen.name)
  return (
    <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
      <FormState of={act} />
      <Select
        description={s.allocateToAbout}
        searchable
        withAsterisk
        onSearchChange={setTyped}
        filter={({ options }) => options}
        data={[...names].map(([value, label]) => ({ value, label }))}
        {...act.field('companyId', s.allocateTo)}
        onChange={(id) => {
          setChosen(id ? { id, name: names.get(id) ?? '' } : null)
          act.form.setFieldValue('companyId', id ?? '')
        }}
      />
      <MoneyField required positive currency={row.currency} {...act.field('amount', s.amount)} />
      <div className={blocks.buttons}>
        <ActButton needs="operator:money" type="submit" loading={act.pending}>
          {s.allocate}
        </ActButton>
      </div>
    </form>
  )
}

function SendBack({ row, review }: { row: Row; review: Review }) {
  const s = useTexts(t)
  const sent = useSentText()
  const confirm = useConfirm()
  const act = useActForm({
    initial: { amount: amountText(row.leftMinor, row.currency), reference: '', reason: '', another: false },
    check: (values) => checkFilled(values, ['amount', 'reference', 'reason']),
    confirm: async ({ amount }) => {
      const yes = await confirm({
        title: s.sendBackTitle(row.number),
        body: s.sendBackBody,
        money: { currency: row.currency, lines: [{ label: s.sendBack, amountMinor: minorOf(amount, row) }] },
        verb: s.sendBack,
        tone: 'bad',
      })
      return yes !== false
    },
    save: ({ another, ...values }, options) =>
      call('POST /ws/operator/unallocated/sendBack', { id: row.id, ...values, ...(another && { another }) }, options),
    stale,
    warn: false,
    onDone: ({ waits, number }) => review.decided(waits ? sent : s.sentBackNow(number)),
    onError: review.decision().onError,
  })
  const undo = useWrite('POST /ws/operator/unallocated/undo', {
    ...review.decision(),
    onDone: ({ waits, number }) => review.decided(waits ? sent : s.undoneNow(number)),
  })
  const askUndo = async () => {
    const yes = await confirm({
      title: s.undoTitle(row.number),
      body: s.undoBody,
      verb: s.undo,
      tone: 'bad',
      reason: { label: s.reasonNeeded, required: true },
    })
    if (yes) await undo.run({ id: row.id, reason: yes.reason })
  }
  const refusal = refusalOf([undo])
  return (
    <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
      <FormState of={act} />
      <MoneyField required positive currency={row.currency} {...act.field('amount', s.amount)} />
      <TextInput withAsterisk aria-required maxLength={140} {...act.field('reference', s.sendBackReference)} />
      <Checkbox
        label={s.another}
        checked={act.form.values.another}
        onChange={(event) => act.form.setFieldValue('another', event.currentTarget.checked)}
      />
      <TextInput withAsterisk aria-required maxLength={500} {...act.field('reason', s.reasonNeeded)} />
      <div className={blocks.buttons}>
        {row.leftMinor === row.amountMinor && (
          <ActButton needs="operator:money" variant="default" loading={undo.pending} onClick={askUndo}>
            {s.undo}
          </ActButton>
        )}
        <ActButton needs="operator:money" type="submit" variant="default" loading={act.pending}>
          {s.sendBack}
        </ActButton>
      </div>
      {refusal && <ErrorState error={refusal} />}
    </form>
  )
}
