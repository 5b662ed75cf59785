import { useState } from 'react'
import { type Currency, currencyCodes } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { DayRange } from '../../../../../platform/web/ui/DayRange.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { type ListState, useListState } from '../../../../../platform/web/ui/useListState.ts'
import { accountKindNames, accountKinds } from '../../contract/accounts.ts'
import type { ledgerCalls } from '../../contract/calls.ts'
import { causeNames, causes } from '../../contract/causes.ts'
import { useList, useRead } from '../queries.ts'
import css from './desk.module.css'
import { t } from './texts.ts'

type Posting = RowOf<(typeof ledgerCalls)['GET /ws/operator/ledger/postings']>
type Entry = Posting['entries'][number]

export default function LedgerPage() {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', cause: '', currency: '', from: '', to: '' } })
  // Who comes with a question sees its answer first, and nothing moves while they read on.
  const [asked] = useState(list.filtered)
  return (
    <>
      <PageHeader title={s.ledgerTitle} about={s.ledgerAbout} />
      <div className={blocks.stack}>
        {!asked && <Trial />}
        <Postings list={list} />
        {asked && <Trial />}
      </div>
    </>
  )
}

function Trial() {
  const lang = useLang()
  const s = useTexts(t)
  const trial = useRead('GET /ws/operator/ledger/trial', {}, watched)
  const { data } = trial
  if (!data) return trial.isError ? <ErrorState error={trial.error} onRetry={() => void trial.refetch()} /> : null
  const balanced = data.currencies.every((each) => each.totalMinor === 0)
  const amount = (currency: Currency, amountMinor: number) =>
    amountMinor === 0 ? '' : <MoneyText amountMinor={amountMinor} currency={currency} withCurrency={false} />
  // As accountants read it: money at the bank is an asset, and what the platform owes its users a liability.
  const debitOf = (amountMinor: number) => Math.max(0, -amountMinor)
  const creditOf = (amountMinor: number) => Math.max(0, amountMinor)
  return (
    <SectionCard
      title={s.trial}
      about={s.trialAbout(data.postings, formatTime(data.at, lang))}
      actions={
        <>
          <StatusTag tone={balanced ? 'ok' : 'bad'}>{balanced ? s.balanced : s.unbalanced}</StatusTag>
          {data.drifted > 0 && <StatusTag tone="bad">{s.drifted(data.drifted)}</StatusTag>}
        </>
      }
    >
      <Scrollable label={s.trial}>
        <table className={`${lists.table} ${css.grid}`}>
          <thead>
            <tr>
              <th scope="col">{s.currency}</th>
              <th scope="col">{s.account}</th>
              <th scope="col" data-align="end">
                {s.debit}
              </th>
              <th scope="col" data-align="end">
                {s.credit}
              </th>
            </tr>
          </thead>
          {data.currencies.map(({ currency, kinds }) => (
            <tbody key={currency}>
              {accountKindNames.flatMap((kind) => {
                const one = kinds.find((each) => each.kind === kind)
                return one ? (
                  <tr key={kind}>
                    <td>{currency}</td>
                    <th scope="row">{accountKinds[kind].label[lang]}</th>
                    <td data-align="end">{amount(currency, debitOf(one.amountMinor))}</td>
                    <td data-align="end">{amount(currency, creditOf(one.amountMinor))}</td>
                  </tr>
                ) : (
                  []
                )
              })}
              <tr>
                <td>{currency}</td>
                <th scope="row">{s.sum}</th>
                <td data-align="end">
                  <strong>{amount(currency, sumOf(kinds, debitOf))}</strong>
                </td>
                <td data-align="end">
                  <strong>{amount(currency, sumOf(kinds, creditOf))}</strong>
                </td>
              </tr>
            </tbody>
          ))}
        </table>
      </Scrollable>
    </SectionCard>
  )
}

const sumOf = (kinds: readonly { amountMinor: number }[], side: (amountMinor: number) => number): number =>
  kinds.reduce((sum, { amountMinor }) => sum + side(amountMinor), 0)

function Postings({ list }: { list: ListState<Record<'search' | 'cause' | 'currency' | 'from' | 'to', string>> }) {
  const lang = useLang()
  const s = useTexts(t)
  const query = useList('GET /ws/operator/ledger/postings', list.input, watched)
  return (
    <SectionCard title={s.postings}>
      <FilterBar
        list={list}
        search={{ label: s.numberSearch }}
        selects={[
          {
            key: 'cause',
            label: s.cause,
            any: s.allCauses,
            options: causeNames.map((value) => ({ value, label: causes[value][lang] })),
          },
          { key: 'currency', label: s.currency, any: s.allCurrencies, options: currencyCodes.map((value) => ({ value, label: value })) },
        ]}
      >
        <DayRange list={list} />
      </FilterBar>
      <DataTable
        label={s.postings}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState bare title={s.nothing} />}
        columns={[
          { key: 'at', title: s.at, render: (row) => <TimeText value={row.at} /> },
          {
            key: 'cause',
            title: s.cause,
            render: (row) => (
              <>
                {causes[row.cause][lang]}
                <span className={blocks.below}>{row.cause}</span>
                {row.reverses && (
                  <span className={blocks.below}>
                    {s.reversal} {row.reverses}
                  </span>
                )}
              </>
            ),
          },
          { key: 'entries', title: s.entries, render: (row) => <Entries entries={row.entries} /> },
          {
            key: 'ref',
            title: s.concerns,
            render: (row) => (
              <>
                <Concerns row={row} onSame={() => list.setFilters({ search: row.refId })} />
                <span className={blocks.below}>
                  <CopyText text={row.id} label={`${s.postingId} ${row.id}`}>
                    {s.postingId}
                  </CopyText>
                </span>
              </>
            ),
          },
        ]}
        card={(row) => ({
          title: causes[row.cause][lang],
          status: <TimeText value={row.at} />,
          meta: <Entries entries={row.entries} />,
          next: <Concerns row={row} onSame={() => list.setFilters({ search: row.refId })} />,
        })}
      />
    </SectionCard>
  )
}

/** The entries of one posting; they sum to 0. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const lang = useLang()
  return (
    <dl className={`${blocks.tight} ${lists.amounts} ${css.lines}`}>
      {entries.map((entry) => (
        <div key={`${entry.account}${entry.ownerId}${entry.currency}`}>
          <dt>
            <OwnerLink entry={entry}>{accountKinds[entry.account].label[lang]}</OwnerLink>
          </dt>
          <dd>
            <MoneyText amountMinor={entry.amountMinor} currency={entry.currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The owner of the account, with a link to their page. */
function OwnerLink({ entry, children }: { entry: Entry; children: string }) {
  const page = { company: 'companies?status=&id=', person: 'persons?status=&id=', demand: 'demandReview?review=all&id=' }[
    entry.ownerType ?? ''
  ]
  return page && entry.ownerId ? <Link to={`/operatorHome/${page}${entry.ownerId}`}>{children}</Link> : children
}

function Concerns({ row, onSame }: { row: Posting; onSame: () => void }) {
  const s = useTexts(t)
  if (row.refType === 'demand')
    return (
      <Link className={blocks.textButton} to={`/operatorHome/demandReview?review=all&id=${row.refId}`}>
        {s.demand}
      </Link>
    )
  return (
    <button type="button" className={blocks.textButton} onClick={onSame} title={s.sameRef}>
      {row.refType === 'moneyOrder' ? s.order : row.refType}
      <span className="sr-only"> {s.sameRef}</span>
    </button>
  )
}
