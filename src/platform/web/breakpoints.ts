/**
 * The only widths at which a layout changes. Style sheets write `@media (--phone)` or, for the other side, `@media not (--phone)`
 * (scripts/web/styles.ts).
 */
export const breakpoints = {
  phone: '(max-width: 599px)',
  tablet: '(max-width: 899px)',
  laptop: '(max-width: 1239px)',
} as const

/** The only widths of a container at which its content changes: `@container (--narrow)`, wherever on the page it is. */
export const containers = {
  thumbnail: '(max-width: 259px)',
  narrow: '(max-width: 639px)',
  medium: '(max-width: 759px)',
} as const
