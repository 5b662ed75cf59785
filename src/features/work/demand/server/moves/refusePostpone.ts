import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { demandNotices } from '../../contract/notices.ts'
import { served } from '../context.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'

/** The company does not grant the seven days: the date stays, and the provider may ask once more with another reason. */
export const refusePostpone = demandMove({
  call: 'POST /ws/demand/postpone/refuse',
  action: 'postpone',
  by: ['publisher'],
  providerSees: 'always',
  quiet: true,
  refusedWhen: {
    postponedOnce: ({ row }) => row.postpone === 'granted',
    postponementNotRequested: ({ row }) => row.postpone !== 'asked',
  },
  prepare: (_context, { reason }) => {
    if (reason === '') throw refuseFields({ reason: 'required' })
    return { set: { postpone: 'none' }, reason }
  },
  after: (act, { row, input }) =>
    notifyProvider(act, served(row), demandNotices.postponeRefused, { reason: input.reason, date: row.expectedCompletion }),
})
