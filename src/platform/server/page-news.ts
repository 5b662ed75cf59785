import { defineSignal } from './live.ts'
import type { Act } from './services.ts'

/**
 * News for open pages: which feature's reads have changed, for whom, and the ids concerned. It carries no content: pages read again, by
 * calls that check what they may see.
 */
export interface PageNews {
  /** The name of a feature: pages refresh what they have read from it. */
  topic: string
  ids: readonly string[]
  to: readonly string[] | 'operators'
}

export const pageNews = defineSignal<PageNews>('platform.pageNews')

const RECIPIENTS_AT_ONCE = 150
const IDS_MOST = 20

/** One line in a write: the open pages of these people, or of all operators, learn after the commit that the feature has changed. */
export function tellPages(act: Act<unknown>, topic: string, to: readonly string[] | 'operators', ids: readonly string[] = []): void {
  const { live } = act.services
  const some = ids.slice(0, IDS_MOST)
  act.afterCommit(() => {
    if (to === 'operators') live.publish(pageNews, { topic, ids: some, to })
    else
      for (let at = 0; at < to.length; at += RECIPIENTS_AT_ONCE)
        live.publish(pageNews, { topic, ids: some, to: to.slice(at, at + RECIPIENTS_AT_ONCE) })
  })
}
