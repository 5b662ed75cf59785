import { LatestArticles } from '../../../../features/market/article/web/parts.tsx'
import { NextEvents } from '../../../../features/market/event/web/parts.tsx'

/** The lists at the end of the page, which nobody sees before they scroll. */
export default function News({ of }: { of: 'events' | 'articles' }) {
  return of === 'events' ? <NextEvents limit={3} /> : <LatestArticles limit={4} />
}
