import type { CSSProperties } from 'react'
import css from './Spans.module.css'

interface Span {
  name: string
  /** The same as the bar in words. */
  text: string
  /** Where the bar begins and ends on the scale; without it the row has none. */
  bar?: readonly [number, number]
  look?: 'plain' | 'beacon'
  marks?: readonly { at: number; text: string }[]
}

interface SpansProps {
  label: string
  scale: readonly [number, number]
  ticks: readonly { at: number; text: string }[]
  rows: readonly Span[]
}

/** Bars on one scale, a row for each: when things begin and end. */
export function Spans({ label, scale: [first, last], ticks, rows }: SpansProps) {
  const share = (at: number) => `${((at - first) / (last - first)) * 100}%`
  const place = ([from, to]: readonly [number, number]): CSSProperties => ({
    insetInlineStart: share(from),
    inlineSize: `${((to - from) / (last - first)) * 100}%`,
  })
  return (
    <div className={css.spans}>
      <ul aria-label={label}>
        {rows.map(({ name, text, bar, look, marks = [] }) => (
          <li key={name}>
            <div className={css.words}>
              <b>{name}</b> <span>{text}</span>
            </div>
            <div className={css.track}>
              <div aria-hidden="true">
                {ticks.map(({ at }) => (
                  <i key={at} style={{ insetInlineStart: share(at) }} />
                ))}
                {bar && <span data-look={look} style={place(bar)} />}
              </div>
              {marks.map(({ at, text: moment }) => (
                <em key={moment} data-late={at > (first + last) / 2 || undefined} style={{ '--at': share(at) } as CSSProperties}>
                  {moment}
                </em>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {ticks.length > 0 && (
        <div className={css.ticks} aria-hidden="true">
          {ticks.map(({ at, text }) => (
            <span key={at} style={{ '--at': share(at) } as CSSProperties}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
