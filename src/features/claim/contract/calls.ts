import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { type ClaimKey, claimKeys } from './claims.ts'

const pair = z.object({ cn: z.string(), en: z.string() })

export const claimCalls = defineCalls({
  'GET /ws/claim/list': {
    about: 'The claims that the house makes about itself, in their order; those that an operator hides are left out.',
    audience: 'anyone',
    input: z.object({}),
    result: z.array(z.object({ key: z.enum(claimKeys as [ClaimKey, ...ClaimKey[]]), figure: pair, text: pair })),
  },
})
