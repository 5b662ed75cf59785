import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import blocks from '../blocks.module.css'
import lists from '../lists.module.css'
import spacing from '../spacing.module.css'
import { Reveal } from '../ui/Reveal.tsx'
import { whole } from './Broken.tsx'
import css from './layout.module.css'
import { whenIdle } from './when-idle.ts'

/** The top of a page: its purpose in one line, what a reader can do here, and beside it the tool or the facts. Dark in both schemes. */
export function Intro({ title, lead, acts, children, aside, compact }: IntroProps) {
  return (
    <section className={css.intro} data-night data-compact={compact || undefined}>
      <div className={`${blocks.page} ${blocks.columns} ${css.introGrid}`} data-ratio="5-7" data-alone={aside ? undefined : true}>
        <div className={css.opening}>
          <h1 tabIndex={-1}>{whole(title)}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
          {acts && <div className={`${blocks.buttons} ${spacing.after6}`}>{acts}</div>}
          {children}
        </div>
        {aside && <div>{aside}</div>}
      </div>
    </section>
  )
}
interface IntroProps {
  /** Chinese titles with <wbr /> or spans at permitted breaks. */
  title: ReactNode
  lead?: ReactNode
  /** `Act` links. */
  acts?: ReactNode
  children?: ReactNode
  aside?: ReactNode
  /** Title and tool in one row: the page below has what was asked for. */
  compact?: boolean
}

/** A band of the page. `tone` depends on the content: `surface` for reading, `paper` for tools, `sunken` for secondary content. */
export function Band({ id, tone = 'paper', label, still, children }: BandProps) {
  const inside = <div className={`${blocks.page} ${css.inside}`}>{children}</div>
  const ref = useLaidOutWhenIdle()
  return (
    <section ref={ref} id={id} className={css.band} data-tone={tone} aria-label={label} {...(tone === 'night' && { 'data-night': true })}>
      {still ? inside : <Reveal>{inside}</Reveal>}
    </section>
  )
}
interface BandProps {
  id?: string
  tone?: 'paper' | 'surface' | 'sunken' | 'night'
  label?: string
  /** No reveal: for tools whose popovers and sticky parts a transform would break. */
  still?: boolean
  children: ReactNode
}

/**
 * A band below the first screen has a guessed height at first (layout.module.css). Once the browser is idle it gets its own, before a
 * reader at the end of the page presses something that would move. Band by band: none of them holds up the page for long.
 */
function useLaidOutWhenIdle(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(
    () =>
      whenIdle(() => {
        if (!ref.current) return
        ref.current.style.contentVisibility = 'visible'
        ref.current.getBoundingClientRect()
      }),
    [],
  )
  return ref
}

/** Two columns of unequal width: text and its subject. One column on a tablet. */
export function Split({ title, about, aside, ratio = '4-8', children }: SplitProps) {
  return (
    <div className={blocks.columns} data-ratio={ratio}>
      <div className={css.words}>
        <h2>{whole(title)}</h2>
        {about && <div className={css.about}>{about}</div>}
        {aside}
      </div>
      <div>{children}</div>
    </div>
  )
}
interface SplitProps {
  title: ReactNode
  about?: ReactNode
  /** Below the text: links, a note. */
  aside?: ReactNode
  ratio?: '4-8' | '5-7' | '3-9'
  children: ReactNode
}

/** A plain page without a night top: reading, forms. */
export const Plain = ({ children, narrow }: { children: ReactNode; narrow?: boolean }) => (
  <div className={`${blocks.page} ${css.plain}`} data-narrow={narrow || undefined}>
    {children}
  </div>
)

/** Rows between lines, for lists that are read rather than compared: `title`, `meta` below it, `end` at the right edge. */
export const Rows = ({ children, label }: { children: ReactNode; label?: string }) => (
  <ul className={lists.rows} aria-label={label}>
    {children}
  </ul>
)
export const Row = ({ title, meta, end, children }: { title: ReactNode; meta?: ReactNode; end?: ReactNode; children?: ReactNode }) => (
  <li className={css.row}>
    <div>
      <div className={css.rowTitle}>{title}</div>
      {meta && <div className={`${blocks.line} ${blocks.fine} ${css.meta}`}>{meta}</div>}
      {children}
    </div>
    {end && <div className={css.end}>{end}</div>}
  </li>
)

/** Loading rows: the height of one-line rows, so that little shifts when the data arrives. */
export const WaitingRows = ({ rows, end }: { rows: number; end?: boolean }) => (
  <ul className={lists.rows} aria-busy="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without content
      <Row key={at} title={<Bone />} meta={<Bone />} end={end && <Bone />} />
    ))}
  </ul>
)
const Bone = () => <span className={css.bone}>&nbsp;</span>

/** Names and values. */
export const Facts = ({ items }: { items: ({ name: string; value: ReactNode } | false | null | undefined)[] }) => (
  <dl className={`${lists.rows} ${lists.facts} ${css.facts}`}>
    {items.map(
      (item) =>
        item && (
          <div key={item.name}>
            <dt>{item.name}</dt>
            <dd>{item.value}</dd>
          </div>
        ),
    )}
  </dl>
)

/** Numbered steps on a waterline. */
export const Steps = ({ items }: { items: { title: ReactNode; text: ReactNode }[] }) => (
  <ol className={css.steps}>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity of a step
      <li key={at}>
        <h3>{whole(item.title)}</h3>
        <div>{item.text}</div>
      </li>
    ))}
  </ol>
)

/** Questions with answers that open. */
export const Questions = ({ items }: { items: { question: string; answer: ReactNode }[] }) => (
  <div className={`${lists.rows} ${css.questions}`} data-questions>
    {items.map(({ question, answer }) => (
      <details className={lists.opens} key={question}>
        <summary>{question}</summary>
        <div>{answer}</div>
      </details>
    ))}
  </div>
)

/** The source of a figure, a limit, a caveat. */
export const Note = ({ tone, children }: { tone?: 'warn' | 'ok' | 'bad'; children: ReactNode }) => (
  <div className={`${blocks.notice} ${css.note}`} data-tone={tone}>
    {children}
  </div>
)

/** Empty, with the next step. */
export const EmptyResult = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={css.nothing}>
    <p>{title}</p>
    {children}
  </div>
)
