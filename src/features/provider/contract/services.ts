import { namesOf } from '../../../platform/contract/names.ts'

/** What providers do, finer than the categories of demands; each leads to the category that a demand for it is posted under. */
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
