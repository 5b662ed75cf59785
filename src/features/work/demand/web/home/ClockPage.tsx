import { Button, Skeleton } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { Suspense } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { may } from '../../../../../platform/web/permissions.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay, usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { stages } from '../../contract/lifecycle.ts'
import { Clocks } from '../parts/Clocks.tsx'
import { addedParts, useAddedWaiting, type WaitingLine } from '../parts/overview.tsx'
import { type ReadResult, useDemandOverview } from '../queries.ts'
import css from './home.module.css'
import { t } from './texts.ts'
import { WaitingRow } from './waiting.tsx'

type Overview = ReadResult<'GET /ws/demand/overview'>

/** `/companyHome/clock`: what waits, where the money is, the stages of the demands, and the local time in their regions. */
export default function ClockPage() {
  const s = useTexts(t)
  const mayCreate = useMay('demand:create')
  const mayMoney = useMay('wallet:view')
  const overview = useDemandOverview()
  const added = useAddedWaiting()
  const { data } = overview
  return (
    <>
      <PageHeader
        title={s.title}
        actions={
          mayCreate && (
            <Button component={Link} to="/personalHome/pdemand" data-key="create">
              {s.post}
            </Button>
          )
        }
      />
      {overview.isError && !data ? (
        <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
      ) : !data ? (
        <Bones />
      ) : (
        <div className={`${blocks.stack} ${css.page}`}>
          {Object.values(data.steps).some((done) => !done) && <FirstSteps steps={data.steps} />}
          {mayCreate && <ByStage counts={data.byStage} />}
          <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
            <div className={`${blocks.stack} ${css.column}`}>
              <SectionCard title={s.needs} actions={data.needsYou.length > 0 && <Link to="/personalHome/publish?waiting=me">{s.all}</Link>}>
                {data.overdue > 0 && (
                  <p className={blocks.notice} data-tone="bad">
                    <Link to="/personalHome/publish?stage=4">{s.late(data.overdue)}</Link>
                  </p>
                )}
                {data.needsYou.length + added.lines.length === 0 ? (
                  added.isKnown ? (
                    <EmptyState bare title={s.nothing} why={s.nothingWhy} />
                  ) : (
                    <Skeleton h={72} radius="md" />
                  )
                ) : (
                  <ul className={lists.lines}>
                    {added.lines.map((line) => (
                      <AddedRow key={line.key} line={line} />
                    ))}
                    {data.needsYou.map((demand) => (
                      <WaitingRow key={demand.id} demand={demand} />
                    ))}
                  </ul>
                )}
              </SectionCard>
              <AddedParts />
              {!mayCreate && <ByStage counts={data.byStage} />}
            </div>
            <div className={`${blocks.stack} ${css.column}`}>
              {mayMoney && <Cash money={data.money} />}
              <SectionCard title={s.clocks} about={s.clocksWhy}>
                <Clocks places={data.places.map(({ demands, ...place }) => ({ ...place, note: s.demandsAt(demands) }))} />
                {data.places.length === 0 && <p className={blocks.fine}>{s.noPlaces}</p>}
              </SectionCard>
            </div>
          </div>
        </div>
      )}
    </>
  )
}

function AddedRow({ line: { text, to } }: { line: WaitingLine }) {
  const s = useTexts(t)
  return (
    <li className={blocks.between}>
      <Link to={to} data-row-open>
        {text}
      </Link>
      <Button component={Link} to={to} variant="default" size="xs" aria-label={s.goTo(text)}>
        {s.go}
      </Button>
    </li>
  )
}

const parts = new Map<string, ReturnType<typeof lazyPart>>()

