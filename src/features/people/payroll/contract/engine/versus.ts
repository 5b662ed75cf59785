/**
 * Why a net differs from that of the period before. One group of facts is replaced at a time and the engine runs again, so that the causes
 * add up to the change to the minor unit whatever they do to each other.
 *
 * The way leads from last period's facts down to a whole period at the base that held at its end, over into the new period, and up to its
 * facts. A cause is the sum of its step down and its step up. Last period's absences go over with it, so that `days` is what the calendar
 * does: the same day away costs 1/22 in one month and 1/21 in another.
 */
import { type Day, overlapOf } from '../../../../../platform/contract/day.ts'
import { inOrder, type Term, termOn } from '../../../salary/contract/terms.ts'
import { calculate } from './calculate.ts'
import { sameUnitsAway } from './same-units.ts'
import type { Slip } from './slip.ts'
import type { Facts, Snapshot } from './snapshot.ts'

/** In the order in which people ask. Leaving pay belongs to `left`, reimbursements to `items`, what is carried to `deductions`. */
export const causes = ['left', 'joined', 'base', 'days', 'absences', 'items', 'retro', 'deductions'] as const
type Cause = (typeof causes)[number]

/** Of one person in one currency. Causes without an effect are absent. */
export interface Change {
  readonly person: string
  readonly currency: Slip['currency']
  readonly lastMinor: number
  readonly nowMinor: number
  readonly causes: readonly { readonly cause: Cause; readonly minor: number }[]
}

/** Nets that were calculated before and are not calculated again. */
interface KnownNets {
  readonly last?: number
  readonly now?: number
}

/** Of one person; null where there is no slip. Somebody paid in another currency left the one and joined the other. */
export function versusLast(last: Snapshot | null, now: Snapshot | null, known: KnownNets = {}): Change[] {
  if (last && now && last.currency === now.currency) return [changeBetween(last, now, known)]
  return [...(last ? [changeOf(last, 'left', known.last)] : []), ...(now ? [changeOf(now, 'joined', known.now)] : [])]
}

function changeOf(snapshot: Snapshot, cause: 'left' | 'joined', known: number | undefined): Change {
  const net = known ?? netOf(snapshot)
  const minor = cause === 'left' ? 0 - net : net
  const nets = cause === 'left' ? { lastMinor: net, nowMinor: 0 } : { lastMinor: 0, nowMinor: net }
  return { person: snapshot.person, currency: snapshot.currency, ...nets, causes: minor === 0 ? [] : [{ cause, minor }] }
}

const netOf = (snapshot: Snapshot): number => calculate(snapshot).totals.netMinor

function changeBetween(last: Snapshot, now: Snapshot, known: KnownNets): Change {
  const effects = new Map<Cause, number>()
  const add = (cause: Cause, minor: number) => effects.set(cause, (effects.get(cause) ?? 0) + minor)
  const [lastMinor, nowMinor] = [known.last ?? netOf(last), known.now ?? netOf(now)]
  const down = walk(lastMinor, stepsDown(last, 'keepAbsences'), (cause, minor) => add(cause, 0 - minor))
  const up = walk(nowMinor, stepsDown(now, 'all'), add)
  // Below are whole periods: last period's with its absences, then the new one's with as many units away, then without.
  const terms = levelTerms(last)
  const from = withFacts(down.snapshot ?? last, { terms })
  const into = withFacts(up.snapshot ?? now, { terms })
  const level = isLevel(down.snapshot ?? last, terms) ? down.net : netOf(from)
  const whole = isLevel(up.snapshot ?? now, terms) ? up.net : netOf(into)
  const moved = from.facts.absences.length > 0 ? netOf(withFacts(into, { absences: sameUnitsAway(from.facts, into.facts) })) : whole
  add('base', level - down.net + (up.net - whole))
  add('days', moved - level)
  add('absences', whole - moved)
  const found = causes.map((cause) => ({ cause, minor: effects.get(cause) ?? 0 })).filter(({ minor }) => minor !== 0)
  return { person: now.person, currency: now.currency, lastMinor, nowMinor, causes: found }
}

interface Step {
  readonly cause: Cause
  readonly snapshot: Snapshot
}

/** Calls `taken` with what each step takes away, and returns the net after the last one. */
function walk(from: number, steps: readonly Step[], taken: (cause: Cause, minor: number) => void) {
  let net = from
  for (const { cause, snapshot } of steps) {
    const next = netOf(snapshot)
    taken(cause, net - next)
    net = next
  }
  return { net, snapshot: steps.at(-1)?.snapshot ?? null }
}

