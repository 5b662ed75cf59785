import { Button, Skeleton } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { userTypes } from '../../../../../rules/constants.ts'
import { useWalletSummary } from '../../../../money/wallet/web/queries.ts'
import { applyFlags, type Stage, stageOf } from '../../contract/lifecycle.ts'
import type { DemandRow } from '../../contract/schema.ts'
import { closing, due } from '../days.ts'
import { detailHref, hallDetailHref } from '../links.ts'
import { waitingTexts } from '../moves/waiting-texts.ts'
import { AmountOf, AreaOf, NetOf } from '../parts.tsx'
import { query, useList } from '../queries.ts'
import css from './home.module.css'
import { Standing } from './Standing.tsx'
import { t } from './texts.ts'
import { WaitingRow } from './waiting.tsx'

const runningStages: readonly Stage[] = ['service', 'complete']
const LOOKED_AT = 50
const RUNNING_SHOWN = 5
const RECOMMENDED_SHOWN = 4

/** `/personalHome`: what waits for the individual, money, work in progress, and recommendations. */
export default function PersonalHomePage() {
  const s = useTexts(t)
  const joined = useList('GET /ws/demand/joined', { pageSize: LOOKED_AT })
  const rows = joined.data?.records
  const running =
    rows?.filter((row) => runningStages.includes(stageOf(row.seaServiceStatus)) && row.applyStatus >= applyFlags.serving) ?? []
  return (
    <>
      <PageHeader
        title={s.title}
        actions={
          <Button component={Link} to="/demandHall/2/home">
            {s.toHall}
          </Button>
        }
      />
      <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
        <div className={`${blocks.stack} ${css.column}`}>
          {joined.isError && !rows ? (
            <ErrorState error={joined.error} onRetry={() => void joined.refetch()} />
          ) : rows ? (
            <Waits rows={rows} running={running} />
          ) : (
            <Skeleton h={220} radius="md" />
          )}
          <Running rows={rows && running} />
          <Recommended />
        </div>
        <div className={`${blocks.stack} ${css.column}`}>
          <Earnings />
          <Standing />
        </div>
      </div>
    </>
  )
}

/** Whether work was returned is only in the detail of a demand, so the few running ones are loaded one by one. */
function useReturned(running: readonly DemandRow[]): Map<string, string> {
  return useQueries({
    queries: running
      .filter((row) => stageOf(row.seaServiceStatus) === 'service')
      .slice(0, RUNNING_SHOWN)
      .map((row) => query('GET /ws/demand/detail', { id: row.id })),
    combine: (found) =>
      new Map(
        found.flatMap(({ data }) => {
          const reason = data && stageOf(data.seaServiceStatus) === 'service' ? data.deliveries[0]?.returnedReason : null
          return data && reason ? [[data.id, reason] as const] : []
        }),
      ),
  })
}

