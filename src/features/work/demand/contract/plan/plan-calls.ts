import { z } from 'zod'
import { defineCalls } from '../../../../../platform/contract/call.ts'
import { day, id, line, version } from '../../../../../platform/contract/inputs.ts'
import { moved } from '../schema.ts'
import { lowering } from './calls.ts'
import { planChangeForm } from './change.ts'
import { capMost } from './work.ts'

/** A move names the version of the demand that its maker has read. */
const read = z.object({ id, version })
const delivers = { company: 'demand:serve', individual: 'demand:deliver' } as const
const eitherParty = { company: 'demand:accept', individual: 'demand:deliver' } as const
const cap = z.number().int().min(1).max(capMost.piece)

/** What the two sides change of a plan of parts while the work goes on. */
export const planCalls = defineCalls({
  'POST /ws/demand/notice': {
    title: { cn: '通知结束合同', en: 'Give notice' },
    about:
      'Ends a long-term contract on a day after its days of notice: the period of that day by calendar days, later ones are dropped. backMinor is what the preview showed.',
    audience: 'company',
    permission: 'demand:confirm',
    proof: true,
    decides: 'demand',
    input: read.extend({ lastDay: day, reason: line(500), backMinor: z.number().int() }),
    result: moved,
  },
  'POST /ws/demand/lower': {
    title: { cn: '最后部分少付', en: 'Pay less for the last part' },
    about: 'Releases what the company accepts of the last of several parts; the rest stays in escrow until the provider answers.',
    audience: 'company',
    permission: 'demand:confirm',
    proof: true,
    decides: 'demand',
    input: read.extend(lowering),
    result: moved,
  },
  'POST /ws/demand/acceptLower': {
    title: { cn: '接受最后部分的较低金额', en: 'Accept a lower amount of the last part' },
    about: 'The provider accepts what the company released; the rest goes back, 5 → 6.',
    audience: 'member',
    permission: delivers,
    proof: 'whenPosting',
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/insist': {
    title: { cn: '坚持最后部分的原金额', en: 'Insist on the amount of the last part' },
    about: 'The provider does not accept the lower amount, and delivers again, 5 → 4.',
    audience: 'member',
    permission: delivers,
    decides: 'demand',
    input: read.extend({ reason: line(500) }),
    result: moved,
  },
  'POST /ws/demand/end': {
    title: { cn: '结束未托管的合同', en: 'End a contract that is not funded' },
    about: 'The provider ends a contract whose next period or week should have begun and is not funded.',
    audience: 'member',
    permission: delivers,
    proof: 'whenPosting',
    decides: 'demand',
    input: read.extend({ reason: line(500) }),
    result: moved,
  },
  'POST /ws/demand/plan/propose': {
    title: { cn: '提议修改计划', en: 'Propose another plan' },
    about:
      'Other milestones, or another amount a period or rate, for the parts that are not funded. The other side answers within seven days.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read.extend(planChangeForm.shape),
    result: moved,
  },
  'POST /ws/demand/plan/accept': {
    title: { cn: '接受计划修改', en: 'Accept another plan' },
    about: 'The other side accepts. What is in escrow beyond the new plan returns.',
    audience: 'member',
    permission: eitherParty,
    proof: 'whenPosting',
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/plan/decline': {
    title: { cn: '不接受计划修改', en: 'Decline another plan' },
    about: 'The other side does not accept; the plan stays.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read.extend({ reason: line(500) }),
    result: moved,
  },
  'POST /ws/demand/plan/withdraw': {
    title: { cn: '撤回计划修改', en: 'Withdraw another plan' },
    about: 'The side that proposed it takes it back.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/cap': {
    title: { cn: '修改每周上限', en: 'Change the cap a week' },
    about:
      'The cap of the weeks of a pay-as-you-go contract, in hours, half days or pieces: a higher one holds from this week on and funds what those in escrow lack, a lower one from the next week on.',
    audience: 'company',
    permission: 'demand:hosting',
    proof: true,
    decides: 'demand',
    input: read.extend({ cap }),
    result: moved,
  },
  'POST /ws/demand/cap/ask': {
    title: { cn: '申请提高每周上限', en: 'Ask for a higher cap' },
    about: 'The provider asks for a higher cap a week, with the reason.',
    audience: 'member',
    permission: delivers,
    decides: 'demand',
    input: read.extend({ cap, reason: line(500) }),
    result: moved,
  },
})
