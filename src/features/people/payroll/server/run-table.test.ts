import { describe, expect, it } from 'vitest'
import { type Actor, storedPerson } from '../../../../platform/server/wire/actor.ts'
import { holds, type Role } from '../../../../rules/permissions.ts'
import { payrollErrors } from '../contract/errors.ts'
import { type RunMove, type RunState, runMoveNames, runStateNames } from '../contract/run.ts'
import type { RunContext, RunFacts } from './context.ts'
import { objection } from './machine.ts'
import type { PayRunRow } from './tables.ts'
import { noneWaits } from './who.ts'

const roles = ['owner', 'admin', 'hr', 'finance', 'demandManager', 'viewer', 'operator', 'timer'] as const
type Who = (typeof roles)[number]

const row = {
  state: 'draft',
  calculating: 'no',
  hash: 'h',
  totals: [{}],
  blocking: 0,
  unticked: 0,
  periodFrom: '2026-11-01',
  cutOffOn: '2026-11-30',
}
/** Facts under which nothing but state and role decides. */
const good: RunFacts = {
  today: '2026-11-22',
  members: 3,
  preparedByMe: false,
  stopped: null,
  needs: [],
  payments: new Map([['outside', 1]]),
  everSent: 0,
  open: 0,
  who: noneWaits,
}

const context = (state: RunState, who: Who, facts: Partial<RunFacts> = {}, part: Partial<PayRunRow> = {}): RunContext => ({
  row: { ...row, ...part, state } as PayRunRow,
  actor: actorOf(who),
  side: who === 'timer' ? 'timer' : who === 'operator' ? 'operator' : 'company',
  now: Temporal.Instant.from('2026-11-22T00:00:00Z'),
  facts: { ...good, ...facts },
})

const actorOf = (who: Who): Actor => ({
  accountId: storedPerson(who),
  kind: who === 'timer' ? 'system' : who === 'operator' ? 'operator' : 'company',
  userType: who === 'timer' ? 0 : who === 'operator' ? 9 : 1,
  companyId: null,
  role: who === 'timer' ? 'system' : who,
  complete: true,
  sessionId: null,
  holds: (permission) => who === 'timer' || holds(who as Role, permission),
})

/** Who may make which move where: o owner, h hr, f finance, p operator (the platform), t timer. Everybody else may nothing. */
const table: Record<RunState, Partial<Record<RunMove, string>>> = {
  draft: { calculate: 'ohf', submit: 'ohf', cancel: 'of', leaveWithdrawn: 't' },
  review: { sendBack: 'of', approve: 'of', cancel: 'of', leaveWithdrawn: 't' },
  approved: { reopen: 'of', pay: 'of', withhold: 'of', resume: 'of', payOutside: 'of', cancel: 'of', leaveWithdrawn: 't' },
  paying: { pay: 'of', withhold: 'of', resume: 'of', giveBack: 'of', payOutside: 'of', markPaid: 'p', markFailed: 'p', comeBack: 'p' },
  paid: { pay: 'of', withhold: 'of', resume: 'of', giveBack: 'of', markPaid: 'p', markFailed: 'p', comeBack: 'p', publish: 'ohf' },
  published: {
    pay: 'of',
    withhold: 'of',
    resume: 'of',
    giveBack: 'of',
    markPaid: 'p',
    markFailed: 'p',
    comeBack: 'p',
    lock: 'of',
    lockOverdue: 't',
  },
  locked: { comeBack: 'p' },
  cancelled: {},
}
const letters: Record<Who, string> = {
  owner: 'o',
  admin: 'a',
  hr: 'h',
  finance: 'f',
  demandManager: 'd',
  viewer: 'v',
  operator: 'p',
  timer: 't',
}

describe('states × moves × roles', () => {
  it.each(runStateNames)('%s', (state) => {
    const found = Object.fromEntries(
      runMoveNames.flatMap((move) => {
        const may = roles.filter((who) => objection(move, context(state, who)) === null).map((who) => letters[who])
        return may.length > 0 ? [[move, may.join('')]] : []
      }),
    )
    expect(found).toEqual(table[state])
  })
})

