import { useId } from 'react'
import { HEIGHT, tideOf, tidePath, WIDTH } from '../../contract/tide.ts'
import css from './Cover.module.css'

/**
 * The picture of an event or an article: tide lines generated from its id, with a place and a kind on them. An uploaded image replaces
 * it.
 */
export function Cover({ seed, place, kind, date, src, alt }: CoverProps) {
  const id = useId()
  if (src) return <img className={css.cover} src={src} alt={alt ?? ''} loading="lazy" width={WIDTH} height={HEIGHT} />
  const tide = tideOf(seed)
  return (
    <div className={css.cover} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
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
  place?: string
  kind?: string
  date?: string
  src?: string | null
  /** Omitted if the text beside it says the same: then the picture is decoration. */
  alt?: string
}
