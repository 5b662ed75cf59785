import type { InputOf } from '../../../../../platform/contract/call.ts'
import type { providerCalls } from '../../contract/calls.ts'
import type { ApplicationRow, Contact, OperatorProvider } from '../../contract/schema.ts'

/** The form's values of a listing. */
export interface Typed extends Record<string, unknown> {
  nameCn: string
  nameEn: string
  introCn: string
  introEn: string
  priceCn: string
  priceEn: string
  homeRegion: string
  regions: string[]
  services: string[]
  industries: string[]
  languages: string[]
  verification: string
  verifiedOn: string
  foundedYear: number | string
  teamSize: string
  responseHours: number | string
  website: string
  contact: Omit<Contact, 'website'>
}

export type ListingWire = InputOf<(typeof providerCalls)['POST /ws/operator/provider/save']>['form']

export const typedOf = (one: OperatorProvider): Typed => ({
  nameCn: one.nameCn,
  nameEn: one.nameEn,
  introCn: one.introCn,
  introEn: one.introEn,
  priceCn: one.priceCn,
  priceEn: one.priceEn,
  homeRegion: one.homeRegion,
  regions: one.regions,
  services: one.services,
  industries: one.industries,
  languages: one.languages,
  verification: one.verification,
  verifiedOn: one.verifiedOn ?? '',
  foundedYear: one.foundedYear ?? '',
  teamSize: one.teamSize ?? '',
  responseHours: one.responseHours,
  website: one.website,
  contact: one.contact,
})

/** The default response time is a day until the operator changes it. */
const USUAL_HOURS = 24

/** The applicant's text, in the language they wrote in. */
export const typedFrom = (row: ApplicationRow): Typed => ({
  nameCn: row.nameCn,
  nameEn: row.nameEn,
  introCn: row.lang === 'cn' ? row.intro : '',
  introEn: row.lang === 'en' ? row.intro : '',
  priceCn: '',
  priceEn: '',
  homeRegion: row.home.code,
  regions: row.regions.map((one) => one.code),
  services: row.services,
  industries: row.industries,
  languages: row.languages,
  verification: 'none',
  verifiedOn: '',
  foundedYear: '',
  teamSize: '',
  responseHours: USUAL_HOURS,
  website: row.website,
  contact: { person: row.person, phone: row.phone, email: row.email, wechat: '' },
})

export const wireOf = (typed: Typed): ListingWire =>
  ({ ...typed, foundedYear: typed.foundedYear === '' ? null : typed.foundedYear, teamSize: typed.teamSize || null }) as ListingWire
