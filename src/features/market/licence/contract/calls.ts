import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { day, id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'

export const licenceKinds = ['payment', 'remittance', 'security', 'lawFirm'] as const
export type LicenceKind = (typeof licenceKinds)[number]

const shownLicence = z.object({
  id: z.string(),
  kind: z.enum(licenceKinds),
  holder: pair,
  authority: pair,
  region: namedArea,
  number: z.string(),
  scope: pair,
  issuedOn: z.string(),
  expiresOn: z.string().nullable(),
  /** On the day of the answer. */
  expired: z.boolean(),
  /** The address of the authority's own register; "" if there is no public one. */
  url: z.string(),
  isDemo: z.boolean(),
})
export type Licence = z.infer<typeof shownLicence>

const keptLicence = shownLicence.extend({
  version,
  shown: z.boolean(),
  changedBy: z.string(),
  changedAt: z.string(),
})
export type KeptLicence = z.infer<typeof keptLicence>

export const licenceForm = z
  .object({
    /** Absent for a new entry. */
    id: id.nullable().default(null),
    version: version.optional(),
    kind: z.enum(licenceKinds),
    holderCn: line(120),
    holderEn: line(120),
    authorityCn: line(120),
    authorityEn: line(120),
    region: line(2),
    number: line(80),
    scopeCn: line(300),
    scopeEn: line(300),
    issuedOn: day,
    expiresOn: z.union([z.literal(''), day]).default(''),
    url: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
    shown: z.boolean(),
  })
  .refine((form) => form.expiresOn === '' || form.issuedOn <= form.expiresOn, { path: ['expiresOn'], error: message('dateOrder') })

export const licenceCalls = defineCalls({
  'GET /ws/licence/list': {
    about: 'The public register of licences and certificates, by keyword in either language, kind and region, with counts.',
    audience: 'anyone',
    input: z.object({
      search: optionalLine(80),
      kind: z.union([z.literal(''), z.enum(licenceKinds)]).default(''),
      region: optionalLine(2),
    }),
    result: z.object({
      records: z.array(shownLicence),
      kinds: z.record(z.string(), z.number()),
      regions: z.array(namedArea.extend({ count: z.number() })),
      asOf: z.string(),
    }),
  },
  'GET /ws/operator/licences': {
    about: 'Every entry of the register, hidden ones too, with who changed it last.',
    audience: 'operator',
    permission: 'operator:content',
    input: z.object({}),
    result: z.array(keptLicence),
  },
  'POST /ws/operator/licence': {
    title: { cn: '修改牌照与证书', en: 'Change a licence or certificate' },
    about: 'Adds an entry, or changes one; effective immediately.',
    audience: 'operator',
    permission: 'operator:content',
    edits: 'licence',
    input: licenceForm,
    result: z.object({ id: z.string() }),
  },
})
