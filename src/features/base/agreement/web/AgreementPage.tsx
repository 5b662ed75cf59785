import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { TextField } from '../../../../platform/web/portal/fields.tsx'
import { Link, Navigate, useLocation } from '../../../../platform/web/router.tsx'
import { usePageTitle } from '../../../../platform/web/title.ts'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { type AgreementDocument, documentPath, documents, findDocument } from '../contract/documents.ts'
import { AgreementBody, sectionId } from './AgreementBody.tsx'
import css from './AgreementPage.module.css'
import { load, loadedText } from './documents/load.ts'
import type { AgreementText, BothTexts } from './documents/section.ts'
import { countInSection } from './find.tsx'
import { publisher } from './publisher.ts'
import { t } from './texts.ts'

const documentAt = (path: string): AgreementDocument | undefined => {
  const [, group = '', n = ''] = path.split('/')
  return findDocument(group, n)
}

/** The first render has the text. */
export const ready = async (path: string): Promise<void> => {
  const document = documentAt(path)
  if (document) await load(document.file)
}

export default function AgreementPage() {
  const document = documentAt(useLocation().pathname)
  // An unknown number leads to the page for missing pages.
  if (!document) return <Navigate to="/404" replace />
  return <Agreement key={document.file} document={document} />
}

function Agreement({ document }: { document: AgreementDocument }) {
  const lang = useLang()
  const s = useTexts(t)
  const title = document.title[lang]
  usePageTitle(title)
  const { both, failed, retry } = useDocument(document.file)
  const [typed, setTyped] = useState('')
  const wanted = typed.trim()
  const text = both?.[lang]

  return (
    <article className={`${blocks.page} ${css.page}`}>
      <header className={css.header}>
        <p className={blocks.fine}>{s[document.group]}</p>
        <h1 tabIndex={-1}>{title}</h1>
        <Facts document={document} />
      </header>
      <div className={`${blocks.columns} ${css.columns}`}>
        <aside className={`${blocks.rail} ${css.rail}`}>
          <Finder text={text} typed={typed} wanted={wanted} onType={setTyped} />
          {text && <Contents text={text} wanted={wanted} />}
          <Others document={document} />
        </aside>
        <div className={css.body}>
          {document.law && <p className={`${blocks.quiet} ${css.note}`}>{s.lawNote}</p>}
          {text && (
            <>
              <section className={css.summary} aria-labelledby="summary">
                <h2 id="summary">{s.summary}</h2>
                <ul className={lists.bullets}>
                  {text.summary.map((line, at) => (
                    <li key={line} data-lead={at === 0 || undefined}>
                      {line}
                    </li>
                  ))}
                </ul>
                {!document.law && <p className={blocks.fine}>{s.summaryNote}</p>}
              </section>
              <AgreementBody text={text} wanted={wanted} />
              {!document.law && <publisher.Slot />}
            </>
          )}
          {!text && !failed && <p role="status">{s.loading}</p>}
          {failed && (
            <div role="alert" className={blocks.tight}>
              <p>{s.failed}</p>
              <ActionButton look="outline" onClick={retry}>
                {s.retry}
              </ActionButton>
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

function Facts({ document }: { document: AgreementDocument }) {
  const lang = useLang()
  const s = useTexts(t)
  const { law } = document
  // An opinion of the General Office has a date of issue, not one of entry into force.
  const since = document.file === 'law-infringement' ? s.dated : s.inForce
  const facts: [name: string, value: string][] = law
    ? [
        [s.issuer, law.issuer[lang]],
        [s.number, law.number[lang]],
        [since, formatDate(document.effectiveOn, lang)],
        [s.readAt, law.readAt[lang]],
        [s.summaryVersion, document.version],
        [s.reviewed, formatDate(law.reviewedOn, lang)],
      ]
    : [
        [s.version, document.version],
        [s.effective, formatDate(document.effectiveOn, lang)],
      ]
  return (
    <div className={`${blocks.between} ${css.facts}`}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ActionButton look="outline" onClick={() => window.print()}>
        {s.print}
      </ActionButton>
    </div>
  )
}

function Finder({
  text,
  typed,
  wanted,
  onType,
}: {
  text: AgreementText | undefined
  typed: string
  wanted: string
  onType: (typed: string) => void
}) {
  const s = useTexts(t)
  const at = useRef(-1)
  const counts = text?.sections.map((section) => countInSection(section, wanted)) ?? []
  const total = counts.reduce((sum, count) => sum + count, 0)

  const goNext = () => {
    const marks = [...window.document.querySelectorAll<HTMLElement>(`.${css.body} mark`)]
    if (marks.length === 0) return
    for (const mark of marks) mark.removeAttribute('data-now')
    at.current = (at.current + 1) % marks.length
    marks[at.current]!.setAttribute('data-now', '')
    marks[at.current]!.scrollIntoView({ block: 'center' })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') goNext()
    if (event.key === 'Escape') onType('')
  }

  return (
    <search>
      <TextField
        label={s.search}
        type="search"
        value={typed}
        autoComplete="off"
        onKeyDown={onKey}
        onChange={(event) => {
          at.current = -1
          onType(event.target.value)
        }}
        after={
          <ActionButton look="outline" onClick={goNext} disabled={total === 0}>
            {s.next}
          </ActionButton>
        }
      />
      <p className={`${blocks.quiet} ${css.found}`} role="status">
        {wanted && text ? s.found(total, counts.filter(Boolean).length) : ''}
      </p>
    </search>
  )
}

/** Buttons, not links: the address after `#` belongs to the router. */
function Contents({ text, wanted }: { text: AgreementText; wanted: string }) {
  const s = useTexts(t)
  const go = (index: number) => {
    const heading = window.document.getElementById(sectionId(index))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }
  // The prerendered page does not know its width.
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => setOpen(!window.matchMedia(breakpoints.tablet).matches), [])
  return (
    <nav aria-label={s.contents}>
      <details open={open}>
        <summary>{s.contents}</summary>
        <ol>
          {text.sections.map((section, index) => {
            const count = countInSection(section, wanted)
            return (
              <li key={section.heading}>
                <button type="button" onClick={() => go(index)}>
                  {section.heading}
                  {count > 0 && <small>{s.inSection(count)}</small>}
                </button>
              </li>
            )
          })}
        </ol>
      </details>
    </nav>
  )
}

function Others({ document }: { document: AgreementDocument }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <nav aria-label={s.others}>
      <details>
        <summary>{s.others}</summary>
        <ul>
          {documents
            .filter((one) => one !== document)
            .map((one) => (
              <li key={one.file}>
                <Link to={documentPath(one)}>{one.title[lang]}</Link>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  )
}

function useDocument(file: string): { both: BothTexts | null; failed: boolean; retry: () => void } {
  const [both, setBoth] = useState(() => loadedText(file))
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry loads again
  useEffect(() => {
    let gone = false
    load(file).then(
      (loaded) => !gone && setBoth(loaded),
      () => !gone && setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [file, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { both, failed, retry }
}
