import { describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { neededBy } from '../../src/platform/server/wire/caller.ts'
import { holds, type TeamRole, teamRoles } from '../../src/rules/permissions.ts'

/**
 * Who may begin a flow may finish it. A flow is its calls in order, the first begins it. `others`: steps that are by design for somebody
 * else, each with the reason; every other step is open to each role that may begin. Calls that begin and end by themselves are `alone`.
 */
type Key = keyof typeof allCalls
interface Flow {
  steps: readonly [Key, ...Key[]]
  others?: Partial<Record<Key, string>>
}

const flows: Record<string, Flow> = {
  'an import of employees': {
    steps: [
      'POST /ws/employee/info/importExcel',
      'POST /ws/intake/mapping',
      'POST /ws/intake/mode',
      'POST /ws/intake/accept',
      'POST /ws/intake/apply',
      'POST /ws/intake/stop',
      'POST /ws/intake/undo',
    ],
  },
  'a pay run': {
    steps: [
      'POST /ws/payroll/run/create',
      'POST /ws/payroll/run/calculate',
      'POST /ws/payroll/run/person',
      'POST /ws/payroll/run/tick',
      'POST /ws/payroll/run/submit',
      'POST /ws/payroll/run/approve',
      'POST /ws/payroll/run/return',
      'POST /ws/payroll/run/reopen',
      'POST /ws/payroll/run/cancel',
      'POST /ws/payroll/run/pay',
      'POST /ws/payroll/run/withhold',
      'POST /ws/payroll/run/resume',
      'POST /ws/payroll/run/giveBack',
      'POST /ws/payroll/run/outsideList',
      'POST /ws/payroll/run/payOutside',
      'POST /ws/payroll/run/publish',
      'POST /ws/payroll/slip/send',
      'POST /ws/payroll/run/lock',
    ],
    others: {
      'POST /ws/payroll/run/approve': 'four eyes: nobody approves what they prepared',
      'POST /ws/payroll/run/return': 'the approver returns it to its preparers',
      'POST /ws/payroll/run/reopen': 'the approver takes an approval back',
      'POST /ws/payroll/run/cancel': 'it may return approved money: the approver ends a run; preparers take people out or leave the draft',
      'POST /ws/payroll/run/pay': 'money leaves by finance; HR prepares and does not pay',
      'POST /ws/payroll/run/withhold': 'about a payment: finance',
      'POST /ws/payroll/run/resume': 'about a payment: finance',
      'POST /ws/payroll/run/giveBack': 'about a payment: finance',
      'POST /ws/payroll/run/outsideList': 'accounts in full: those who pay',
      'POST /ws/payroll/run/payOutside': 'about a payment: finance',
      'POST /ws/payroll/run/lock': 'finance closes the books of the run; without them the timer does',
    },
  },
  'a pay group': { steps: ['POST /ws/payroll/group/save', 'POST /ws/payroll/group/assign', 'POST /ws/payroll/group/archive'] },
  'a pay item': { steps: ['POST /ws/payroll/item/add', 'POST /ws/payroll/item/end'] },
  'a salary': {
    steps: ['POST /ws/salary/propose', 'POST /ws/salary/withdraw', 'POST /ws/salary/approve', 'POST /ws/salary/refuse'],
    others: {
      'POST /ws/salary/approve': 'four eyes: finance approves what HR proposes',
      'POST /ws/salary/refuse': 'four eyes: finance refuses what HR proposes',
    },
  },
  'salaries by workbook': { steps: ['POST /ws/salary/sheet/read', 'POST /ws/salary/sheet/check', 'POST /ws/salary/sheet/propose'] },
  'a withdrawal': {
    steps: ['POST /ws/wallet/withdraw', 'POST /ws/wallet/withdrawal/decline', 'POST /ws/wallet/withdrawal/approve'],
  },
  'a top-up': { steps: ['POST /ws/wallet/topUp', 'POST /ws/wallet/topUp/agree'] },
  'a bank account': {
    steps: ['POST /ws/wallet/bankAccount/add', 'POST /ws/wallet/bankAccount/default', 'POST /ws/wallet/bankAccount/remove'],
  },
  'an order of beans': { steps: ['POST /ws/bean/order', 'POST /ws/bean/order/cancel', 'POST /ws/bean/buy'] },
  'a contact': { steps: ['POST /ws/provider/unlock', 'POST /ws/provider/report'] },
  'a request': {
    steps: [
      'POST /ws/demand/draft/save',
      'POST /ws/demand/draft/remove',
      'POST /ws/demand/template/keep',
      'POST /ws/demand/template/change',
      'POST /ws/demand/template/use',
      'POST /ws/demand/template/remove',
      'POST /ws/demand/create',
      'POST /ws/demand/edit',
      'POST /ws/demand/hosting',
      'POST /ws/demand/publish',
      'POST /ws/demand/add',
      'POST /ws/demand/invitation/many',
      'POST /ws/demand/invitation/link',
      'POST /ws/demand/invitation/revoke',
      'POST /ws/provider/invite',
      'POST /ws/demand/question/answer',
      'POST /ws/demand/question/remove',
      'POST /ws/demand/bid/counter',
      'POST /ws/demand/bid/counter/withdraw',
      'POST /ws/demand/bid/turnDown',
      'POST /ws/demand/bid/reconsider',
      'POST /ws/demand/bid/shortlist',
      'POST /ws/demand/bid/note',
      'POST /ws/demand/pick',
      'POST /ws/demand/cancelPick',
      'POST /ws/demand/postpone',
      'POST /ws/demand/postpone/refuse',
      'POST /ws/demand/standingOrder',
      'POST /ws/demand/notice',
      'POST /ws/demand/cap',
      'POST /ws/demand/plan/propose',
      'POST /ws/demand/plan/accept',
      'POST /ws/demand/plan/decline',
      'POST /ws/demand/plan/withdraw',
      'POST /ws/demand/split/ask',
      'POST /ws/demand/split/state',
      'POST /ws/demand/split/withdraw',
      'POST /ws/demand/split/accept',
      'POST /ws/demand/split/decline',
      'POST /ws/demand/part/opened',
      'POST /ws/demand/imprest',
      'POST /ws/demand/part/fund',
      'POST /ws/demand/part/release',
      'POST /ws/demand/part/lower',
      'POST /ws/demand/part/return',
      'POST /ws/demand/part/supplement/decline',
      'POST /ws/demand/part/reclaim',
      'POST /ws/demand/reclaim',
      'POST /ws/demand/return',
      'POST /ws/demand/lower',
      'POST /ws/demand/confirm',
      'POST /ws/demand/accept',
      'POST /ws/demand/close',
      'POST /ws/demand/cancel',
    ],
    others: {
      'POST /ws/demand/hosting': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/part/fund': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/part/release': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/part/lower': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/reclaim': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/part/reclaim': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/part/return': 'the other half of the release',
      'POST /ws/demand/part/supplement/decline': 'the other half of the release',
      'POST /ws/demand/standingOrder': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/notice': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/cap': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/imprest': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/lower': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/confirm': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/split/accept': 'money of the company: finance, owners and administrators',
      'POST /ws/demand/return': 'the other half of the confirmation',
      'POST /ws/demand/cancel': 'it ends what others have funded: owners and administrators',
    },
  },
  'a request that the company serves': {
    steps: [
      'POST /ws/demand/apply',
      'POST /ws/demand/invitation/opened',
      'POST /ws/demand/question/ask',
      'POST /ws/demand/bid/draft/save',
      'POST /ws/demand/bid/draft/remove',
      'POST /ws/demand/bid/revise',
      'POST /ws/demand/bid/counter/accept',
      'POST /ws/demand/bid/counter/decline',
      'POST /ws/demand/application/withdraw',
      'POST /ws/demand/start',
      'POST /ws/demand/decline',
      'POST /ws/demand/part/log',
      'POST /ws/demand/part/send',
      'POST /ws/demand/part/resend',
      'POST /ws/demand/part/accept',
      'POST /ws/demand/part/insist',
      'POST /ws/demand/part/withdraw',
      'POST /ws/demand/part/supplement',
      'POST /ws/demand/cap/ask',
      'POST /ws/demand/end',
      'POST /ws/demand/complete',
      'POST /ws/demand/changeComplete',
      'POST /ws/demand/acceptLower',
      'POST /ws/demand/insist',
    ],
  },
  'an entry of the directory': {
    steps: [
      'POST /ws/provider/claim/code',
      'POST /ws/provider/claim/confirm',
      'POST /ws/provider/claim/licence',
      'POST /ws/provider/own/invitations',
      'POST /ws/demand/invitation/accept',
    ],
  },
  'a team': {
    steps: ['POST /ws/team/create', 'POST /ws/team/edit', 'POST /ws/member/team', 'POST /ws/team/archive', 'POST /ws/team/restore'],
  },
  'an invitation': { steps: ['POST /ws/invitation/send', 'POST /ws/invitation/resend', 'POST /ws/invitation/revoke'] },
  'a membership': { steps: ['POST /ws/member/role', 'POST /ws/member/remove'] },
  'an employee': {
    steps: [
      'POST /ws/employee/create',
      'POST /ws/employee/save',
      'POST /ws/employee/document',
      'POST /ws/employee/payee',
      'POST /ws/employee/payee/confirm',
      'POST /ws/employee/payees/confirm',
      'POST /ws/employee/onboard',
      'POST /ws/employee/waive',
      'POST /ws/employee/confirm',
      'POST /ws/employee/alreadyEmployed',
      'POST /ws/employee/bulk',
      'POST /ws/employee/didNotJoin',
      'POST /ws/employee/leave',
      'POST /ws/employee/withdrawLeave',
      'POST /ws/employee/rehire',
    ],
  },
  'a view of employees': { steps: ['POST /ws/employee/view', 'POST /ws/employee/view/remove'] },
  'a type of leave': {
    steps: ['POST /ws/absence/type', 'POST /ws/absence/type/archive', 'POST /ws/absence/adjust', 'POST /ws/absence/opening'],
  },
  // Whose leave it is and who may grant it is decided for each employee (absence.test.ts); the calls have one permission.
  'a leave': {
    steps: [
      'POST /ws/absence/ask',
      'POST /ws/absence/save',
      'POST /ws/absence/withdraw',
      'POST /ws/absence/change',
      'POST /ws/absence/cancel',
      'POST /ws/absence/grant',
      'POST /ws/absence/refuse',
    ],
  },
  'the company itself': { steps: ['POST /ws/company/card', 'POST /ws/company/info', 'POST /ws/company/authentication'] },
}

const alone: readonly Key[] = [
  'POST /ws/approval/limit',
  'POST /ws/employee/due/address',
  'POST /ws/employee/policy',
  'POST /ws/payroll/policy',
  'POST /ws/absence/feed/address',
  'POST /ws/absence/statement/send',
  'POST /ws/absence/opening/check',
]

const rolesFor = (key: Key): TeamRole[] => {
  const needed = neededBy({ kind: 'company' }, (allCalls[key] as CallSpec).permission)
  return needed ? teamRoles.filter((role) => holds(role, needed)) : [...teamRoles]
}

describe('who may begin a flow may finish it', () => {
  it('every call of a company that a role decides about is a step of a flow, or is listed as one by itself', () => {
    const calls = (Object.entries(allCalls) as [Key, CallSpec][])
      .filter(
        ([key, { audience, permission }]) => key.startsWith('POST') && permission && (audience === 'company' || audience === 'member'),
      )
      .map(([key]) => key)
      .filter((key) => !key.endsWith('/export'))
    expect([...Object.values(flows).flatMap(({ steps }) => steps), ...alone].toSorted()).toEqual(calls.toSorted())
  })

  it.each(Object.entries(flows))('%s', (_name, { steps, others = {} }) => {
    const beginners = rolesFor(steps[0])
    expect(beginners).not.toEqual([])
    for (const step of steps) {
      const shut = beginners.filter((role) => !rolesFor(step).includes(role))
      // A reason for a step that everybody may make is out of date.
      expect(shut.length > 0, `${step} is shut to ${shut.join(', ')}`).toBe(step in others)
      expect(rolesFor(step), step).not.toEqual([])
    }
  })
})
