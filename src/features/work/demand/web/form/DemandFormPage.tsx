import { Button, Skeleton } from '@mantine/core'
import { useCallback, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { t as ui } from '../../../../../platform/web/ui/texts.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { detailHref } from '../links.ts'
import { useDemand, useDrafts } from '../queries.ts'
import { CreateDemand } from './CreateDemand.tsx'
import { type CopyWay, copiedFrom, isCopyWay } from './copied.ts'
import { EditDemand } from './EditDemand.tsx'
import { t } from './texts.ts'
import type { FormValues } from './values.ts'

/** `/personalHome/pdemand`: a new demand; `?draft=` continues a draft, `?id=` edits an existing demand. */
export default function DemandFormPage() {
  const s = useTexts(t)
  const mayCreate = useMay('demand:create')
  const [params] = useSearchParams()
  const id = params.get('id')
  if (!mayCreate)
    return (
      <>
        <PageHeader title={id ? s.editTitle : s.postTitle} />
        <EmptyState
          title={s.noRight}
          why={s.noRightWhy}
          action={
            <Button component={Link} to={id ? detailHref(id) : '/personalHome/publish'}>
              {id ? s.toDemand : s.toMine}
            </Button>
          }
        />
      </>
    )
  return id ? <Editing key={id} id={id} /> : <Creating />
}

function Creating() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('draft')
  // The draft that the open form created itself: its address then belongs to the form and does not request another draft.
  const [made, setMade] = useState<string | null>(null)
  const from = wanted !== null && wanted !== made ? wanted : null
  const onDraftMade = useCallback(
    (draftId: string) => {
      setMade(draftId)
      setParams({ draft: draftId }, { replace: true })
    },
    [setParams],
  )
  // The address becomes that of the draft once it is saved.
  const [copy] = useState(() => ({ id: params.get('copy'), way: params.get('as') }))
  if (from === null && copy.id && isCopyWay(copy.way)) return <Copied id={copy.id} way={copy.way} onDraftMade={onDraftMade} />
  if (from === null) return <CreateDemand key="new" draft={null} onDraftMade={onDraftMade} />
  return <Continued key={from} id={from} onDraftMade={onDraftMade} />
}

/** Begins with what an earlier demand of the company says. */
function Copied({ id, way, onDraftMade }: { id: string; way: CopyWay; onDraftMade: (id: string) => void }) {
  const s = useTexts(t)
  const demand = useDemand(id)
  const [opened, setOpened] = useState<FormValues>()
  if (!opened && demand.data) setOpened(copiedFrom(demand.data, way, today()))
  if (opened) return <CreateDemand draft={null} copied={opened} onDraftMade={onDraftMade} />
  return demand.isError ? (
    <Failed title={s.postTitle} error={demand.error} onRetry={() => demand.refetch()} />
  ) : (
    <Loading title={s.postTitle} />
  )
}

type Draft = NonNullable<ReturnType<typeof useDrafts>['data']>[number]

/** Keeps the draft as it was opened: later saves refresh the list, and would otherwise restart the form. */
function Continued({ id, onDraftMade }: { id: string; onDraftMade: (id: string) => void }) {
  const s = useTexts(t)
  const drafts = useDrafts()
  const [opened, setOpened] = useState<Draft | null>()
  if (opened === undefined && drafts.data && !drafts.isFetching) setOpened(drafts.data.find((one) => one.id === id) ?? null)
  if (opened === undefined)
    return drafts.isError ? (
      <Failed title={s.postTitle} error={drafts.error} onRetry={() => void drafts.refetch()} />
    ) : (
      <Loading title={s.postTitle} />
    )
  if (!opened)
    return (
      <>
        <PageHeader title={s.postTitle} />
        <EmptyState
          title={s.draftGone}
          action={
            <>
              <Button component={Link} to="/personalHome/pdemand">
                {s.draftFresh}
              </Button>
              <Button component={Link} to="/personalHome/publish" variant="default">
                {s.toMine}
              </Button>
            </>
          }
        />
      </>
    )
  return <CreateDemand key={id} draft={opened} onDraftMade={onDraftMade} />
}

/** As above: if a colleague changes it meanwhile, the server refuses; that is no reason to discard input. */
function Editing({ id }: { id: string }) {
  const s = useTexts(t)
  const demand = useDemand(id)
  const [opened, setOpened] = useState<DemandDetail>()
  if (!opened && demand.data && !demand.isFetching) setOpened(demand.data)
  if (!opened)
    return demand.isError ? (
      <Failed title={s.editTitle} error={demand.error} onRetry={() => void demand.refetch()} />
    ) : (
      <Loading title={s.editTitle} />
    )
  const edit = opened.moves.find((one) => one.move === 'edit')
  return edit?.possible ? <EditDemand demand={opened} /> : <Closed id={id} reason={edit?.reason ?? null} />
}

function Closed({ id, reason }: { id: string; reason: string | null }) {
  const s = useTexts(t)
  return (
    <>
      <PageHeader title={s.editTitle} back={{ to: detailHref(id), label: s.toDemand }} />
      <EmptyState
        title={s.cannotEdit}
        why={reason ?? s.cannotEditWhy}
        action={
          <Button component={Link} to={detailHref(id)}>
            {s.toDemand}
          </Button>
        }
      />
    </>
  )
}

function Failed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  const s = useTexts(t)
  return (
    <>
      <PageHeader title={title} back={{ to: '/personalHome/publish', label: s.toMine }} />
      <ErrorState error={error} onRetry={onRetry} />
    </>
  )
}

function Loading({ title }: { title: string }) {
  const s = useTexts(ui)
  return (
    <>
      <PageHeader title={title} />
      <div className={blocks.form} role="status" aria-busy="true">
        <span className="sr-only">{s.loading}</span>
        <Skeleton h={320} radius="md" />
        <Skeleton h={120} radius="md" />
      </div>
    </>
  )
}
