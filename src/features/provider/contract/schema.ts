import { z } from 'zod'
import { workLanguages } from '../../demand/contract/schema.ts'
import { services } from './services.ts'

export const verifications = ['none', 'verified', 'lapsed'] as const
export type Verification = (typeof verifications)[number]
export const providerStates = ['listed', 'hidden'] as const
export type ProviderState = (typeof providerStates)[number]
export const deadReasons = ['phoneDead', 'mailBounces', 'noAnswer', 'wrongPerson'] as const
export type DeadReason = (typeof deadReasons)[number]
export const reportStates = ['open', 'confirmed', 'rejected'] as const
export type ReportState = (typeof reportStates)[number]
export const applicationStates = ['received', 'inReview', 'listed', 'declined'] as const
export type ApplicationState = (typeof applicationStates)[number]
export const contactKinds = ['person', 'phone', 'email', 'wechat', 'website'] as const
export type ContactKind = (typeof contactKinds)[number]

export type ProviderLanguage = Exclude<(typeof workLanguages)[number], 'zhEn'>
/** Languages that a provider works in: those of demands, one by one. */
export const providerLanguages = workLanguages.filter((code): code is ProviderLanguage => code !== 'zhEn') as [
  ProviderLanguage,
  ...ProviderLanguage[],
]

export const pair = z.object({ cn: z.string(), en: z.string() })
export const region = z.object({ code: z.string(), name: pair })

/** One line of the directory. Nothing in it leads to the provider itself. */
export const providerRow = z.object({
  number: z.string(),
  name: pair,
  intro: pair,
  home: region,
  /** The first regions it serves, home first; `regionCount` counts all. */
  regions: z.array(region),
  regionCount: z.number().int(),
  services: z.array(z.enum(services)),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  verification: z.enum(verifications),
  verifiedOn: z.string().nullable(),
  responseHours: z.number().int(),
  isDemo: z.boolean(),
  /** The caller's company, or the caller, has paid for the contact. */
  unlocked: z.boolean(),
})
export type ProviderRow = z.infer<typeof providerRow>

export const providerDetail = providerRow.extend({
  /** All of them. */
  regions: z.array(region),
  foundedYear: z.number().int().nullable(),
  teamSize: z.string().nullable(),
  price: pair,
  /** Which kinds of contact there are; what they say is bought. */
  contactKinds: z.array(z.enum(contactKinds)),
  /** The contact was confirmed dead and is not sold until it is mended. */
  contactDead: z.boolean(),
  unlockCost: z.number().int(),
  updatedAt: z.string(),
})
export type ProviderDetail = z.infer<typeof providerDetail>
