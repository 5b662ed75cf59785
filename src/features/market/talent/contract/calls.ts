import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { pageInput } from '../../../../platform/contract/page.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'

const card = z.object({
  /** T- and six random letters or digits: it reveals nothing about the person. */
  number: z.string(),
  region: namedArea,
  position: z.string(),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  years: z.number().int(),
  /** Past roles, latest first, without employers. */
  roles: z.array(z.object({ title: z.string(), from: z.string(), to: z.string() })),
  monthlyRate: z.object({ amountMinor: z.number().int(), currency: z.string() }).nullable(),
  hourlyRate: z.object({ amountMinor: z.number().int(), currency: z.string() }).nullable(),
  verified: z.boolean(),
  /** The day on which the platform checked the identity. */
  checkedOn: z.string().nullable(),
  available: z.boolean(),
  /** It came with the demo world: a sample. */
  isDemo: z.boolean(),
  updatedAt: z.string(),
})
export type TalentCard = z.infer<typeof card>

const code = (pattern: RegExp) =>
  z
    .union([z.literal(''), z.string().regex(pattern)])
    .optional()
    .default('')
/** The filters of the talent search. */
export const talentFilterInput = {
  search: z.string().trim().max(80).optional().default(''),
  region: code(/^[A-Z]{2}$/),
  language: code(/^[a-z]{2}$/),
  available: z.enum(['', 'Y']).optional().default(''),
}

export const talentCalls = defineCalls({
  'GET /ws/talent/search': {
    about: 'Anonymous cards of individuals who agreed to be found: by keyword, region and language, with counts per filter value.',
    audience: 'anyone',
    input: z.object({ ...pageInput, ...talentFilterInput, column: z.enum(['relevance', 'updatedAt', 'years']).default('relevance') }),
    result: searchedPageOf(card).extend({
      facets: z.object({
        region: z.array(namedArea.extend({ count: z.number().int() })),
        language: z.array(z.object({ code: z.string(), count: z.number().int() })),
      }),
      asOf: z.string(),
    }),
  },
  'GET /ws/operator/talent': {
    about: 'Whose cards they are, for an introduction.',
    audience: 'operator',
    permission: 'operator:review',
    input: z.object({ ...pageInput, ...talentFilterInput }),
    result: searchedPageOf(card.extend({ accountId: z.string(), name: z.string() })),
  },
})
