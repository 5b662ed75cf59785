import { touchedBy } from '../../../rules/touched.ts'
import type { CallKey } from '../../contract/call.ts'
import type { Feature } from '../feature.ts'
import type { Act } from '../services.ts'
import type { Actor } from '../wire/actor.ts'
import { defineSignal } from './live.ts'

/**
 * News for open pages: which feature's reads have changed, and for whom. It carries no content: pages read again, by calls that check
 * what they may see.
 */
export interface PageNews {
  /** The name of a feature: pages refresh what they have read from it. */
  topic: string
  to: readonly string[] | 'operators' | { companyId: string }
  /** The one page that knows already: it made the change itself. */
  except?: string
}

export const pageNews = defineSignal<PageNews>('platform.pageNews')

const RECIPIENTS_AT_ONCE = 150

/** One line in a write: the open pages of these people, or of all operators, learn after the commit that the feature has changed. */
export function notifyPages(act: Act<unknown>, topic: string, to: readonly string[] | 'operators'): void {
  const { live } = act.services
  act.afterCommit(() => {
    if (to === 'operators') live.publish(pageNews, { topic, to })
    else
      for (let at = 0; at < to.length; at += RECIPIENTS_AT_ONCE)
        live.publish(pageNews, { topic, to: to.slice(at, at + RECIPIENTS_AT_ONCE) })
  })
}

const featuresByCall = new WeakMap<readonly Feature[], ReadonlyMap<string, string>>()

function featureOf(features: readonly Feature[], key: CallKey): string | undefined {
  const known =
    featuresByCall.get(features) ??
    new Map(features.flatMap(({ name, calls }) => Object.keys(calls ?? {}).map((call): [string, string] => [call, name])))
  featuresByCall.set(features, known)
  return known.get(key)
}

/**
 * Every call that writes notifies the open pages of operators, of the caller's colleagues and of the caller, in other tabs and on other
 * devices, that its feature and those that it touches have changed. The page that made the call is left out: it knows.
 * What it changes for others is announced by `notifyPages`.
 */
export function notifyOfWrite(act: Act<Actor>, key: CallKey): void {
  const { services, actor } = act
  const topic = featureOf(services.features, key)
  if (topic === undefined) return
  // Who gets a notice is news of its own.
  const topics = [topic, ...touchedBy(topic).filter((one) => one !== 'notice')]
  act.afterCommit(() => {
    const except = act.page ? { except: act.page } : {}
    for (const one of topics) {
      services.live.publish(pageNews, { topic: one, to: 'operators', ...except })
      if (actor.companyId) services.live.publish(pageNews, { topic: one, to: { companyId: actor.companyId }, ...except })
      else if (actor.kind !== 'operator') services.live.publish(pageNews, { topic: one, to: [actor.accountId], ...except })
    }
  })
}
