import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { desks, MOST_COUNTED } from './desks.ts'
import { queues } from './queues.ts'

const foundRow = z.object({
  id: z.string(),
  /** What it is, in the caller's language. */
  kind: z.string(),
  number: z.string(),
  /** Whose it is, and its amount. */
  about: z.string(),
  /** A route of the console that shows it. */
  link: z.string(),
})
export type FoundRow = z.infer<typeof foundRow>

export const queueCalls = defineCalls({
  'GET /ws/queue/times': {
    audience: 'anyone',
    input: z.object({}),
    result: z.array(z.object({ queue: z.enum(queues), minutes: z.number().int() })),
    about: 'Per queue, the minutes within which four of five of its latest decisions were made; queues with few decisions are left out.',
  },
  'GET /ws/operator/find': {
    about:
      'Cases of the console by number, bank reference, amount, phone or e-mail: of each kind that the caller may see the newest few. Demands, companies and people have lists of their own.',
    audience: 'operator',
    input: z.object({ search: z.string().trim().min(2).max(100) }),
    result: z.array(foundRow),
  },
  'GET /ws/operator/waiting': {
    about: `How many cases wait at each desk that the caller may open, up to ${MOST_COUNTED}; those at which nothing waits are left out.`,
    audience: 'operator',
    input: z.object({}),
    result: z.array(z.object({ desk: z.enum(desks), count: z.number().int() })),
  },
})
