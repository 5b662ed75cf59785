import { z } from 'zod'
import { valuesOf } from '../../../../platform/contract/dictionary.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { day, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { PROVIDER_INTRO_MAX, PROVIDER_INTRO_MIN } from '../../../../rules/constants.ts'
import { couldBePhone } from '../../../base/account/contract/phone-shape.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { sharedDictionaries } from '../../../base/dictionary/contract/shared.ts'
import { workLanguages } from '../../../work/demand/contract/schema.ts'
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
/** The working languages of a provider: those of demands, one by one. */
export const providerLanguages = workLanguages.filter((code): code is ProviderLanguage => code !== 'zhEn') as [
  ProviderLanguage,
  ...ProviderLanguage[],
]

/** One line of the directory. It contains no way to contact the provider. */
export const providerRow = z.object({
  number: z.string(),
  name: pair,
  intro: pair,
  home: namedArea,
  /** The first regions it serves, home first; `regionCount` counts all. */
  regions: z.array(namedArea),
  regionCount: z.number().int(),
  services: z.array(z.enum(services)),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  verification: z.enum(verifications),
  verifiedOn: z.string().nullable(),
  /** When an operator checked the licence of who claimed the entry; null if nobody did, or somebody else has it now. */
  licenceOn: z.string().nullable(),
  responseHours: z.number().int(),
  foundedYear: z.number().int().nullable(),
  teamSize: z.string().nullable(),
  price: pair,
  isDemo: z.boolean(),
  /** Somebody has claimed the entry: invitations reach them here. */
  hasAccount: z.boolean(),
  /** The caller's company, or the caller, has paid for the contact. */
  unlocked: z.boolean(),
})
export type ProviderRow = z.infer<typeof providerRow>

export const providerDetail = providerRow.extend({
  /** All of them. */
  regions: z.array(namedArea),
  /** The available kinds of contact; their values are sold. */
  contactKinds: z.array(z.enum(contactKinds)),
  /** The contact was confirmed dead and is not sold until it is corrected. */
  contactDead: z.boolean(),
  unlockCost: z.number().int(),
  refusesInvitations: z.boolean(),
  updatedAt: z.string(),
})
export type ProviderDetail = z.infer<typeof providerDetail>

const regionCode = z
  .string()
  .trim()
  .regex(/^[A-Z]{2}$/, message('areaUnknown'))
export const providerNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^P-\d{5,9}$/, message('providerNumber'))
const some = <V extends z.ZodType>(value: V, max: number) => z.array(value).min(1).max(max)
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]).default('')
const mail = z.union([z.literal(''), z.email().max(200)]).default('')

const phone = optionalLine(40).refine((text) => text === '' || couldBePhone(text), message('phone'))

/** The contact as shown after payment. */
const contactForm = z.object({ person: optionalLine(60), phone, email: mail, wechat: optionalLine(60) })

/** An operator's input: for a listing, or when an application becomes one. */
export const providerForm = z
  .object({
    nameCn: line(80),
    nameEn: line(120),
    introCn: line(1000),
    introEn: line(2000),
    homeRegion: regionCode,
    regions: some(regionCode, 250),
    services: some(z.enum(services), services.length),
    industries: z.array(z.enum(valuesOf(sharedDictionaries.industry))).default([]),
    languages: some(z.enum(providerLanguages), providerLanguages.length),
    verification: z.enum(verifications),
    verifiedOn: z.union([z.literal(''), day]).default(''),
    foundedYear: z.coerce.number().int().min(1800).max(2100).nullable().default(null),
    teamSize: z.enum(valuesOf(sharedDictionaries.companyScale)).nullable().default(null),
    priceCn: optionalLine(120),
    priceEn: optionalLine(160),
    responseHours: z.coerce.number().int().min(1).max(240),
    website: webAddress,
    contact: contactForm,
  })
  .superRefine((form, context) => {
    if (form.verification !== 'none' && form.verifiedOn === '') complain(context, ['verifiedOn'], 'required')
    if (!form.contact.phone && !form.contact.email && !form.contact.wechat) complain(context, ['contact', 'phone'], 'contactMissing')
  })
export type ProviderForm = z.infer<typeof providerForm>

/** An application to be listed. One language is enough; the operator writes the other. */
export const applicationForm = z
  .object({
    nameCn: optionalLine(80),
    nameEn: optionalLine(120),
    intro: z.string().trim().min(1).min(PROVIDER_INTRO_MIN).max(PROVIDER_INTRO_MAX),
    homeRegion: regionCode,
    regions: some(regionCode, 60),
    services: some(z.enum(services), services.length),
    industries: z
      .array(z.enum(valuesOf(sharedDictionaries.industry)))
      .max(19)
      .default([]),
    languages: some(z.enum(providerLanguages), providerLanguages.length),
    website: webAddress,
    person: line(60),
    phone,
    email: z.email().max(200),
    agreed: z.literal(true, message('agree')),
  })
  .superRefine((form, context) => {
    if (!form.nameCn && !form.nameEn) complain(context, 'nameCn', 'required')
  })

