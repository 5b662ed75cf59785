import { type CSSProperties, useId } from 'react'
import { HEIGHT, tideOf, tidePath, WIDTH } from '../../contract/tide.ts'
import css from './Cover.module.css'
import { landAround, placeOf } from './places.ts'

/** Dots across a cover of a place. */
const ACROSS = 24
const DOWN = (ACROSS * HEIGHT) / WIDTH
const HUES = [200, 158, 262, 24, 96, 330, 178, 48, 222]

/**
 * The picture of an event or an article: the land around its country with its code, in the colour of its topic; without a country, tide
 * lines generated from its id. Place, kind and date are on it. An uploaded image replaces it.
 */
export function Cover({ seed, code, place, kind, date, topic, src, alt }: CoverProps) {
  if (src) return <img className={css.cover} src={src} alt={alt ?? ''} loading="lazy" width={WIDTH} height={HEIGHT} />
  const at = code ? placeOf(code) : undefined
  const hue = HUES[(topic ?? 0) % HUES.length]
  return (
    <div
      className={css.cover}
      style={{ '--hue': hue } as CSSProperties}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {at ? <Land at={at} /> : <Tide seed={seed} />}
      {at && (
        <span className={css.code} translate="no">
          {code}
        </span>
      )}
      {(place || kind || date) && (
        <div className={css.words}>
          {kind && <span>{kind}</span>}
          {place && <strong>{place}</strong>}
          {date && <span>{date}</span>}
        </div>
      )}
    </div>
  )
}
export interface CoverProps {
  seed: string
  /** Alpha-2 of the country or region that it is about. */
  code?: string | undefined
  place?: string | undefined
  kind?: string | undefined
  date?: string | undefined
  /** Position of its topic or kind: those of one topic have one colour. */
  topic?: number
  src?: string | null
  /** Omitted if the text beside it says the same: then the picture is decoration. */
  alt?: string
}

function Land({ at }: { at: { x: number; y: number } }) {
  const dots = landAround(at, ACROSS, DOWN)
  return (
    <svg viewBox={`0 0 ${ACROSS} ${DOWN}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d={dots.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`).join('')}
        className={css.dots}
        strokeLinecap="round"
        strokeWidth="0.5"
      />
      <circle cx={ACROSS * 0.62} cy={DOWN / 2} r="1.1" className={css.halo} />
      <circle cx={ACROSS * 0.62} cy={DOWN / 2} r="0.5" className={css.beacon} />
    </svg>
  )
}

function Tide({ seed }: { seed: string }) {
  const id = useId()
  const tide = tideOf(seed)
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#08222c" />
          <stop offset="1" stopColor="#0d303c" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      {tide.lines.map((line) => (
        <path key={line.y} d={tidePath(line)} fill="none" stroke={line.color} strokeOpacity={line.opacity} strokeWidth={line.width} />
      ))}
      <circle cx={tide.beacon.x} cy={tide.beacon.y} r={tide.beacon.r} fill="#f2b441" />
    </svg>
  )
}
