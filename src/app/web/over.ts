/** True while the app is drawn over the prerendered page: then the first drawing must be the same as that page, and what differs comes after it. */
let over = typeof window === 'undefined'

export const isDrawnOver = (): boolean => over
export function drawOver(now: boolean): void {
  over = now
}
