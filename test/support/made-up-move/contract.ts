import { z } from 'zod'
import { defineCalls } from '../../../src/platform/contract/call.ts'

/** The call of a move that the product does not have: the company reminds the provider. */
export const remindCalls = defineCalls({
  'POST /ws/demand/remind': {
    title: { cn: '提醒服务商', en: 'Remind the provider' },
    about: 'Reminds the provider of the agreed date.',
    audience: 'company',
    permission: 'demand:create',
    input: z.object({ id: z.uuid(), note: z.string().trim().min(1).max(100) }),
    result: z.object({ id: z.string(), seaServiceStatus: z.number() }),
  },
})

export const remindText = { label: { cn: '提醒', en: 'Remind' }, past: { cn: '已提醒', en: 'Reminded' } }
