import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'
import { providerRow, region } from './schema.ts'
import { services } from './services.ts'

// biome-ignore lint/suspicious/noExplicitAny: whatever the query string held; the item's schema judges it
const list = <O>(item: z.ZodType<O, any>) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .transform((value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : value.split(',')))
    .pipe(z.array(item).max(30))

const filters = {
  search: z.string().trim().max(100).optional().default(''),
  region: list(z.string().regex(/^[A-Z]{2}$/, 'areaUnknown')),
  service: list(z.enum(services, 'notListed')),
  industry: list(z.string().max(40)),
  language: list(z.string().max(10)),
  /** Only verified ones. */
  verified: z.enum(['Y']).optional(),
}

const counted = z.array(z.object({ code: z.string(), count: z.number().int() }))

export const providerCalls = defineCalls({
  'GET /ws/provider/search': {
    about: 'The directory: search in both languages, any of the values of each filter, paged. Relevance without words is verified first.',
    audience: 'anyone',
    input: z.object({ ...pageInput, ...filters, column: z.enum(['relevance', 'verified', 'name']).default('relevance') }),
    result: pageOf(providerRow),
  },
  'GET /ws/provider/facets': {
    about: 'How many providers each value of each filter would leave, given the search and the other filters.',
    audience: 'anyone',
    input: z.object(filters),
    result: z.object({
      total: z.number().int(),
      region: z.array(region.extend({ count: z.number().int() })),
      service: counted,
      industry: counted,
      language: counted,
      verified: z.number().int(),
    }),
  },
})
