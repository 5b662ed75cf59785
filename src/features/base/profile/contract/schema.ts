import { z } from 'zod'
import { cashCurrencies } from '../../../../platform/contract/amount.ts'
import { valuesOf } from '../../../../platform/contract/dictionary.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { day, line, nameLine, optionalEmail, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { amountInput } from '../../../../platform/contract/money.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { SKILLS_MAX } from '../../../../rules/constants.ts'
import { sharedDictionaries } from '../../dictionary/contract/shared.ts'
import { fileBrief, fileInput, requiredFile } from '../../upload/contract/calls.ts'
import { verificationDictionaries } from '../../verification/contract/dictionaries.ts'
import { fieldReason, verificationEvent, verificationStatus } from '../../verification/contract/schema.ts'
import { profileDictionaries } from './dictionaries.ts'

const gender = z.enum(valuesOf(profileDictionaries.gender))
/** Single languages: the dictionary's pair "Chinese and English" is for demands, not a person's language. */
const languageNames = valuesOf(sharedDictionaries.language).filter((value) => value !== 'zhEn')
const language = z.enum(languageNames as [(typeof languageNames)[number], ...typeof languageNames])
const words = (max: number, each: number) =>
  z
    .array(line(each))
    .max(max)
    .optional()
    .default([])
    .transform((list) => [...new Set(list)])
/** A rate is optional: an empty text means none. */
const rate = z.union([z.literal(''), z.null(), amountInput]).optional()

/** The business card: the information that an individual must give first (visitingCard). */
export const profileCardForm = z.object({
  name: nameLine(60),
  gender,
  birthDate: day,
  area: line(20),
  position: line(60),
  avatar: fileInput,
})

export const profileInfoForm = profileCardForm.extend({
  /** City or address as text, below the levels of the area tree. */
  city: optionalLine(80),
  email: optionalEmail,
  headline: optionalLine(80),
  intro: optionalLine(2_000),
  languages: z.array(language).max(12).optional().default([]),
  skills: words(SKILLS_MAX, 40),
  years: z.coerce.number().int().min(0).max(70).optional().default(0),
  hourlyRate: rate,
  monthlyRate: rate,
  rateCurrency: z
    .enum(['', ...cashCurrencies], message('currencyUnknown'))
    .nullable()
    .optional(),
  /** Agrees to appear in talent search. Off by default. */
  talentSearch: z.boolean().optional().default(false),
  available: z.boolean().optional().default(true),
})

export const resumeKinds = ['education', 'experience', 'project', 'certificate'] as const
export type ResumeKind = (typeof resumeKinds)[number]

const month = z
  .string()
  .min(1)
  .regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, message('dateInvalid'))

/** `to` empty: until now. Items of a kind keep the order in which they were sent. */
const resumeItemForm = z
  .object({
    kind: z.enum(resumeKinds),
    from: month,
    to: z
      .union([z.literal(''), month])
      .optional()
      .default(''),
    organisation: line(120),
    title: line(120),
    description: optionalLine(2_000),
  })
  .refine((item) => item.to === '' || item.from <= item.to, { path: ['to'], error: message('dateOrder') })

export const resumeForm = z.object({ items: z.array(resumeItemForm).max(60) })

const resumeItem = z.object({
  id: z.string(),
  kind: z.enum(resumeKinds),
  from: z.string(),
  to: z.string(),
  organisation: z.string(),
  title: z.string(),
  description: z.string(),
})
export type ResumeItem = z.infer<typeof resumeItem>
export const resume = z.object({ version, items: z.array(resumeItem) })

/** The number may be sent back masked, as it was shown: then the stored one is kept. */
export const identityForm = z.object({
  legalName: line(60),
  idKind: z.enum(valuesOf(verificationDictionaries.idKind)),
  idNumber: line(40),
  front: requiredFile,
  /** Required for an identity card, which has two sides. */
  back: fileInput,
})

/** The fields that an operator may reject. */
export const identityFields = {
  legalName: { cn: '证件姓名', en: 'Name on the document' },
  idNumber: { cn: '证件号码', en: 'ID number' },
  front: { cn: '证件正面', en: 'Front of document' },
  back: { cn: '证件反面', en: 'Back of document' },
} as const satisfies Record<string, Pair>
export const identityFieldNames = namesOf(identityFields)

export const profileCard = z.object({
  /** Of card, information and résumé together; 0 before there is any. */
  version,
  name: z.string(),
  gender: z.string(),
  birthDate: z.string(),
  area: z.string(),
  position: z.string(),
  avatar: fileBrief.nullable(),
})
export type ProfileCard = z.infer<typeof profileCard>

const rates = {
  hourlyRateMinor: z.number().int().nullable(),
  monthlyRateMinor: z.number().int().nullable(),
  rateCurrency: z.enum(cashCurrencies as [(typeof cashCurrencies)[number], ...(typeof cashCurrencies)[number][]]).nullable(),
}

export const profileInfo = profileCard.extend({
  id: z.string(),
  /** The path of the area in the caller's language. */
  areaText: z.string(),
  city: z.string(),
  email: z.string(),
  headline: z.string(),
  intro: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  years: z.number(),
  ...rates,
  talentSearch: z.boolean(),
  available: z.boolean(),
  status: verificationStatus,
})
export type ProfileInfo = z.infer<typeof profileInfo>

export const identityState = z.object({
  status: verificationStatus,
  /** Whether the form may be submitted now. */
  maySubmit: z.boolean(),
  final: z.boolean(),
  reasons: z.array(fieldReason),
  legalName: z.string(),
  idKind: z.string(),
  /** Masked; the individual and operators may have it revealed. */
  idNumber: z.string(),
  front: fileBrief.nullable(),
  back: fileBrief.nullable(),
  submittedAt: z.string().nullable(),
  reviewedAt: z.string().nullable(),
})
export type IdentityState = z.infer<typeof identityState>

export const personRow = z.object({
  id: z.string(),
  name: z.string(),
  legalName: z.string(),
  idKind: z.string(),
  area: z.string(),
  areaText: z.string(),
  position: z.string(),
  status: verificationStatus,
  final: z.boolean(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
})

/** The operator's view: the claim beside the evidence, and every earlier step. */
/** `version` is that of the submission. */
export const personCase = z.object({ version, info: profileInfo, authentication: identityState, steps: z.array(verificationEvent) })
export type PersonCase = z.infer<typeof personCase>

export const publicProfile = z.object({
  id: z.string(),
  name: z.string(),
  avatarUrl: z.string().nullable(),
  headline: z.string(),
  position: z.string(),
  area: z.string(),
  areaText: z.string(),
  city: z.string(),
  intro: z.string(),
  languages: z.array(z.string()),
  skills: z.array(z.string()),
  years: z.number(),
  ...rates,
  available: z.boolean(),
  verified: z.boolean(),
  /** The day on which the platform checked the identity. */
  checkedOn: z.string().nullable(),
  items: z.array(resumeItem),
})
export type PublicProfile = z.infer<typeof publicProfile>
