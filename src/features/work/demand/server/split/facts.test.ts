import { describe, expect, it } from 'vitest'
import { type SplitFacts, splitSubjects, waitingSplit } from './facts.ts'

const until = '2031-05-01T10:00:00Z'
const side = { answered: true, consents: true, accepted: false }
const proposed: SplitFacts['open'] = {
  ...{ id: '1', partId: null, isLast: true, state: 'proposed', askedBy: 'provider', until, publisher: side, provider: side },
}
const at = (now: string, splits: Partial<SplitFacts>, hostingMinor: number | null = null) =>
  ({
    now: Temporal.Instant.from(now),
    row: { hostingMinor },
    facts: { heldMinor: 5, splits: { open: null, returns: 0, parts: [], ...splits } },
  }) as never

describe('what decides about a split', () => {
  it('is the time of a proposal: at the moment at which it is over, it waits no longer', () => {
    expect(waitingSplit(at('2031-05-01T09:59:59.999999Z', { open: proposed }))).not.toBeNull()
    expect(waitingSplit(at(until, { open: proposed }))).toBeNull()
    expect(waitingSplit(at('2031-05-01T09:00:00Z', { open: { ...proposed!, state: 'asked' } }))).toBeNull()
  })

  it('is two returns, or a contested amount that has waited for 14 days', () => {
    expect(splitSubjects(at(until, { returns: 1 }))).toEqual([])
    expect(splitSubjects(at(until, { returns: 2 }))).toHaveLength(1)
    const part = { id: 'p', name: 'A', isLast: false, heldMinor: 5, returns: 0, waitsSince: '2031-04-17T10:00:00Z' }
    const subjects = (now: string, more: object = {}) => splitSubjects(at(now, { parts: [{ ...part, ...more }] }, 5))
    expect(subjects(until)).toHaveLength(1)
    expect(subjects('2031-05-01T09:59:59.999Z')).toHaveLength(0)
    expect(subjects(until, { heldMinor: 0 })).toHaveLength(0)
    expect(subjects('2031-04-17T10:00:00Z', { waitsSince: null, returns: 2 })).toHaveLength(1)
  })
})
