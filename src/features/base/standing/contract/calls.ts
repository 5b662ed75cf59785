import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, several } from '../../../../platform/contract/inputs.ts'
import { stoppedMark } from './schema.ts'

const stoppedParty = stoppedMark.extend({ ownerType: z.enum(['company', 'person']), id: z.string(), name: z.string() })
export type StoppedParty = z.infer<typeof stoppedParty>

export const standingCalls = defineCalls({
  'GET /ws/operator/standings': {
    about: 'Which of the companies and people of a case, and of the companies of these people, the platform has stopped, and why.',
    audience: 'operator',
    input: z.object({ companies: several(id), people: several(id) }),
    result: z.array(stoppedParty),
  },
})
