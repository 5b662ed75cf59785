import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../../platform/web/session.ts'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import { contactKinds, type UnlockedRow } from '../../contract/schema.ts'
import css from '../desk/desk.module.css'
import { useList } from '../queries.ts'
import { ReportDialog } from './ReportDialog.tsx'
import { t } from './texts.ts'

/** Contacts that the company or the person has paid for. `?report=` opens the report of one. */
export default function UnlockedContactsPage() {
  const s = useTexts(t)
  const lang = useLang()
  const { userInfo } = useSession()
  const serviceName = useDictText('service')
  const list = useListState({ filters: { search: '' }, pageSize: 10 })
  // Colleagues pay too, and operators decide.
  const query = useList('GET /ws/provider/unlocked', list.input, { staleTime: 0 })
  const mayReport = useMay('provider:unlock')
  const [{ report }, patch] = useUrlState({ report: '' })
  const reported = query.data?.records.find((row) => mayReport && row.number === report && row.reportUntil)
  const quickfind = (variant: 'default' | 'filled', label: string) => (
    <Button component={Link} to="/globalQuickfind" variant={variant}>
      {label}
    </Button>
  )
  const name = (row: UnlockedRow) => <span>{row.name[lang]}</span>
  const about = (row: UnlockedRow) => (
    <span className={`${blocks.tight} ${css.lines}`}>
      <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>
        <span>{row.number}</span>
        <RegionBadge code={row.home.code} name={row.home.name[lang]} />
      </span>
      <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{row.services.map((code) => serviceName(code)).join(' · ')}</span>
      {!row.listed && <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{s.hidden}</span>}
    </span>
  )
  const paid = (row: UnlockedRow) => (
    <span className={`${blocks.tight} ${css.lines}`}>
      <TimeText value={row.at} />
      <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>
        <span>{s.beans(row.beans)}</span>
        {row.by && <span>{s.by(row.by)}</span>}
      </span>
    </span>
  )
  const standing = (row: UnlockedRow) => <Standing row={row} onReport={() => patch({ report: row.number })} />
  return (
    <>
      <PageHeader title={s.title} about={isCompany(userInfo) ? s.aboutCompany : s.aboutPerson} actions={quickfind('default', s.find)} />
      <FilterBar list={list} search={{ label: s.search }} />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        rowKey={(row) => `${row.number}:${row.at}`}
        to={(row) => (row.listed ? `/globalQuickfind?id=${row.number}` : undefined)}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={quickfind('filled', s.toQuickfind)} />}
        columns={[
          { key: 'name', title: s.provider, render: name },
          { key: 'about', title: s.about, render: about },
          { key: 'contact', title: s.contact, render: (row) => <Reach row={row} /> },
          { key: 'paid', title: s.paid, render: paid },
          { key: 'state', title: s.state, render: standing },
        ]}
        card={(row) => ({
          title: name(row),
          status: about(row),
          meta: (
            <span className={`${blocks.tight} ${css.lines}`}>
              <Reach row={row} />
              {paid(row)}
            </span>
          ),
          next: standing(row),
        })}
      />
      <ReportDialog row={reported} onClose={() => patch({ report: '' })} />
    </>
  )
}

function Reach({ row }: { row: UnlockedRow }) {
  const s = useTexts(t)
  const { contact } = row
  if (!contact) return <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{s.givenBack}</span>
  return (
    <dl>
      {contactKinds
        .filter((kind) => contact[kind] !== '')
        .map((kind) => (
          <div className={css.line} key={kind}>
            <dt>{s[kind]}</dt>
            <dd>
              {kind === 'website' ? (
                <a href={contact.website} target="_blank" rel="noopener noreferrer nofollow">
                  {contact.website.replace(/^https?:\/\//, '')}
                  <span className="sr-only">{s.newTab}</span>
                </a>
              ) : (
                <CopyText text={contact[kind]} />
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}

function Standing({ row, onReport }: { row: UnlockedRow; onReport: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const { report } = row
  const mayReport = useMay('provider:unlock')
  const tag =
    row.state === 'refunded' ? (
      <StatusTag tone="neutral">{s.refunded}</StatusTag>
    ) : report?.state === 'open' ? (
      <StatusTag tone="warn">{s.reportOpen}</StatusTag>
    ) : row.contactDead ? (
      <StatusTag tone="bad">{s.dead}</StatusTag>
    ) : (
      <StatusTag tone="ok">{report?.state === 'rejected' ? s.reportRejected : s.works}</StatusTag>
    )
  return (
    <span className={`${blocks.tight} ${css.lines}`}>
      {tag}
      {report && (
        <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{s.reported(s[report.reason], formatDate(report.at, lang))}</span>
      )}
      {report?.state === 'open' && (
        <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>
          <UsualTime queue="deadContact" />
        </span>
      )}
      {report?.decision && <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{s.decision(report.decision)}</span>}
      {mayReport && row.reportUntil && (
        <>
          <Button variant="default" size="xs" aria-label={s.reportThis(row.name[lang])} onClick={onReport}>
            {s.report}
          </Button>
          <span className={`${blocks.line} ${blocks.fine} ${css.sub}`}>{s.until(formatDate(row.reportUntil, lang))}</span>
        </>
      )}
    </span>
  )
}
