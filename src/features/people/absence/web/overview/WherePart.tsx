import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { Clocks } from '../../../../work/demand/web/parts/Clocks.tsx'
import { EMPLOYED } from '../../../employee/contract/employee.ts'
import type { OverviewView } from '../../contract/views.ts'
import { useOverview } from '../queries.ts'
import { t } from './texts.ts'

/** Employees by place with the local time there. */
export default function WherePart() {
  const s = useTexts(t)
  const lang = useLang()
  const mayEdit = useMay('people:edit')
  const overview = useOverview()
  const { data } = overview
  const note = ({ people, atWork, out, holiday }: OverviewView['places'][number]) =>
    [s.people(people), holiday ? holiday[lang] : atWork > 0 ? s.atWork(atWork) : s.offHours, out > 0 && s.outHere(out)]
      .filter(Boolean)
      .join(' · ')
  return (
    <SectionCard
      title={s.where}
      about={data && data.employed > 0 ? s.whereAbout(data.employed, data.places.length) : undefined}
      actions={<Link to="/companyHome/employees">{s.toEmployees}</Link>}
    >
      {overview.error ? (
        <ErrorState error={overview.error} onRetry={overview.refetch} />
      ) : !data ? (
        <FormSkeleton fields={4} />
      ) : data.employed === 0 ? (
        <EmptyState
          bare
          title={s.none}
          why={s.noneWhy}
          action={
            mayEdit && (
              <span className={blocks.buttons}>
                <Button component={Link} to="/companyHome/employeeEdit">
                  {s.add}
                </Button>
                <Button component={Link} to="/companyHome/employeeImport" variant="default">
                  {s.import}
                </Button>
              </span>
            )
          }
        />
      ) : (
        <Clocks
          only
          places={data.places.map(({ area, zone, ...place }) => ({
            areaCode: area.code,
            name: area.name,
            zone,
            note: note({ area, zone, ...place }),
            to: `/companyHome/employees?country=${area.code}&status=${EMPLOYED}`,
          }))}
        />
      )}
    </SectionCard>
  )
}