const contact = z.object({
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  wechat: z.string(),
  website: z.string(),
})
export type Contact = z.infer<typeof contact>

/** A report of a dead contact, and its result. */
const reported = z.object({ state: z.enum(reportStates), reason: z.enum(deadReasons), decision: z.string(), at: z.string() })

/** The caller's side's access to a provider's contact. `contact` is null until it is paid for. */
export const contactAnswer = z.object({
  number: z.string(),
  name: pair,
  unlocked: z.boolean(),
  unlockedAt: z.string().nullable(),
  contact: contact.nullable(),
  contactDead: z.boolean(),
  /** The price of another contact, and the balance of the side. */
  cost: z.number().int(),
  balance: z.number().int(),
  mayUnlock: z.boolean(),
  /** The error with which unlocking is refused now; null if it is not. */
  unlockRefused: z.enum(['contactDead', 'forbidden']).nullable(),
  report: reported.nullable(),
  /** Until when a dead contact can be reported; null if it cannot. */
  reportUntil: z.string().nullable(),
})
export type ContactAnswer = z.infer<typeof contactAnswer>

export const unlockedRow = z.object({
  number: z.string(),
  name: pair,
  home: namedArea,
  services: z.array(z.enum(services)),
  beans: z.number().int(),
  at: z.string(),
  /** The member who paid. */
  by: z.string(),
  state: z.enum(['unlocked', 'refunded']),
  contact: contact.nullable(),
  contactDead: z.boolean(),
  listed: z.boolean(),
  report: reported.nullable(),
  /** Until when a dead contact can be reported; null if it cannot. */
  reportUntil: z.string().nullable(),
})
export type UnlockedRow = z.infer<typeof unlockedRow>

export const operatorProvider = z.object({
  id: z.string(),
  version,
  number: z.string(),
  nameCn: z.string(),
  nameEn: z.string(),
  introCn: z.string(),
  introEn: z.string(),
  homeRegion: z.string(),
  regions: z.array(z.string()),
  services: z.array(z.string()),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  verification: z.enum(verifications),
  verifiedOn: z.string().nullable(),
  foundedYear: z.number().int().nullable(),
  teamSize: z.string().nullable(),
  priceCn: z.string(),
  priceEn: z.string(),
  responseHours: z.number().int(),
  website: z.string(),
  isDemo: z.boolean(),
  state: z.enum(providerStates),
  hiddenReason: z.string(),
  contact: contact.omit({ website: true }),
  contactDeadAt: z.string().nullable(),
  unlocks: z.number().int(),
  updatedAt: z.string(),
})
export type OperatorProvider = z.infer<typeof operatorProvider>

export const operatorProviderRow = z.object({
  id: z.string(),
  number: z.string(),
  name: pair,
  home: namedArea,
  services: z.array(z.string()),
  verification: z.enum(verifications),
  state: z.enum(providerStates),
  contactDead: z.boolean(),
  isDemo: z.boolean(),
  updatedAt: z.string(),
})

export const applicationRow = z.object({
  id: z.string(),
  version,
  number: z.string(),
  state: z.enum(applicationStates),
  reason: z.string(),
  nameCn: z.string(),
  nameEn: z.string(),
  intro: z.string(),
  lang: z.enum(['cn', 'en']),
  home: namedArea,
  regions: z.array(namedArea),
  services: z.array(z.string()),
  industries: z.array(z.string()),
  languages: z.array(z.string()),
  website: z.string(),
  person: z.string(),
  phone: z.string(),
  email: z.string(),
  accountId: z.string().nullable(),
  providerNumber: z.string().nullable(),
  createdAt: z.string(),
})
export type ApplicationRow = z.infer<typeof applicationRow>

export const reportRow = z.object({
  id: z.string(),
  version,
  state: z.enum(reportStates),
  reason: z.enum(deadReasons),
  detail: z.string(),
  decision: z.string(),
  createdAt: z.string(),
  provider: z.object({ id: z.string(), number: z.string(), name: pair, contactDead: z.boolean() }),
  contact,
  owner: z.object({ ownerType: z.enum(['company', 'person']), id: z.string(), name: z.string() }),
  /** The member who reported it. */
  reporter: z.string(),
  beans: z.number().int(),
  unlockedAt: z.string(),
  /** Open reports of others on the same contact. */
  others: z.number().int(),
  decidedAt: z.string().nullable(),
})
export type ReportRow = z.infer<typeof reportRow>
