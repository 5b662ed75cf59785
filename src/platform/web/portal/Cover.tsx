import { type CSSProperties, useId } from 'react'
import { HEIGHT, TIDE_COLOURS, tideOf, tidePath, WIDTH } from '../../contract/tide.ts'
import css from './Cover.module.css'
import { type Dot, frameOf, landIn, placeOf } from './places.ts'

/** Dots across a cover of a place. */
const ACROSS = 24
const DOWN = (ACROSS * HEIGHT) / WIDTH
const HUES = [200, 158, 262, 24, 96, 330, 178, 48, 222]
/** As many codes as fit beside each other. */
const CODES_MOST = 3

/**
 * The picture of an event or an article, in the colour of its topic and with its sign: the land around its country with its code, or its
 * countries on the map; without one the sign is large, before tide lines generated from its id. Place, kind and date are on it. An
 * uploaded image replaces it.
 */
export function Cover({ seed, codes = [], glyph, place, kind, date, topic, src, alt }: CoverProps) {
  if (src) return <img className={css.cover} src={src} alt={alt ?? ''} loading="lazy" width={WIDTH} height={HEIGHT} />
  const at = codes.flatMap((code) => placeOf(code) ?? [])
  const hue = HUES[(topic ?? 0) % HUES.length]
  return (
    <div
      className={css.cover}
      style={{ '--hue': hue } as CSSProperties}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {at.length > 0 ? <Land at={at} /> : <Tide seed={seed} />}
      {at.length > 0 && (
        <span className={css.code} translate="no" data-several={codes.length > 1 || undefined}>
          {codes.slice(0, CODES_MOST).join(' ')}
          {codes.length > CODES_MOST && <small>+{codes.length - CODES_MOST}</small>}
        </span>
      )}
      {glyph && (
        <svg viewBox="0 0 24 24" className={css.glyph} data-large={at.length === 0 || undefined} aria-hidden="true">
          <path d={glyph} />
        </svg>
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
interface CoverProps {
  seed: string
  /** Alpha-2 of the countries and regions that it is about. */
  codes?: readonly string[]
  /** The sign of its topic: lines in a square of 24. */
  glyph?: string
  place?: string | undefined
  kind?: string | undefined
  date?: string | undefined
  /** Position of its topic or kind: those of one topic have one colour. */
  topic?: number
  src?: string | null
  /** Omitted if the text beside it says the same: then the picture is decoration. */
  alt?: string
}

function Land({ at }: { at: readonly Dot[] }) {
  const frame = frameOf(at, ACROSS, DOWN)
  const scale = frame.width / ACROSS
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path
        d={landIn(frame)
          .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
          .join('')}
        className={css.dots}
        strokeLinecap="round"
        strokeWidth={0.5 * Math.min(scale, 1.6)}
      />
      {at.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x - frame.left} ${y - frame.top}) scale(${scale})`}>
          <circle r={at.length > 1 ? 0.7 : 1.1} className={css.halo} />
          <circle r={at.length > 1 ? 0.32 : 0.5} className={css.beacon} />
        </g>
      ))}
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
          <stop offset="0" stopColor={TIDE_COLOURS.top} />
          <stop offset="1" stopColor={TIDE_COLOURS.bottom} />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
      {tide.lines.map((line) => (
        <path key={line.y} d={tidePath(line)} fill="none" stroke={line.color} strokeOpacity={line.opacity} strokeWidth={line.width} />
      ))}
      <circle cx={tide.beacon.x} cy={tide.beacon.y} r={tide.beacon.r} fill={TIDE_COLOURS.beacon} />
    </svg>
  )
}