function Waits({ rows, running }: { rows: readonly DemandRow[]; running: readonly DemandRow[] }) {
  const lang = useLang()
  const s = useTexts(t)
  const w = useTexts(waitingTexts)
  const returned = useReturned(running)
  const wallet = useWalletSummary()
  const mayWithdraw = useMay('wallet:withdraw')
  const free = (wallet.data?.balances ?? []).filter((one) => one.availableMinor > 0)
  // Running work is listed below with its date; it waits for the individual only after it was returned.
  const waiting = rows.filter((row) => row.next !== null && (row.next.move !== 'complete' || returned.has(row.id)))
  return (
    <SectionCard title={s.needs} actions={waiting.length > 0 && <Link to="/personalHome/joinIn">{s.toJoined}</Link>}>
      {waiting.length === 0 && free.length === 0 ? (
        <EmptyState bare title={s.nothing} why={s.nothingPerson} />
      ) : (
        <ul className={lists.lines}>
          {waiting.map((row) => {
            const reason = returned.get(row.id)
            return <WaitingRow key={row.id} demand={row} {...(reason && { why: w.returned(reason) })} />
          })}
          {free.length > 0 && (
            <li className={css.waiting}>
              <div className={css.waitingWhat}>
                <p className={`${blocks.line} ${css.waitingTitle}`}>
                  {s.canWithdraw(free.map((one) => formatMoney(one.availableMinor, one.currency, lang)).join(lang === 'cn' ? '、' : ', '))}
                </p>
              </div>
              {mayWithdraw && (
                <Button component={Link} to="/personalHome/closing" variant="default" size="sm">
                  {s.withdraw}
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </SectionCard>
  )
}

function Running({ rows }: { rows: readonly DemandRow[] | undefined }) {
  const lang = useLang()
  const s = useTexts(t)
  if (!rows || rows.length === 0) return null
  return (
    <SectionCard title={s.running} actions={<Link to="/personalHome/joinIn?state=serving">{s.all}</Link>}>
      <ul className={lists.lines}>
        {rows.slice(0, RUNNING_SHOWN).map((row) => {
          const end = due(row.expectedCompletion, lang)
          return (
            <Line key={row.id} row={row} to={detailHref(row.id)}>
              {stageOf(row.seaServiceStatus) === 'complete' ? (
                <span>{s.delivered}</span>
              ) : (
                <span data-soon={end.soon || undefined}>{end.text}</span>
              )}
            </Line>
          )
        })}
      </ul>
    </SectionCard>
  )
}

function Recommended() {
  const lang = useLang()
  const s = useTexts(t)
  const fits = useList('GET /ws/hall/recommend', { pageNo: 1, pageSize: RECOMMENDED_SHOWN })
  if (fits.isPending) return <Skeleton h={200} radius="md" />
  if (fits.isError) return <ErrorState error={fits.error} onRetry={() => void fits.refetch()} />
  return (
    <SectionCard title={s.recommended} actions={<Link to="/demandHall/2/recommend">{s.all}</Link>}>
      {fits.data.records.length === 0 ? (
        <EmptyState bare title={s.noneFit} why={s.noneFitWhy} />
      ) : (
        <ul className={lists.lines}>
          {fits.data.records.map((row) => {
            const end = closing(row.recruitEnd, lang)
            return (
              <Line
                key={row.id}
                row={row}
                to={hallDetailHref(userTypes.individual, row.id)}
                why={row.why.map((one) => one[lang]).join(lang === 'cn' ? '；' : '; ')}
              >
                <span data-soon={end.soon || undefined}>{end.text}</span>
              </Line>
            )
          })}
        </ul>
      )}
    </SectionCard>
  )
}

function Line({ row, to, why, children }: { row: DemandRow; to: string; why?: string; children: ReactNode }) {
  return (
    <li className={css.waiting}>
      <div className={css.waitingWhat}>
        <p className={`${blocks.line} ${css.waitingTitle}`}>
          <Link to={to}>{row.title}</Link>
        </p>
        <p className={`${blocks.line} ${blocks.fine}`}>
          <AreaOf demand={row} />
          <span>{row.company.name}</span>
        </p>
        {why && <p className={`${blocks.fine} ${css.fits}`}>{why}</p>}
      </div>
      <div className={`${lists.end} ${css.lineEnd}`}>
        <AmountOf demand={row} size="md" />
        <NetOf demand={row} />
        {children}
      </div>
    </li>
  )
}

function Earnings() {
  const s = useTexts(t)
  const wallet = useWalletSummary()
  if (wallet.isPending) return <Skeleton h={140} radius="md" />
  if (wallet.isError) return <ErrorState error={wallet.error} onRetry={() => void wallet.refetch()} />
  const moved = wallet.data.balances.filter((one) => one.currency !== 'BEAN')
  return (
    <SectionCard title={s.earnings} actions={<Link to="/personalHome/closing">{s.closing}</Link>}>
      {moved.length === 0 ? (
        <EmptyState bare title={s.noEarnings} why={s.noEarningsWhy} />
      ) : (
        <ul className={`${lists.lines} ${css.cash}`}>
          {moved.map((one) => (
            <li key={one.currency}>
              <h3>{one.currency}</h3>
              <dl className={lists.amounts}>
                <div data-part="wallet">
                  <dt>{s.available}</dt>
                  <dd>
                    <MoneyText amountMinor={one.availableMinor} currency={one.currency} withCurrency={false} />
                  </dd>
                </div>
                <div>
                  <dt>{s.inTransit}</dt>
                  <dd>
                    <MoneyText amountMinor={one.inTransitMinor} currency={one.currency} withCurrency={false} />
                  </dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}
