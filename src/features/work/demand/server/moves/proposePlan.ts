import { REPEATS_MAX } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyOther } from '../news.ts'
import { awaitAnswer, proposalOf, proposedBy } from '../parts/change.ts'

/** One side proposes another plan for what is not funded yet. The other one answers within seven days. */
export const proposePlan = demandMove({
  call: 'POST /ws/demand/plan/propose',
  by: ['publisher', 'provider'],
  most: REPEATS_MAX,
  providerSees: 'always',
  quiet: true,
  begins: true,
  refusedWhen: {
    planProposed: (context) => proposedBy(context) !== null,
    nothingPlanned: ({ row, facts: { parts } }) => row.noticeAt !== null || parts?.lastUnfunded !== true,
  },
  prepare: async (context, form, act) => {
    const planChange = await proposalOf(act, context, form)
    return { set: { planChange }, reason: form.note, detail: { parts: planChange.parts } }
  },
  after: async (act, { context: { side }, row }) => {
    const change = row.planChange!
    await awaitAnswer(act, row, change)
    const params = { who: await actorName(act), note: change.note }
    await notifyOther(act, { side, row }, 'demand:confirm', demandNotices.planProposed, params)
  },
})