describe('states × moves of a disabled company', () => {
  const stopped = { standing: 'disabled', reason: '制裁名单命中' } as const
  it.each(runStateNames)('%s: nothing is set aside, sent or paid; everything else goes on', (state) => {
    const found = runMoveNames.flatMap((move) =>
      roles.flatMap((who) => {
        const before = objection(move, context(state, who))
        const after = objection(move, context(state, who, { stopped }))
        return JSON.stringify(before) === JSON.stringify(after) ? [] : [[move, letters[who], before, after?.error]]
      }),
    )
    const waits = (['approve', 'pay', 'markPaid'] as const).flatMap((move) =>
      [...(table[state][move] ?? '')].map((who) => [move, who, null, who === 'p' ? 'partyStopped' : 'otherStopped']),
    )
    expect(found.toSorted()).toEqual(waits.toSorted())
  })
})

describe('states × facts', () => {
  const need = { currency: 'CNY' as const, needMinor: 5, walletMinor: 2, shortMinor: 3, outside: false }
  it.each<[RunMove, RunState, Who, Partial<RunFacts>, Partial<PayRunRow>, string | null]>([
    ['calculate', 'draft', 'hr', {}, { calculating: 'running' }, 'runCalculating'],
    ['calculate', 'draft', 'hr', {}, { calculating: 'failed' }, null],
    ['calculate', 'draft', 'hr', { today: '2026-10-31' }, {}, 'runNotBegun'],
    ['calculate', 'draft', 'hr', { today: '2026-10-31' }, { cutOffOn: '2026-10-25' }, null],
    ['submit', 'draft', 'hr', {}, { calculating: 'running' }, 'runCalculating'],
    ['submit', 'draft', 'hr', {}, { hash: null }, 'runNotCalculated'],
    ['submit', 'draft', 'hr', {}, { totals: [] }, 'runEmpty'],
    ['submit', 'draft', 'hr', {}, { blocking: 1, unticked: 1 }, 'runBlocked'],
    ['submit', 'draft', 'hr', {}, { unticked: 1 }, 'runUnticked'],
    ['approve', 'review', 'finance', { preparedByMe: true }, {}, 'preparerApproves'],
    ['approve', 'review', 'owner', { preparedByMe: true }, {}, 'preparerApproves'],
    ['approve', 'review', 'owner', { preparedByMe: true, members: 1 }, {}, null],
    ['approve', 'review', 'finance', {}, { blocking: 1 }, 'runBlocked'],
    ['approve', 'review', 'finance', {}, { unticked: 1 }, 'runUnticked'],
    ['approve', 'review', 'finance', { needs: [need] }, {}, 'walletShort'],
    ['approve', 'review', 'finance', { needs: [{ ...need, shortMinor: 0 }] }, {}, null],
    ['reopen', 'approved', 'finance', { everSent: 1 }, {}, 'runSent'],
    ['cancel', 'approved', 'finance', { everSent: 1 }, {}, 'runSent'],
    ['leaveWithdrawn', 'approved', 'timer', { everSent: 1 }, {}, 'runSent'],
    ['payOutside', 'paying', 'finance', { payments: new Map() }, {}, 'outsideProof'],
    ['lock', 'published', 'finance', { open: 1 }, {}, 'moneyOpen'],
    ['lockOverdue', 'published', 'timer', { open: 1 }, {}, 'moneyOpen'],
    ['lock', 'paid', 'finance', {}, {}, 'runWrongState'],
    ['pay', 'locked', 'finance', {}, {}, 'runWrongState'],
    ['markPaid', 'paying', 'finance', {}, {}, 'otherParty'],
    ['approve', 'review', 'hr', {}, {}, 'forbidden'],
  ])('%s at %s by %s: %j %j → %s', (move, state, who, facts, part, error) => {
    expect(objection(move, context(state, who, facts, part))?.error ?? null).toBe(error)
  })
})

it('a refusal that counts says of whom', () => {
  const counting = Object.entries(payrollErrors).filter(([, { cn, en }]) => cn.includes('{count}') || en.includes('{count}'))
  expect(counting.length).toBeGreaterThan(4)
  for (const [name, { cn, en }] of counting) expect([cn.includes('{who}'), en.includes('{who}')], name).toEqual([true, true])
})
