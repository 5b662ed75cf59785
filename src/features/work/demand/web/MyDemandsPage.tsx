import { Button, Switch } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { cashCurrencies } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { type ListState, useListState } from '../../../../platform/web/ui/useListState.ts'
import { keyIsTaken } from '../../../../platform/web/ui/useRowKeys.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { stageOf, stages } from '../contract/lifecycle.ts'
import type { DemandRow } from '../contract/schema.ts'
import { detailHref } from './links.ts'
import { AmountOf, StatusOf } from './parts.tsx'
import { Drafts } from './publish/Drafts.tsx'
import { MyProviders } from './publish/MyProviders.tsx'
import css from './publish/publish.module.css'
import { t } from './publish/texts.ts'
import { WaitingParts } from './publish/WaitingParts.tsx'
import { useList } from './queries.ts'
import { RowActions } from './RowActions.tsx'
import { demandTexts } from './texts.ts'

const FORM = '/personalHome/pdemand'

/** Source §2 `publish`: the company's demands, with the actions that wait for it. */
export default function MyDemandsPage() {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', stage: '', currency: '', waiting: '' }, column: 'relevance' })
  const query = useList('GET /ws/demand/mine', list.input)
  const mayCreate = useMay('demand:create')
  const facts = useFacts()
  const columns = useColumns()
  useCreateKey(mayCreate)

  return (
    <>
      <PageHeader
        title={s.title}
        actions={
          mayCreate && (
            <Button
              component={Link}
              to={FORM}
              title={s.createKey}
              aria-keyshortcuts="c"
              leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
            >
              {s.create}
            </Button>
          )
        }
      />
      <Drafts />
      <WaitingParts />
      <Filters list={list} />
      <DataTable
        label={s.title}
        columns={columns}
        rowKey={(row) => row.id}
        query={query}
        list={list}
        to={(row) => detailHref(row.id)}
        card={(row) => ({
          title: row.title,
          status: <StatusOf {...row} />,
          money: <AmountOf demand={row} />,
          meta: [row.number, facts(row)].filter(Boolean).join(' · '),
          next: <RowActions row={row} />,
        })}
        empty={
          <EmptyState
            title={s.emptyTitle}
            why={mayCreate ? s.emptyWhy : s.emptyNoRole}
            action={
              mayCreate && (
                <Button component={Link} to={FORM}>
                  {s.create}
                </Button>
              )
            }
          />
        }
      />
      <MyProviders />
    </>
  )
}

/** How many have applied, or who provides; nothing if neither is known. */
function useFacts(): (row: DemandRow) => string {
  const s = useTexts(t)
  const d = useTexts(demandTexts)
  return (row) => {
    const who =
      stageOf(row.seaServiceStatus) === 'matching'
        ? (row.bidsSealed ? d.rivals : d.applicants)(row.applicants)
        : row.provider
          ? `${s.provider} ${row.provider.name}`
          : ''
    return [who, row.progress && d.partsOver(row.progress.over, row.progress.all)].filter(Boolean).join(' · ')
  }
}

function useColumns(): Column<DemandRow>[] {
  const lang = useLang()
  const s = useTexts(t)
  const facts = useFacts()
  return [
    {
      key: 'number',
      title: s.demand,
      sort: true,
      render: (row) => (
        <span className={`${blocks.named} ${css.name}`}>
          <strong>{row.title}</strong>
          <span>
            {row.number} · {row.area[lang]}
            {facts(row) && ` · ${facts(row)}`}
          </span>
        </span>
      ),
    },
    { key: 'status', title: s.status, render: (row) => <StatusOf {...row} /> },
    {
      key: 'amount',
      title: s.amount,
      sort: true,
      align: 'end',
      render: (row) => (
        <span className={css.money}>
          <AmountOf demand={row} />
          {isPart(row) && (
            <span className={blocks.below}>
              {s.held} <MoneyText amountMinor={row.escrowHeldMinor ?? 0} currency={row.currency} withCurrency={false} />
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'recruitEnd',
      title: s.date,
      sort: true,
      render: (row) => (
        <span className={blocks.nowrap}>
          <TimeText value={row.recruitEnd} show="date" />
        </span>
      ),
    },
    {
      key: 'updatedAt',
      title: s.updated,
      sort: true,
      render: (row) => (
        <span className={blocks.nowrap}>
          <TimeText value={row.updatedAt} show="relative" />
        </span>
      ),
    },
    { key: 'next', title: s.next, render: (row) => <RowActions row={row} /> },
  ]
}

/** Search, stage and currency, and whether a demand waits for the company. */
function Filters({ list }: { list: ListState<{ waiting: string }> }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <FilterBar
      list={list}
      search={{ label: s.search, placeholder: s.searchHolder }}
      selects={[
        {
          key: 'stage',
          label: s.stage,
          any: s.anyStage,
          options: stages.map((stage) => ({ value: String(stage.status), label: stage[lang] })),
        },
        {
          key: 'currency',
          label: s.currency,
          any: s.anyCurrency,
          options: cashCurrencies.map((code) => ({ value: code, label: code })),
          searchable: true,
        },
      ]}
    >
      <Switch
        className={css.switch}
        label={s.waiting}
        checked={list.filters.waiting === 'me'}
        onChange={(event) => list.setFilters({ waiting: event.currentTarget.checked ? 'me' : '' })}
      />
    </FilterBar>
  )
}

/** Shown only if it is neither nothing nor the whole. */
const isPart = ({ escrowHeldMinor, amountMinor }: DemandRow): boolean =>
  escrowHeldMinor !== null && escrowHeldMinor > 0 && escrowHeldMinor !== amountMinor

/** `c` creates, outside fields and dialogs. */
function useCreateKey(on: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!on) return
    const create = (event: KeyboardEvent) => {
      if (event.key !== 'c' || keyIsTaken(event)) return
      event.preventDefault()
      navigate(FORM)
    }
    document.addEventListener('keydown', create)
    return () => document.removeEventListener('keydown', create)
  }, [on, navigate])
}