/** Takes away one group of facts after the other, until a whole period of base pay is left. Groups that are empty make no step. */
function stepsDown(snapshot: Snapshot, which: 'all' | 'keepAbsences'): Step[] {
  const steps: Step[] = []
  let rest = snapshot
  const step = (cause: Cause, needed: boolean, change: (rest: Snapshot) => Snapshot) => {
    if (!needed) return
    rest = change(rest)
    steps.push({ cause, snapshot: rest })
  }
  const { facts } = snapshot
  step('deductions', snapshot.deductions.length > 0 || snapshot.carriedMinor !== 0, (all) => ({ ...all, deductions: [], carriedMinor: 0 }))
  step('retro', snapshot.closed.length > 0, (all) => ({ ...all, closed: [] }))
  step('left', snapshot.leaving !== null, (all) => ({ ...all, leaving: null }))
  step('items', facts.items.length > 0, (all) => withFacts(all, { items: [] }))
  step('absences', which === 'all' && facts.absences.length > 0, (all) => withFacts(all, { absences: [] }))
  const { endsEarly, startsLate, first } = employmentIn(facts)
  step('left', endsEarly, (all) => withFacts(all, { employed: [{ from: first, to: null }] }))
  step('joined', startsLate, (all) =>
    withFacts(all, { employed: [{ from: facts.period.from, to: null }], terms: reachingBack(facts.terms, facts.period.from) }),
  )
  return steps
}

const withFacts = (snapshot: Snapshot, facts: Partial<Facts>): Snapshot => ({ ...snapshot, facts: { ...snapshot.facts, ...facts } })

/** Where the employment falls short of the period; gaps inside count as ended early. */
function employmentIn({ employed, period }: Facts): { endsEarly: boolean; startsLate: boolean; first: Day } {
  const inside = employed.map((stretch) => overlapOf(stretch, period)).filter((stretch) => stretch !== null)
  const first = inside.map(({ from }) => from).sort()[0] ?? period.from
  const whole = employed.some(({ from, to }) => from <= first && (to === null || to >= period.to))
  return { endsEarly: !whole, startsLate: first > period.from, first }
}

/** So that a longer employment has a base: the first term holds from the start of the period. */
function reachingBack(terms: readonly Term[], from: Day): readonly Term[] {
  const [first] = inOrder(terms)
  return first && first.effectiveOn > from ? [...terms, { ...first, effectiveOn: from }] : terms
}

/** One base for all days: what held at the end of the period, or of the employment in it. */
function levelTerms({ facts: { terms, employed, period } }: Snapshot): readonly Term[] {
  const ends = employed.map((stretch) => overlapOf(stretch, period)?.to).filter((end) => end !== undefined)
  const end = ends.sort().at(-1) ?? period.to
  const term = termOn(terms, end) ?? inOrder(terms)[0]
  return term ? [{ ...term, effectiveOn: '1000-01-01' }] : []
}

/** Whether one base holds from the first day on, and it is that of `terms`: these change nothing then. */
function isLevel({ facts: { terms: own, period } }: Snapshot, terms: readonly Term[]): boolean {
  const [only, level] = [own[0], terms[0]]
  return own.length === 1 && only !== undefined && only.effectiveOn <= period.from && only.baseMinor === level?.baseMinor
}

/** What a run's people have in common, per currency: each cause with its people, the greatest effect first. */
interface RunChange {
  readonly currency: Slip['currency']
  readonly lastMinor: number
  readonly nowMinor: number
  readonly causes: readonly {
    readonly cause: Cause
    readonly minor: number
    readonly people: readonly { readonly person: string; readonly minor: number }[]
  }[]
}

export function versusRun(changes: readonly Change[]): RunChange[] {
  const currencies = [...new Set(changes.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = changes.filter((change) => change.currency === currency)
    const all = (minors: readonly number[]) => minors.reduce((sum, minor) => sum + minor, 0)
    const byCause = causes.map((cause) => {
      const people = own.flatMap(({ person, causes }) =>
        causes.filter((one) => one.cause === cause).map(({ minor }) => ({ person, minor })),
      )
      people.sort((a, b) => Math.abs(b.minor) - Math.abs(a.minor) || (a.person < b.person ? -1 : 1))
      return { cause, minor: all(people.map(({ minor }) => minor)), people }
    })
    return {
      currency,
      lastMinor: all(own.map(({ lastMinor }) => lastMinor)),
      nowMinor: all(own.map(({ nowMinor }) => nowMinor)),
      causes: byCause.filter(({ people }) => people.length > 0),
    }
  })
}
