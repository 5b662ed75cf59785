import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { several } from '../../../../platform/contract/inputs.ts'
import { amountInput, currencyInput } from '../../../../platform/contract/money.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { categories, contractKinds, demandRow, workLanguages } from './schema.ts'

const search = z.string().trim().max(100).optional().default('')

/** The filters of the hall. */
export const hallFilterInput = {
  search,
  category: several(z.enum(categories)),
  region: several(z.string().max(3)),
  contractKind: several(z.enum(contractKinds)),
  workLanguage: several(z.enum(workLanguages)),
  currency: currencyInput.optional(),
  amountFrom: z.union([z.literal(''), amountInput]).optional(),
  amountTo: z.union([z.literal(''), amountInput]).optional(),
  /** Only what the caller has bookmarked. */
  bookmarked: z.enum(['Y']).optional(),
}

/** What is recruiting, as individuals and visitors find it. */
export const hallCalls = defineCalls({
  'GET /ws/hall/list': {
    about: 'Open demands with search inside Chinese and English text, filters and sort.',
    audience: 'member',
    input: z.object({
      ...pageInput,
      ...hallFilterInput,
      column: z.enum(['relevance', 'publishedAt', 'amount', 'recruitEnd']).default('relevance'),
    }),
    result: searchedPageOf(demandRow),
  },
  'GET /ws/hall/recommend': {
    about: 'Open demands that fit the caller: skills, languages and region of a résumé, or for a company, demands similar to its own.',
    audience: 'member',
    input: z.object({ ...pageInput }),
    result: pageOf(demandRow.extend({ why: z.array(pair) })),
  },
  'GET /ws/hall/facets': {
    about: 'Open demands by region and category, with counts.',
    audience: 'member',
    input: z.object({}),
    result: z.object({
      regions: z.array(namedArea.extend({ count: z.number() })),
      categories: z.array(z.object({ code: z.enum(categories), count: z.number() })),
    }),
  },
  'GET /ws/hall/open': {
    about: 'The newest open demands, in short, optionally of one country or region: for public pages.',
    audience: 'anyone',
    input: z.object({
      limit: z.coerce.number().int().min(1).max(12).default(6),
      region: z
        .string()
        .regex(/^[A-Z]{2}$/, message('areaUnknown'))
        .optional(),
    }),
    result: z.object({
      asOf: z.string(),
      total: z.number(),
      /** How many of the total are samples. */
      samples: z.number().int(),
      records: z.array(
        demandRow.pick({
          number: true,
          title: true,
          category: true,
          area: true,
          areaCode: true,
          currency: true,
          amountMinor: true,
          recruitEnd: true,
          contractKind: true,
          isDemo: true,
        }),
      ),
    }),
  },
})
