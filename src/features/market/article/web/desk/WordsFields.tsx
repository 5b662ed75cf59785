import { Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { localeOf } from '../../../../../platform/web/lang.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Scrollable } from '../../../../../platform/web/ui/Scrollable.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { Body } from '../Body.tsx'
import css from './desk.module.css'
import { usePreview } from './queries.ts'
import { nameOf, t } from './texts.ts'
import type { Typed } from './typed.ts'

const PAUSE_MS = 500

/** One language of the article. The input is in that language, whatever the screen's is. */
export function WordsFields({ lang, form, view }: { lang: Lang; form: ActForm<Typed>; view: 'write' | 'both' | 'read' }) {
  const s = useTexts(t)
  const name = nameOf(s, lang)
  const words = (path: 'title' | 'summary' | 'body', label: string) => {
    const called = s.of(name, label)
    return { 'aria-label': called, ...form.field(`${lang}.${path}`, label, called) }
  }
  return (
    <section className={blocks.form} aria-label={name}>
      <h3>{name}</h3>
      {view !== 'read' && (
        <>
          <TextInput maxLength={160} lang={localeOf(lang)} {...words('title', s.fieldTitle)} />
          <Textarea
            description={s.summaryHint}
            maxLength={400}
            autosize
            minRows={2}
            lang={localeOf(lang)}
            {...words('summary', s.summary)}
          />
          <Textarea
            autosize
            minRows={14}
            maxRows={view === 'both' ? 22 : 44}
            spellCheck
            lang={localeOf(lang)}
            classNames={{ input: css.code }}
            {...words('body', s.body)}
          />
        </>
      )}
      {view !== 'write' && <Preview lang={lang} body={form.form.values[lang].body} title={form.form.values[lang].title} />}
    </section>
  )
}

/** The page preview: rendered by the server, like the page. */
function Preview({ lang, body, title }: { lang: Lang; body: string; title: string }) {
  const s = useTexts(t)
  const [settled] = useDebouncedValue(body, PAUSE_MS)
  const { data, error, refetch } = usePreview(settled)
  const empty = settled.trim() === ''
  return (
    <Scrollable className={css.preview} label={s.preview(nameOf(s, lang))}>
      {empty && <p className={blocks.fine}>{s.previewEmpty}</p>}
      {!empty && Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!empty && data && (
        <>
          <p className={blocks.fine}>{s.minutes(data.minutes)}</p>
          {title && (
            <p className={css.previewTitle} lang={localeOf(lang)}>
              {title}
            </p>
          )}
          <Body html={unlinked(data.html, lang)} lang={localeOf(lang)} />
        </>
      )}
    </Scrollable>
  )
}

/** Two previews are on one page: their headings must not share ids. */
const unlinked = (html: string, lang: Lang): string => html.replace(/(<h\d) id="(s-\d+)"/g, `$1 id="${lang}-$2"`)
