import { z } from 'zod'
import { currencyCodes } from '../../../../platform/contract/amount.ts'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { person } from './schema.ts'

/** Somebody who has served the company, or is serving it. */
const ownProvider = z.object({
  person,
  finished: z.number().int(),
  running: z.number().int(),
  onTime: z.number().int(),
  /** The latest expected completion. */
  lastDay: z.string(),
  lastDemandId: z.string(),
  /** The agreed amounts of what is finished. */
  sums: z.array(z.object({ currency: z.enum(currencyCodes as ['CNY', ...typeof currencyCodes]), amountMinor: z.number() })),
})

const filters = {
  search: z.string().trim().max(100).optional().default(''),
  state: z.enum(['running', 'finished']).optional(),
  kind: z.enum(['person', 'company']).optional(),
  column: z.enum(['lastWork', 'finished']).default('lastWork'),
  order: pageInput.order,
}

/** Those who have served the company, or are serving it. */
export const myProviderCalls = defineCalls({
  'GET /ws/demand/myProviders': {
    about: 'Everybody who has served the company or is serving it: how often, agreed amounts by currency, on time, the last day.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({ ...pageInput, ...filters, partyId: id.optional() }),
    result: pageOf(ownProvider),
  },
  'POST /ws/demand/myProviders/export': {
    title: { cn: '导出我的服务商', en: 'Export my providers' },
    ...exportCall,
    about: 'The company’s providers under the filters of the list, as an xlsx workbook.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object(filters),
  },
  'GET /ws/demand/myProviders/open': {
    about: 'The company’s open demands, and of each whether this provider was invited or has applied. For one of its providers.',
    audience: 'company',
    permission: 'demand:pick',
    input: z.object({ partyId: id }),
    result: z.object({
      records: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          title: z.string(),
          recruitEnd: z.string(),
          standing: z.enum(['invited', 'applied']).nullable(),
        }),
      ),
    }),
  },
})