/** Cards of other features that the reader may see: the first half beside the second. */
function AddedParts() {
  const auth = usePermissions()?.auth
  const shown = addedParts().filter(({ needs }) => may(auth, needs))
  if (shown.length === 0) return null
  const half = Math.ceil(shown.length / 2)
  return (
    <div className={`${blocks.beside} ${css.parts}`}>
      {[shown.slice(0, half), shown.slice(half)].map((column) => (
        <div key={column[0]?.name ?? ''} className={`${blocks.stack} ${css.column}`}>
          {column.map(({ name, load }) => {
            const Part = parts.get(name) ?? lazyPart(load)
            parts.set(name, Part)
            return (
              <Suspense key={name} fallback={<Skeleton h={200} radius="md" />}>
                <Part />
              </Suspense>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The nine stages with the number of demands at each; every cell links to its list. */
function ByStage({ counts }: { counts: Overview['byStage'] }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <nav aria-label={s.stages}>
      <ol className={`${blocks.card} ${css.stages}`}>
        {stages.map((stage) => {
          const n = counts.find((one) => one.seaServiceStatus === stage.status)?.count ?? 0
          return (
            <li className={css.stage} key={stage.key} data-none={n === 0 || undefined}>
              <Link to={`/personalHome/publish?stage=${stage.status}`} aria-label={s.stageCount(stage[lang], n)}>
                <span>{stage[lang]}</span>
                <strong className={css.count}>{n}</strong>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const columns = ['wallet', 'held', 'released', 'refunded'] as const

function Cash({ money }: { money: Overview['money'] }) {
  const s = useTexts(t)
  const mayTopUp = useMay('wallet:topUp')
  return (
    <SectionCard title={s.money} actions={<Link to="/companyHome/wallet">{s.toWallet}</Link>}>
      {money.length === 0 ? (
        <EmptyState
          bare
          title={s.noMoney}
          action={
            mayTopUp && (
              <Button component={Link} to="/companyHome/wallet" variant="default">
                {s.toTopUp}
              </Button>
            )
          }
        />
      ) : (
        <ul className={`${lists.lines} ${css.cash}`}>
          {money.map((one) => (
            <li key={one.currency}>
              <h3>{one.currency}</h3>
              <dl className={lists.amounts}>
                {columns
                  .filter((column) => column === 'wallet' || one[`${column}Minor`] > 0)
                  .map((column) => (
                    <div key={column} data-part={column}>
                      <dt>{s[column]}</dt>
                      <dd>
                        <MoneyText amountMinor={one[`${column}Minor`]} currency={one.currency} withCurrency={false} />
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

/** The first steps: card, verification, money, first demand. Hidden once all four are done. */
function FirstSteps({ steps }: { steps: Overview['steps'] }) {
  const s = useTexts(t)
  const may = {
    card: useMay('company:edit'),
    verified: useMay('company:authenticate'),
    funded: useMay('wallet:topUp'),
    posted: useMay('demand:create'),
  }
  const rows = [
    { name: 'card', title: s.card, why: s.cardWhy, go: s.cardGo, to: '/companyHome/companyInfo' },
    { name: 'verified', title: s.verify, why: s.verifyWhy, go: s.verifyGo, to: '/companyHome/authentication' },
    { name: 'funded', title: s.fund, why: s.fundWhy, go: s.toTopUp, to: '/companyHome/wallet' },
    { name: 'posted', title: s.postStep, why: s.postWhy, go: s.post, to: '/personalHome/pdemand' },
  ] as const
  const next = rows.find((row) => !steps[row.name])
  return (
    <SectionCard title={s.start} actions={<span className={blocks.fine}>{s.startDone(rows.filter((row) => steps[row.name]).length)}</span>}>
      <ol className={`${blocks.pair} ${css.steps}`}>
        {rows.map((row) => {
          const done = steps[row.name]
          const Icon = done ? IconCircleCheck : IconCircle
          return (
            <li className={css.step} key={row.name} data-done={done || undefined}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              <div>
                <strong className={css.stepName}>{row.title}</strong>
                <span className="sr-only">{done ? s.stepDone : s.stepOpen}</span>
                <p className={`${blocks.fine} ${css.stepWhy}`}>{row.why}</p>
                {!done && may[row.name] && (
                  <Button component={Link} to={row.to} size="xs" variant={row === next ? 'filled' : 'default'}>
                    {row.go}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ol>
    </SectionCard>
  )
}

const Bones = () => (
  <div className={`${blocks.stack} ${css.page}`} aria-busy="true">
    <Skeleton h={84} radius="md" />
    <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
      <Skeleton h={360} radius="md" />
      <Skeleton h={360} radius="md" />
    </div>
  </div>
)
