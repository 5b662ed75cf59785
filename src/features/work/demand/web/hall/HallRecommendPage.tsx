import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useParams } from '../../../../../platform/web/router.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { Pagination } from '../../../../../platform/web/ui/Pagination.tsx'
import { Samples } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { userTypes } from '../../../../../rules/constants.ts'
import { useList } from '../queries.ts'
import { HallRow } from './HallRow.tsx'
import { HallRows, HallSkeleton } from './HallRows.tsx'
import { HallTabs } from './HallTabs.tsx'
import css from './hall.module.css'
import { t } from './texts.ts'

/** Open demands by how well they match the user, each with its reasons. */
export default function HallRecommendPage() {
  const s = useTexts(t)
  const { userType: typeText } = useParams()
  const userType = Number(typeText)
  const list = useListState({ filters: {} })
  const fits = useList('GET /ws/hall/recommend', { pageNo: list.pageNo, pageSize: list.pageSize })

  return (
    <>
      <PageHeader title={s.recommendTitle} about={userType === userTypes.company ? s.recommendAboutCompany : s.recommendAboutPerson} />
      <HallTabs userType={userType} />
      {fits.isPending ? (
        <HallSkeleton />
      ) : fits.isError ? (
        <ErrorState error={fits.error} onRetry={() => void fits.refetch()} />
      ) : fits.data.records.length === 0 ? (
        <NothingFits userType={userType} />
      ) : (
        <Samples rows={fits.data.records}>
          <HallRows label={s.recommendTitle} old={fits.isPlaceholderData}>
            {fits.data.records.map((demand) => (
              <HallRow key={demand.id} demand={demand} userType={userType} why={<Why reasons={demand.why} />} />
            ))}
          </HallRows>
        </Samples>
      )}
      {fits.data && fits.data.pages > 1 && (
        <Pagination pageNo={list.pageNo} pageSize={list.pageSize} total={fits.data.total} onChange={list.setPage} />
      )}
    </>
  )
}

function Why({ reasons }: { reasons: { cn: string; en: string }[] }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <ul className={`${blocks.pills} ${css.why}`} aria-label={s.why}>
      {reasons.length === 0 && <li>{s.noReason}</li>}
      {reasons.map((reason) => (
        <li key={reason.en}>{reason[lang]}</li>
      ))}
    </ul>
  )
}

function NothingFits({ userType }: { userType: number }) {
  const s = useTexts(t)
  const mayPost = useMay('demand:create')
  return (
    <EmptyState
      title={s.nothingFits}
      why={userType === userTypes.company ? s.nothingFitsCompany : s.nothingFitsPerson}
      action={
        <>
          {userType === userTypes.individual && (
            <Button component={Link} to="/personalHome/myPersonal/resume">
              {s.resume}
            </Button>
          )}
          {userType === userTypes.company && mayPost && (
            <Button component={Link} to="/personalHome/pdemand">
              {s.post}
            </Button>
          )}
          <Button component={Link} to={`/demandHall/${userType}/home`} variant="default">
            {s.toHall}
          </Button>
        </>
      }
    />
  )
}
