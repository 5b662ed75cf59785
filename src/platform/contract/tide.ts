/** Tide lines generated from an id: the same picture as SVG on a page (web) and as PNG for link previews (server). */
export const WIDTH = 1200
export const HEIGHT = 630
export const TIDE_COLOURS = { top: '#08222c', bottom: '#0d303c', beacon: '#f2b441' } as const

interface TideLine {
  y: number
  amplitude: number
  length: number
  phase: number
  color: string
  opacity: number
  width: number
}
interface Tide {
  lines: TideLine[]
  beacon: { x: number; y: number; r: number }
}

/** A small stream of evenly distributed numbers in [0, 1) from a text (after xmur3 and mulberry32; for variety, not for randomness). */
function stream(seed: string): () => number {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function tideOf(seed: string): Tide {
  const next = stream(seed)
  const count = 7 + Math.floor(next() * 5)
  const base = 40 + next() * 80
  const length = 380 + next() * 620
  const lines = Array.from({ length: count }, (_, at): TideLine => {
    const depth = at / (count - 1)
    return {
      y: Math.round(base + 60 + depth * (HEIGHT - base - 110)),
      amplitude: Math.round(10 + next() * 44 * (1 - depth / 2)),
      length: Math.round(length * (0.8 + next() * 0.5)),
      phase: next() * Math.PI * 2,
      color: at % 3 === 2 ? '#63d3b0' : '#b4c2c6',
      opacity: Math.round((0.22 + depth * 0.4) * 100) / 100,
      width: at % 3 === 2 ? 3 : 2,
    }
  })
  return { lines, beacon: { x: Math.round(120 + next() * 960), y: Math.round(base), r: 10 + Math.round(next() * 6) } }
}

/** Height of a line at x. */
const tideAt = (line: TideLine, x: number): number => line.y + line.amplitude * Math.sin((x / line.length) * Math.PI * 2 + line.phase)

/** The line as an SVG path with a point every `step` units. */
export const tidePath = (line: TideLine, step = 30): string =>
  Array.from({ length: WIDTH / step + 1 }, (_, at) => `${at === 0 ? 'M' : 'L'}${at * step} ${tideAt(line, at * step).toFixed(1)}`).join('')
