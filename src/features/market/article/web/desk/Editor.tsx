import { Checkbox, SegmentedControl } from '@mantine/core'
import { useEffect, useState } from 'react'
import { langs, otherOf } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { articleForm, type OperatorArticle } from '../../contract/schema.ts'
import { call, stale as readsOfArticles, useWrite } from '../queries.ts'
import css from './desk.module.css'
import { FactFields } from './FactFields.tsx'
import type { Moved } from './queries.ts'
import { SourceFields } from './SourceFields.tsx'
import { t } from './texts.ts'
import { blank, slugOf, type Typed, typedOf, wireOf } from './typed.ts'
import { WordsFields } from './WordsFields.tsx'

type View = 'write' | 'both' | 'read'

/** Both languages side by side over one save. */
export function Editor({ article, onSaved, onMoved, onDirty, onReload }: EditorProps) {
  const s = useTexts(t)
  const [view, setView] = useState<View>('both')
  const [inStep, setInStep] = useState(false)
  const [saved, setSaved] = useState<Typed>(() => (article ? typedOf(article) : blank))
  const isPublic = article?.state === 'published'
  const form = useActForm({
    initial: saved,
    check: (typed: Typed) => checkBy(articleForm, wireOf(typed)),
    save: (typed, options) =>
      article
        ? call(
            'POST /ws/operator/article/save',
            { id: article.id, version: article.version, form: wireOf(typed), ...(inStep && { inStep }) },
            options,
          )
        : call('POST /ws/operator/article/create', wireOf(typed), options),
    stale: readsOfArticles,
    onDone: (moved, sent) => {
      toast.success(s.saved)
      setSaved(sent)
      setInStep(false)
      onSaved(moved)
    },
    draft: `article:${article ? `${article.id}:${article.version}` : 'new'}`,
  })
  const { values } = form.form
  const changed = langs.filter((lang) => JSON.stringify(values[lang]) !== JSON.stringify(saved[lang]))
  const dirty = JSON.stringify(values) !== JSON.stringify(saved)
  useEffect(() => onDirty(dirty), [dirty, onDirty])

  // The link name follows the English title until the operator types one.
  const [slugIsOurs, setSlugIsOurs] = useState(saved.slug === '')
  const englishTitle = values.en.title
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the title alone
  useEffect(() => {
    if (slugIsOurs) form.form.setFieldValue('slug', slugOf(englishTitle))
  }, [englishTitle])

  const name = { cn: s.inChinese, en: s.inEnglish }
  const [only] = changed.length === 1 ? changed : []
  const maySave = useMay('operator:content')
  const mayKeepStep = maySave && only && article?.cn && article.en
  const stale = form.failure?.isChanged
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate aria-label={s.article}>
      {stale ? (
        <EmptyState
          title={s.changedMeanwhile}
          why={s.changedWhy}
          action={
            <ActButton needs="operator:content" onClick={onReload}>
              {s.reload}
            </ActButton>
          }
        />
      ) : (
        <FormState of={form} />
      )}
      {article && <StaleNotes article={article} dirty={dirty} onDone={onMoved} />}
      <SectionCard
        title={s.words}
        about={s.bodyHint}
        actions={
          <SegmentedControl
            aria-label={s.view}
            value={view}
            onChange={(next) => setView(next as View)}
            data={[
              { value: 'write', label: s.viewWrite },
              { value: 'both', label: s.viewBoth },
              { value: 'read', label: s.viewRead },
            ]}
          />
        }
      >
        <div className={`${blocks.pair} ${css.pair}`}>
          {langs.map((lang) => (
            <WordsFields key={lang} lang={lang} form={form} view={view} />
          ))}
        </div>
      </SectionCard>
      <FactFields
        form={form}
        slugFixed={article?.state === 'published' || article?.state === 'withdrawn'}
        onSlug={() => setSlugIsOurs(false)}
      />
      <SourceFields form={form} />
      <div className={`${blocks.buttonsEnd} ${blocks.foot}`}>
        {mayKeepStep && (
          <Checkbox label={s.keepStep(name[otherOf(only)])} checked={inStep} onChange={(event) => setInStep(event.currentTarget.checked)} />
        )}
        <ActButton needs="operator:content" type="submit" loading={form.pending} unable={dirty ? undefined : s.noChange}>
          {!article || article.state === 'draft' ? s.saveDraft : isPublic ? s.savePublic : s.save}
        </ActButton>
      </div>
    </form>
  )
}
interface EditorProps {
  /** Null for a new one. */
  article: OperatorArticle | null
  onSaved: (moved: Moved) => void
  /** A move that changed no text. */
  onMoved: (moved: Moved) => void
  onDirty: (dirty: boolean) => void
  /** Discards the input for the newest version. */
  onReload: () => void
}

/** Which language is behind which change, and the action that marks it as up to date. */
function StaleNotes({ article, dirty, onDone }: { article: OperatorArticle; dirty: boolean; onDone: (moved: Moved) => void }) {
  const s = useTexts(t)
  const page = useLang()
  const name = { cn: s.inChinese, en: s.inEnglish }
  const mark = useWrite('POST /ws/operator/article/current', {
    onDone: (moved) => {
      toast.success(s.markedCurrent)
      onDone(moved)
    },
  })
  const behind = langs.filter((lang) => article[lang]?.stale)
  if (behind.length === 0) return null
  return (
    <div className={`${blocks.notice} ${blocks.between}`} data-tone="warn">
      <div>
        {behind.map((lang) => (
          <p key={lang}>{s.staleTitle(name[lang], formatDate(article[otherOf(lang)]?.updatedAt ?? '', page))}</p>
        ))}
      </div>
      <ActButton
        needs="operator:content"
        variant="default"
        unable={dirty ? s.saveFirst : undefined}
        onClick={() => mark.run({ id: article.id, version: article.version })}
      >
        {s.markCurrent}
      </ActButton>
    </div>
  )
}
