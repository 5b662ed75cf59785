import { isLand } from './places.ts'
import { COLUMNS, ROWS } from './world.ts'

/** The land of the world. Part of the page, not a picture: one that came after the text would be the page's largest paint. */
export const WorldDots = ({ className }: { className?: string }) => (
  <svg className={className} viewBox={`0 0 ${COLUMNS} ${ROWS}`} aria-hidden="true" focusable="false">
    <path d={dotsPath()} fill="none" stroke="currentColor" strokeLinecap="round" strokeWidth="0.42" strokeDasharray="0 1" />
  </svg>
)

let path: string | undefined
/** Each run of land is a line of dashes without length, with round ends: one element instead of twelve hundred. */
function dotsPath(): string {
  if (path !== undefined) return path
  path = ''
  for (let y = 0; y < ROWS; y++)
    for (let x = 0, dots = 0; x < COLUMNS; x += dots + 1) {
      dots = 0
      while (isLand(x + dots, y)) dots++
      if (dots > 0) path += `M${x}.5 ${y}.5h${dots - 1}.1`
    }
  return path
}
