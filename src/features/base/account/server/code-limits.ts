import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Services } from '../../../../platform/server/services.ts'
import { refuse, refuseAbout } from '../../../../platform/server/wire/refusal.ts'
import { waitWords } from '../../../../platform/server/wire/wait-words.ts'
import { codeAllowances } from '../../../../rules/constants.ts'
import { claimTry, giveBack, nextWait } from './attempts.ts'
import { type Asker, countedAs, isStranger } from './browsers.ts'
import { account, attempt } from './tables.ts'
import { type Target, targetKey } from './targets.ts'

/** The pause after a code is per asker: a stranger who asks for an owner's number does not keep the owner from asking. */
const pauseOf = (who: string, target: Target) => `code|pause|${targetKey(target)}|${who}`

/**
 * Who is counted for a target: its owner, signed in or in a browser with which they have signed in before, else the address. An account
 * asks for the number of another like any stranger.
 */
async function counted(db: Reader, asker: Asker, target: Target): Promise<string> {
  const [found] = await db.select({ id: account.id }).from(account).where(at(target))
  if (found && found.id === asker.actor?.accountId) return `account:${found.id}`
  return countedAs(db, found?.id, asker)
}

const at = (target: Target) =>
  target.kind === 'email'
    ? eq(account.email, target.email)
    : and(eq(account.areaCode, target.phone.areaCode), eq(account.phone, target.phone.phone))

/**
 * Before a code is sent: the pause of this asker has passed, and strangers have not had their codes of the day for this target. Returns
 * the seconds until this asker may ask again.
 */
export async function claimCode(act: Act<unknown>, asker: Asker, target: Target): Promise<number> {
  const who = await counted(act.db, asker, target)
  const pause = pauseOf(who, target)
  const early = await claimTry(act.tx, pause, codeAllowances.pause, act.now)
  if (early !== null) throw refuseAbout(refuse('codeTooSoon', { wait: waitWords(early) }), targetKey(target))
  if (isStranger(who)) {
    const tooMany = await claimTry(act.tx, `code|target|${targetKey(target)}`, codeAllowances.toTarget, act.now)
    if (tooMany !== null) throw refuseAbout(refuse('codeTooSoon', { wait: waitWords(tooMany) }), targetKey(target))
  }
  return nextWait(act.db, pause, codeAllowances.pause)
}

/** After a right code the pauses of this asker are short again. */
export async function codeSucceeded(act: Act<unknown>, asker: Asker, target: Target): Promise<void> {
  const subject = pauseOf(await counted(act.db, asker, target), target)
  await act.tx
    .update(attempt)
    .set({ tries: sql`least(${attempt.tries}, 1)` })
    .where(eq(attempt.subject, subject))
}

/**
 * Claims one wrong guess of the day, before the comparison: of strangers for this target together, and of their address; of a known
 * browser or an account for itself. Returns what `rightGuess` gives back.
 */
export async function claimGuess(visit: Asker & { services: Services }, target: Target): Promise<readonly string[]> {
  const { db } = visit.services
  const who = await counted(db, visit, target)
  const own = `code|wrong|${targetKey(target)}`
  const subjects = isStranger(who)
    ? ([
        [own, codeAllowances.wrongForTarget],
        [`code|wrong|${who}`, codeAllowances.wrongFromAddress],
      ] as const)
    : ([[`${own}|${who}`, codeAllowances.wrongForTarget]] as const)
  for (const [subject, allowance] of subjects) {
    const left = await claimTry(db, subject, allowance, visit.now)
    if (left !== null) throw refuseAbout(refuse('codeLocked', { wait: waitWords(left) }), targetKey(target))
  }
  return subjects.map(([subject]) => subject)
}

export async function rightGuess(db: Reader, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await giveBack(db, subject)
}
