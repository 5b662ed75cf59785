import { Button } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link } from '../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { BaseText, ChangeTag, percentOf } from './parts.tsx'
import { useList, useRead } from './queries.ts'
import { t } from './texts.ts'

/** The pay of one employee by date, and what waits for approval. */
export default function EmployeePay({ employeeId }: { employeeId: string }) {
  const s = useTexts(t)
  const mayPropose = useMay('salary:propose')
  const terms = useRead('GET /ws/salary/terms', { employeeId })
  const open = useList('GET /ws/salary/changes', { employeeId, state: 'proposed' })
  if (terms.error) return <ErrorState error={terms.error} onRetry={terms.refetch} />
  if (!terms.data) return <FormSkeleton fields={3} />
  const { today } = terms.data
  const holds = terms.data.terms.find((term) => term.effectiveOn <= today)
  const propose = mayPropose && (
    <Button component={Link} to={`/companyHome/salaryChanges?propose=${employeeId}`}>
      {s.propose}
    </Button>
  )
  return (
    <div className={blocks.stack}>
      <SectionCard title={s.base} actions={terms.data.terms.length > 0 && propose}>
        {terms.data.terms.length === 0 ? (
          <EmptyState bare title={s.noneYet} why={s.noneWhy} action={propose} />
        ) : (
          <ul className={lists.lines}>
            {terms.data.terms.map((term) => (
              <li key={term.id} className={blocks.between}>
                <span>
                  <TimeText value={term.effectiveOn} show="date" /> {term === holds && <StatusTag tone="ok">{s.holds}</StatusTag>}
                  <span className={blocks.below}>
                    {s.approvedOn} <TimeText value={term.knownAt} show="date" />
                  </span>
                </span>
                <strong>
                  <BaseText base={term} />
                </strong>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {(open.data?.records.length ?? 0) > 0 && (
        <SectionCard title={s.proposed}>
          <ul className={lists.lines}>
            {open.data?.records.map((row) => (
              <li key={row.id} className={blocks.between}>
                <Link to={`/companyHome/salaryChanges?id=${row.id}`}>
                  <TimeText value={row.effectiveOn} show="date" /> · {percentOf(row.changeBps)}
                </Link>
                <span className={blocks.line}>
                  <BaseText base={row} /> <ChangeTag state={row.state} />
                </span>
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
    </div>
  )
}
