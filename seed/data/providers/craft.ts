import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Both } from './place.ts'

/** What firms of a service have in common. In prices {a} and {b} are amounts in US dollars. */
export interface Craft {
  /** The suffix of the name. */
  kinds: readonly Both[]
  price: Both
  /** From, to and step of {a}; {b} is a factor of it. */
  amounts: readonly [from: number, to: number, step: number, factor: number]
  counts: readonly [from: number, to: number]
  /** The count is the number of its own people. */
  ownStaff?: true
  beside: readonly Service[]
}

/** Firms for employment, payroll, recruitment and permits. */
export const peopleCrafts: Partial<Record<Service, Craft>> = {
  eor: {
    kinds: [
      ['人力', 'People'],
      ['用工服务', 'Employment'],
      ['人事服务', 'Workforce'],
    ],
    price: ['每人每月 {a} 美元起，法定缴费按实', 'From USD {a} per employee a month, statutory contributions at cost'],
    amounts: [180, 640, 20, 1],
    counts: [18, 240],
    beside: ['payroll', 'contractor', 'visa', 'recruiting'],
  },
  contractor: {
    kinds: [
      ['灵活用工', 'Contractors'],
      ['承包管理', 'Contractor Services'],
    ],
    price: ['每名独立承包人每月 {a} 美元', 'USD {a} per contractor a month'],
    amounts: [29, 99, 10, 1],
    counts: [40, 320],
    beside: ['eor', 'payroll'],
  },
  payroll: {
    kinds: [
      ['薪酬', 'Payroll'],
      ['薪税服务', 'Payroll & Tax'],
    ],
    price: ['每人每月 {a} 美元，最低 {b} 美元', 'USD {a} per employee a month, at least USD {b}'],
    amounts: [14, 48, 2, 12],
    counts: [12, 130],
    beside: ['taxAccounting', 'eor'],
  },
  recruiting: {
    kinds: [
      ['猎头', 'Search'],
      ['人才', 'Talent'],
      ['招聘顾问', 'Recruiters'],
    ],
    price: ['首年年薪的 {a}%，分两次付', '{a}% of the first year’s pay, in two parts'],
    amounts: [16, 25, 1, 1],
    counts: [22, 140],
    beside: ['eor', 'translation', 'visa'],
  },
  visa: {
    kinds: [
      ['签证', 'Visas & Permits'],
      ['出入境服务', 'Immigration'],
    ],
    price: ['每人 {a} 美元起，政府费另计', 'From USD {a} per person, official fees apart'],
    amounts: [450, 2400, 50, 1],
    counts: [40, 420],
    beside: ['eor', 'legal'],
  },
  translation: {
    kinds: [
      ['翻译', 'Translators'],
      ['语言服务', 'Languages'],
    ],
    price: ['中译每千字 {a} 美元起，口译每天 {b} 美元起', 'From USD {a} per 1,000 characters; interpreting from USD {b} a day'],
    amounts: [38, 110, 4, 6],
    counts: [12, 90],
    beside: ['exhibition', 'legal'],
  },
}
