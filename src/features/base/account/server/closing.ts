import { type Pair, texts } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { turn } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { forgetMessagesTo } from '../../outbox/server/writes.ts'
import { forgetBrowsers } from './browsers.ts'
import { closingLosses, closingObstacles, closingSteps, exportSections } from './hooks.ts'
import { accountLifecycle } from './lifecycle.ts'
import { holdMembers, isLastOwner, membersOf } from './members.ts'
import { forgetSecondFactor } from './second-factor.ts'
import { type AccountRow, accountRow, sessionsOf, userInfoOf } from './sessions.ts'
import { session } from './tables.ts'
import { endSessions } from './writes.ts'

const t = texts({
  lastOwner: {
    cn: '企业还有其他成员，请先转让所有者身份',
    en: 'the company has other members; transfer ownership first',
  },
})

/**
 * Closes an account permanently, unless money or open demands remain (product §5): then `cancellationBlocked` gives all reasons at once.
 * Phone and e-mail become available again, and other features delete what they store for a person alone (`closingSteps`). What has to
 * stay, and how long, is in docs/retention.md; the name stays where records show it, as long as the books.
 */
export async function closeAccount(act: Act): Promise<{ done: true }> {
  const row = await accountRow(act.db, act.actor.accountId)
  const reasons: Pair[] = []
  // First, since it locks the members: of two who leave at once, the second is judged as the last one left.
  const isNeeded = await ownsCompanyOfOthers(act)
  for (const ask of act.services.hooks.of(closingObstacles).values()) reasons.push(...(await ask(act.db, act.actor)))
  if (isNeeded) reasons.push({ cn: t.pick('cn').lastOwner, en: t.pick('en').lastOwner })
  if (reasons.length > 0) {
    const joined = { cn: reasons.map((reason) => reason.cn).join('；'), en: reasons.map((reason) => reason.en).join('; ') }
    throw refuse('cancellationBlocked', { reasons: joined })
  }
  const set = {
    closedAt: act.now,
    areaCode: null,
    phone: null,
    email: null,
    passwordHash: null,
    mailKinds: [],
    quietKinds: [],
    avatarFileId: null,
  }
  await turn(act, accountLifecycle, row, 'close', { set })
  for (const step of act.services.hooks.of(closingSteps).values()) await step(act)
  await forgetMessagesTo(act, addressesOf(row))
  await act.tx.update(session).set({ ip: null, userAgent: '' }).where(eq(session.accountId, row.id))
  await endSessions(act, row.id)
  await forgetBrowsers(act, row.id)
  await forgetSecondFactor(act, row.id)
  return { done: true }
}

const addressesOf = ({ areaCode, phone, email }: Pick<AccountRow, 'areaCode' | 'phone' | 'email'>): string[] => [
  ...(phone ? [`+${areaCode} ${phone}`, `+${areaCode}${phone}`] : []),
  ...(email ? [email] : []),
]

/** What the caller reads before closing the account. */
export async function lossesOf({ services, db, actor, lang }: Look): Promise<{ losses: string[] }> {
  const losses = await Promise.all([...services.hooks.of(closingLosses).values()].map((ask) => ask(db, actor)))
  return { losses: losses.flat().map((loss) => loss[lang]) }
}

/** Closing the account is leaving the company: the last owner cannot while others remain. */
async function ownsCompanyOfOthers(act: Act): Promise<boolean> {
  const { companyId, accountId } = act.actor
  if (!companyId) return false
  const held = await holdMembers(act, companyId, [accountId])
  if (!isLastOwner(held, accountId)) return false
  return (await membersOf(act.tx, companyId)).some((other) => other.accountId !== accountId && other.status === 'active')
}

/** Everything stored about a person, as JSON: the account's own section, then one from each feature that adds one. */
export async function exportAccount(look: Look): Promise<Record<string, unknown>> {
  const row = await accountRow(look.db, look.actor.accountId)
  const sections = await Promise.all(
    [...look.services.hooks.of(exportSections)].map(async ([name, read]) => [name, await read(look)] as const),
  )
  return {
    exportedAt: look.now.toString(),
    account: {
      ...(await userInfoOf(look, row)),
      phone: row.phone ?? '',
      status: row.status,
      createdAt: row.createdAt.toString(),
      mailKinds: row.mailKinds,
      quietKinds: row.quietKinds,
    },
    sessions: await sessionsOf(look.db, row.id, look.actor.sessionId, look.now),
    ...Object.fromEntries(sections),
  }
}
