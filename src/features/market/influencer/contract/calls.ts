import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { valuesOf } from '../../../../platform/contract/dictionary.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { day, id, line, version } from '../../../../platform/contract/inputs.ts'
import { pageInput } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { sharedDictionaries } from '../../../base/dictionary/contract/shared.ts'
import { influencerDictionaries } from './dictionaries.ts'

const platform = z.enum(valuesOf(influencerDictionaries.creatorPlatform))
const field = z.enum(valuesOf(influencerDictionaries.creatorField))

const creator = z.object({
  id: z.string(),
  handle: z.string(),
  platform,
  region: namedArea,
  languages: z.array(z.string()),
  fields: z.array(field),
  intro: pair,
  /** As stated by the creator on `statedOn`. */
  followers: z.number().int(),
  statedOn: z.string(),
  price: pair,
  isDemo: z.boolean(),
})
export type Creator = z.infer<typeof creator>

const kept = creator.extend({ version, shown: z.boolean(), changedAt: z.string() })
export type KeptCreator = z.infer<typeof kept>

const any = <V extends z.ZodType>(value: V) => z.union([z.literal(''), value]).prefault('')
const filters = {
  search: z.string().trim().max(80).optional().default(''),
  region: any(z.string().regex(/^[A-Z]{2}$/, message('areaUnknown'))),
  platform: any(platform),
  field: any(field),
}

export const creatorForm = z.object({
  /** Absent for a new entry. */
  id: id.nullable().default(null),
  version: version.optional(),
  handle: line(60),
  platform: z.enum(valuesOf(influencerDictionaries.creatorPlatform)),
  region: line(2),
  languages: z
    .array(z.enum(valuesOf(sharedDictionaries.language)))
    .min(1)
    .max(6),
  fields: z.array(field).min(1).max(4),
  introCn: line(300),
  introEn: line(400),
  followers: z.coerce.number().int().min(0).max(1_000_000_000),
  statedOn: day,
  priceCn: z.string().trim().max(80).default(''),
  priceEn: z.string().trim().max(80).default(''),
  shown: z.boolean(),
})

const counted = z.array(z.object({ code: z.string(), count: z.number().int() }))

export const influencerCalls = defineCalls({
  'GET /ws/influencer/search': {
    about: 'Creators by keyword in either language, region, platform and field, with counts per filter value.',
    audience: 'anyone',
    input: z.object({ ...pageInput, ...filters, column: z.enum(['relevance', 'followers', 'statedOn']).default('relevance') }),
    result: searchedPageOf(creator).extend({
      facets: z.object({ region: z.array(namedArea.extend({ count: z.number().int() })), platform: counted, field: counted }),
      asOf: z.string(),
    }),
  },
  'GET /ws/operator/influencers': {
    about: 'Every creator of the directory, hidden ones too.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({ ...pageInput, ...filters }),
    result: searchedPageOf(kept),
  },
  'POST /ws/operator/influencer': {
    title: { cn: '修改达人', en: 'Change a creator' },
    about: 'Adds a creator, or changes one; effective immediately.',
    audience: 'operator',
    permission: 'operator:content',
    edits: 'influencer',
    input: creatorForm,
    result: z.object({ id: z.string() }),
  },
})
