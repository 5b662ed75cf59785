import { Button } from '@mantine/core'
import { type CashCurrency, type Currency, cashCurrencies, formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { statementKindNames } from '../contract/statement.ts'
import { Letterhead } from './Letterhead.tsx'
import { dayOf } from './orders/asked.ts'
import { FilterDay, PrintButton, useCurrencyOptions } from './parts.tsx'
import { fetchExport, type ReadResult, useList, useWalletSummary } from './queries.ts'
import { cardOf, useColumns } from './statement/rows.tsx'
import { kindTexts, t } from './statement/texts.ts'
import { walletTexts } from './texts.ts'
import css from './wallet.module.css'

type Read = ReadResult<'GET /ws/wallet/statement'>

/** The company's books in one currency: what came, what went, to whom, and what was left. */
export default function StatementPage() {
  const summary = useWalletSummary()
  if (summary.isPending) return <FormSkeleton fields={4} />
  if (summary.isError) return <ErrorState error={summary.error} onRetry={() => void summary.refetch()} />
  const used = summary.data.balances.map(({ currency }) => currency)
  return <Statement first={cashCurrencies.find((code) => used.includes(code)) ?? 'CNY'} />
}

function Statement({ first }: { first: CashCurrency }) {
  const s = useTexts(t)
  const w = useTexts(walletTexts)
  const k = useTexts(kindTexts)
  const lang = useLang()
  const list = useListState({ filters: { currency: '', kind: '', from: '', to: '' }, pageSize: 50 })
  const currency = cashCurrencies.find((code) => code === list.filters.currency) ?? first
  const kind = statementKindNames.find((name) => name === list.filters.kind)
  const [from, to] = [dayOf(list.filters.from), dayOf(list.filters.to)]
  const asked = {
    ...{ pageNo: list.pageNo, pageSize: list.pageSize, currency },
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
  }
  const query = useList('GET /ws/wallet/statement', asked)
  const columns = useColumns(currency)
  const currencies = useCurrencyOptions()
  const read: Read | undefined = query.data
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={<PrintButton />} />
      {read && (
        <Letterhead title={s.title} of={`${currency} · ${s.period(from ?? '', to ?? '')}`} platform={read.platform} owner={read.company} />
      )}
      <FilterBar
        list={list}
        selects={[
          { key: 'currency', label: w.currency, any: currency, options: currencies },
          { key: 'kind', label: s.kind, any: s.anyKind, options: statementKindNames.map((value) => ({ value, label: k[value] })) },
        ]}
        aside={<ExportButton needs="wallet:statement" fetch={() => fetchExport('POST /ws/wallet/statement/export', asked)} />}
      >
        <FilterDay label={w.from} value={from ?? ''} max={to} onChange={(day) => list.setFilters({ from: day })} />
        <FilterDay label={w.to} value={to ?? ''} min={from} onChange={(day) => list.setFilters({ to: day })} />
      </FilterBar>
      <div className={blocks.stack}>
        {read && <Sums read={read} currency={currency} />}
        <DataTable
          label={s.title}
          query={query}
          list={list}
          rowKey={(row) => row.postingId}
          columns={columns}
          card={(row) => cardOf(row, currency, s, lang)}
          empty={
            <EmptyState
              title={s.empty}
              why={s.emptyWhy}
              action={
                <Button component={Link} to="/companyHome/wallet">
                  {s.toWallet}
                </Button>
              }
            />
          }
        />
      </div>
    </>
  )
}

function Sums({ read, currency }: { read: Read; currency: Currency }) {
  const s = useTexts(t)
  const lang = useLang()
  const money = (minor: number) => formatMoney(minor, currency, lang)
  const sides = [
    { label: s.wallet, fees: 0, ...read.wallet },
    { label: s.escrow, fees: read.feesMinor, ...read.escrow },
  ]
  return (
    <SectionCard title={s.sums}>
      <table className={css.balances}>
        <thead>
          <tr>
            <td />
            {[s.opening, s.in, s.out, s.closing].map((label) => (
              <th scope="col" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sides.map((side) => (
            <tr key={side.label}>
              <th scope="row">{side.label}</th>
              <td data-label={s.opening}>{money(side.openingMinor)}</td>
              <td data-label={s.in}>{money(side.inMinor)}</td>
              <td data-label={s.out}>
                {money(side.outMinor)}
                {side.fees > 0 && <span className={blocks.below}>{s.fee(money(side.fees))}</span>}
              </td>
              <td data-label={s.closing}>{money(side.closingMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  )
}
