import { z } from 'zod'
import { valuesOf } from '../../../../platform/contract/dictionary.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { line, nameLine, optionalEmail, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { ALBUM_MAX_IMAGES, BENEFITS_MAX } from '../../../../rules/constants.ts'
import { sharedDictionaries } from '../../dictionary/contract/shared.ts'
import { fileBrief, fileInput, requiredFile } from '../../upload/contract/calls.ts'
import { verificationDictionaries } from '../../verification/contract/dictionaries.ts'
import { fieldReason, verificationEvent, verificationStatus } from '../../verification/contract/schema.ts'
import { companyDictionaries } from './dictionaries.ts'

const industry = z.enum(valuesOf(sharedDictionaries.industry))
const scale = z.enum(valuesOf(sharedDictionaries.companyScale))
const idKind = z.enum(valuesOf(verificationDictionaries.idKind))

/** "example.com" is the usual input; it becomes a full address. */
const website = z
  .string()
  .trim()
  .max(200)
  .optional()
  .default('')
  .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).safeParse(text).success, message('url'))
const phone = z
  .string()
  .trim()
  .optional()
  .default('')
  .refine((text) => text === '' || /^\+?[\d\s()-]{5,30}$/.test(text), message('phone'))

/** The business card: the information that a company must give first (visitingCard). */
export const companyCardForm = z.object({
  shortName: nameLine(40),
  fullName: nameLine(120),
  industry,
  scale,
  area: line(20),
  contactName: nameLine(60),
  position: line(60),
  logo: fileInput,
})

export const companyInfoForm = z.object({
  shortName: nameLine(40),
  fullName: nameLine(120),
  industry,
  scale,
  type: z
    .enum(['', ...valuesOf(companyDictionaries.companyType)])
    .optional()
    .default(''),
  website,
  area: line(20),
  address: optionalLine(200),
  intro: optionalLine(2_000),
  benefits: z.array(line(40)).max(BENEFITS_MAX).optional().default([]),
  logo: fileInput,
  album: z.array(z.string().trim().min(1).max(200)).max(ALBUM_MAX_IMAGES).optional().default([]),
  contactName: nameLine(60),
  position: line(60),
  contactPhone: phone,
  contactEmail: optionalEmail,
})

/** Numbers may be sent back masked, as they were shown: then the stored one is kept. */
export const companyAuthenticationForm = z.object({
  fullName: nameLine(120),
  creditCode: line(40),
  legalPerson: line(60),
  licence: requiredFile,
  legalIdKind: idKind,
  legalIdNumber: line(40),
  legalIdFront: requiredFile,
  /** Required for an identity card, which has two sides. */
  legalIdBack: fileInput,
})

/** The fields that an operator may reject. */
export const companyVerificationFields = {
  fullName: { cn: '企业全称', en: 'Full name' },
  creditCode: { cn: '统一社会信用代码或注册号', en: 'Credit code or registration number' },
  legalPerson: { cn: '法定代表人', en: 'Legal representative' },
  licence: { cn: '营业执照', en: 'Business licence' },
  legalIdNumber: { cn: '法定代表人证件号码', en: 'ID number of the legal representative' },
  legalIdFront: { cn: '法定代表人证件正面', en: 'Front of the legal representative’s ID' },
  legalIdBack: { cn: '法定代表人证件反面', en: 'Back of the legal representative’s ID' },
} as const satisfies Record<string, Pair>
export const companyVerificationFieldNames = namesOf(companyVerificationFields)

export const companyCard = z.object({
  companyId: z.string().nullable(),
  /** Of the company; 0 before it exists. */
  version,
  shortName: z.string(),
  fullName: z.string(),
  industry: z.string(),
  scale: z.string(),
  area: z.string(),
  contactName: z.string(),
  position: z.string(),
  logo: fileBrief.nullable(),
})
export type CompanyCard = z.infer<typeof companyCard>

export const companyInfo = z.object({
  id: z.string(),
  version,
  shortName: z.string(),
  fullName: z.string(),
  industry: z.string(),
  scale: z.string(),
  type: z.string(),
  website: z.string(),
  area: z.string(),
  /** The path of the area in the caller's language. */
  areaText: z.string(),
  address: z.string(),
  intro: z.string(),
  benefits: z.array(z.string()),
  logo: fileBrief.nullable(),
  album: z.array(fileBrief),
  contactName: z.string(),
  position: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  status: verificationStatus,
  /** From submission on, the full name is fixed. */
  fullNameLocked: z.boolean(),
  createdAt: z.string(),
})
export type CompanyInfo = z.infer<typeof companyInfo>

export const companyAuthentication = z.object({
  status: verificationStatus,
  /** Whether the form may be submitted now. */
  maySubmit: z.boolean(),
  final: z.boolean(),
  reasons: z.array(fieldReason),
  /** Why it was disabled. */
  note: z.string(),
  /** A company of mainland China gives its unified social credit code; others their registration number. */
  creditCodeChecked: z.boolean(),
  fullName: z.string(),
  creditCode: z.string(),
  legalPerson: z.string(),
  licence: fileBrief.nullable(),
  legalIdKind: z.string(),
  /** Masked; operators may have it revealed. */
  legalIdNumber: z.string(),
  legalIdFront: fileBrief.nullable(),
  legalIdBack: fileBrief.nullable(),
  submittedAt: z.string().nullable(),
  reviewedAt: z.string().nullable(),
})
export type CompanyAuthentication = z.infer<typeof companyAuthentication>

export const companyRow = z.object({
  id: z.string(),
  shortName: z.string(),
  fullName: z.string(),
  creditCode: z.string(),
  industry: z.string(),
  area: z.string(),
  areaText: z.string(),
  contactName: z.string(),
  status: verificationStatus,
  final: z.boolean(),
  submittedAt: z.string().nullable(),
  createdAt: z.string(),
})

/** The operator's view: the claim with unmasked numbers beside the evidence, and every earlier step. */
export const companyCase = z.object({
  version,
  info: companyInfo,
  authentication: companyAuthentication,
  steps: z.array(verificationEvent),
})
export type CompanyCase = z.infer<typeof companyCase>

export const publicCompany = z.object({
  id: z.string(),
  shortName: z.string(),
  fullName: z.string(),
  industry: z.string(),
  scale: z.string(),
  type: z.string(),
  website: z.string(),
  area: z.string(),
  areaText: z.string(),
  intro: z.string(),
  benefits: z.array(z.string()),
  logoUrl: z.string().nullable(),
  album: z.array(fileBrief),
  verified: z.boolean(),
  /** The day on which the platform checked the registration. */
  checkedOn: z.string().nullable(),
  createdAt: z.string(),
})
export type PublicCompany = z.infer<typeof publicCompany>
