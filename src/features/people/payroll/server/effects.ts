import { addDays, addMonths } from '../../../../platform/contract/day.ts'
import { today } from '../../../../platform/server/clock.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { RETRO_MONTHS } from '../../../../rules/constants.ts'
import type { Effect } from '../../salary/contract/schema.ts'
import type { Wish } from '../../salary/server/hooks.ts'
import { retroLines } from '../contract/engine/retro.ts'
import { amountIn } from '../contract/engine/words.ts'
import { type ClosedSlip, changedPeriod, closedSlips, type KeptSlip, textsOf } from './closed.ts'
import { paysBase, samePeriod } from './covered.ts'
import { currentPeriod } from './groups.ts'
import { groupsOf } from './leaving.ts'
import { type Subject, subjectsOf } from './subjects.ts'
import type { PayGroupRow } from './tables.ts'

/** What a term that is not approved yet would do: the first open period that it pays, and what each closed one would be paid. */
export async function effectsOf(
  look: Pick<Look, 'db' | 'now'>,
  companyId: CompanyId,
  wishes: readonly Wish[],
): Promise<Map<string, Effect>> {
  const ids = [...new Set(wishes.map(({ employeeId }) => employeeId))]
  const day = today(look.now)
  const since = addMonths(day, -RETRO_MONTHS)
  const subjects = await subjectsOf(look.db, companyId, ids, { from: since, to: addMonths(day, 12) })
  const slips = await closedSlips(look.db, ids, since)
  const needed = wishes.flatMap(({ employeeId, term }) => {
    const own = slips.get(employeeId) ?? []
    return own.some(({ period }) => period.to >= term.effectiveOn) ? own : []
  })
  const texts = await textsOf(look.db, needed)
  const groups = await groupsOf(look.db, ids)
  const effects = new Map<string, Effect>()
  for (const wish of wishes) {
    const subject = subjects.get(wish.employeeId)
    if (subject)
      effects.set(wish.key, await effectOf(look, wish, subject, slips.get(wish.employeeId) ?? [], texts, groups.get(wish.employeeId)))
  }
  return effects
}

async function effectOf(
  look: Pick<Look, 'db' | 'now'>,
  { term }: Wish,
  subject: Subject,
  slips: readonly ClosedSlip[],
  texts: ReadonlyMap<string, KeptSlip>,
  group: PayGroupRow | undefined,
): Promise<Effect> {
  const kept = slips.flatMap((one) => texts.get(one.id) ?? [])
  const withTerm = { ...subject, terms: [...subject.terms.filter(({ id }) => id !== term.id), term] }
  const based = slips.filter((one) => paysBase(one) && one.period.to >= term.effectiveOn)
  const retro = based
    .filter((one, at) => based.findIndex(({ period }) => samePeriod(period, one.period)) === at && one.currency === term.currency)
    .flatMap((one) => {
      const changed = changedPeriod(withTerm, one, one.currency, slips, kept)
      const lines = changed ? retroLines([changed], amountIn(one.currency)) : []
      if (lines.length === 0) return []
      const minor = lines.reduce((all, line) => all + line.minor, 0)
      return [{ period: one.period, run: one.run, minor, lines: lines.map(({ code, minor }) => ({ code, minor })) }]
    })
  const lastClosed = slips.findLast(({ kind }) => kind === 'regular')?.period.to
  const firstDay = lastClosed && lastClosed >= term.effectiveOn ? addDays(lastClosed, 1) : term.effectiveOn
  const first = group ? await currentPeriod(look, group, firstDay) : null
  return {
    first: first && group ? { from: first.from, to: first.to, payOn: first.payOn, group: group.name } : null,
    retro,
    retroMinor: retro.reduce((all, { minor }) => all + minor, 0),
  }
}
