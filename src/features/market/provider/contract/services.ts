import { namesOf } from '../../../../platform/contract/names.ts'

/** The services of providers, finer than the categories of demands; each maps to the category for a demand. */
export const serviceCategory = {
  eor: 'eor',
  contractor: 'eor',
  payroll: 'payroll',
  recruiting: 'recruiting',
  visa: 'eor',
  incorporation: 'incorporation',
  taxAccounting: 'taxAccounting',
  legal: 'legalIp',
  ip: 'legalIp',
  certification: 'legalIp',
  marketResearch: 'marketResearch',
  influencer: 'influencer',
  exhibition: 'exhibition',
  afterSales: 'afterSales',
  installation: 'afterSales',
  translation: 'translation',
  software: 'software',
  logistics: 'logistics',
  custom: 'other',
} as const

export type Service = keyof typeof serviceCategory
export const services = namesOf(serviceCategory)
