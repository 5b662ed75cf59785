import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { queues } from './queues.ts'

export const queueCalls = defineCalls({
  'GET /ws/queue/times': {
    audience: 'anyone',
    input: z.object({}),
    result: z.array(z.object({ queue: z.enum(queues), minutes: z.number().int() })),
    about: 'Per queue, the minutes within which four of five of its latest decisions were made; queues with few decisions are left out.',
  },
})
