import { useEffect, useState } from 'react'
import { ApiError } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../../platform/web/portal/actions.tsx'
import { useNavigate, useSearchParams } from '../../../../../platform/web/router.tsx'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import type { OperatorArticle } from '../../contract/schema.ts'
import { Editor } from './Editor.tsx'
import { Moves } from './Moves.tsx'
import { type Moved, useDeskArticle } from './queries.ts'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

/** The list as it was: the address without the article. */
function useListPath(): string {
  const [params] = useSearchParams()
  const rest = new URLSearchParams(params)
  for (const name of ['id', 'new']) rest.delete(name)
  return `/operatorHome/articles${rest.size > 0 ? `?${rest}` : ''}`
}

export function EditorPage({ id }: { id: string | null }) {
  return id ? <Existing id={id} /> : <Fresh />
}

function Fresh() {
  const s = useTexts(t)
  const back = useListPath()
  const navigate = useNavigate()
  usePageTitle(s.newTitle)
  return (
    <>
      <PageHeader title={s.newTitle} about={s.newAbout} back={{ to: back, label: s.backToList }} />
      <Editor
        article={null}
        onSaved={(saved) => void navigate(`/operatorHome/articles?id=${saved.id}`, { replace: true })}
        onMoved={() => {}}
        onDirty={() => {}}
        onReload={() => {}}
      />
    </>
  )
}

function Existing({ id }: { id: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const back = useListPath()
  const { data, error, refetch } = useDeskArticle(id)
  // The editor's working copy: loaded once, and again only after its own actions.
  const [taken, setTaken] = useState<OperatorArticle | null>(null)
  const [dirty, setDirty] = useState(false)
  useEffect(() => {
    if (data) setTaken((now) => now ?? data)
  }, [data])
  const [generation, setGeneration] = useState(0)
  const reload = async () => {
    const { data: fresh } = await refetch()
    if (!fresh) return
    setTaken(fresh)
    setGeneration((now) => now + 1)
  }
  // The input survives the editor's own moves. If someone else saved in between, the newest version is shown instead.
  const follow = async (moved: Moved) => {
    const { data: fresh } = await refetch()
    if (!fresh) return
    setTaken(fresh)
    if (fresh.version !== moved.version) setGeneration((now) => now + 1)
  }
  const title = taken?.[lang]?.title || taken?.cn?.title || taken?.en?.title || s.untitled
  usePageTitle(taken ? title : null)
  if (error && !taken) {
    return (
      <>
        <PageHeader title={s.title} back={{ to: back, label: s.backToList }} />
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title={s.gone} why={s.goneWhy} action={<ActionLink to={back}>{s.backToList}</ActionLink>} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </>
    )
  }
  if (!taken)
    return (
      <>
        <PageHeader title={s.title} back={{ to: back, label: s.backToList }} />
        <FormSkeleton fields={6} />
      </>
    )
  return (
    <>
      <PageHeader
        title={<span lang={taken[lang]?.title ? undefined : lang === 'cn' ? 'en' : 'zh-CN'}>{title}</span>}
        status={<StateTag row={taken} />}
        back={{ to: back, label: s.backToList }}
        actions={<Moves article={taken} dirty={dirty} listPath={back} onMoved={(moved) => void follow(moved)} />}
      />
      <Editor
        key={generation}
        article={taken}
        onDirty={setDirty}
        onReload={() => void reload()}
        onMoved={(moved) => void follow(moved)}
        onSaved={(moved) => void follow(moved)}
      />
    </>
  )
}
