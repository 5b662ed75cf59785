import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Craft } from './craft.ts'

/** Firms for company formation, accounting and legal representation. */
export const lawCrafts: Partial<Record<Service, Craft>> = {
  incorporation: {
    kinds: [
      ['企业服务', 'Corporate'],
      ['商务秘书', 'Company Secretaries'],
      ['设立顾问', 'Company Formation'],
    ],
    price: ['设立 {a} 美元起，年度维护 {b} 美元起', 'From USD {a} to found, from USD {b} a year'],
    amounts: [700, 3600, 100, 0.7],
    counts: [25, 180],
    beside: ['taxAccounting', 'legal', 'payroll'],
  },
  taxAccounting: {
    kinds: [
      ['会计师事务所', 'Accountants'],
      ['财税', 'Tax & Accounting'],
    ],
    price: ['每月 {a} 美元起，年审 {b} 美元起', 'From USD {a} a month, annual audit from USD {b}'],
    amounts: [160, 900, 20, 6],
    counts: [18, 160],
    beside: ['incorporation', 'payroll', 'legal'],
  },
  legal: {
    kinds: [
      ['律师事务所', 'Law'],
      ['法律顾问', 'Counsel'],
    ],
    price: ['每小时 {a} 美元，合同审查 {b} 美元起', 'USD {a} an hour; contract review from USD {b}'],
    amounts: [110, 420, 10, 4],
    ownStaff: true,
    counts: [4, 38],
    beside: ['ip', 'incorporation', 'visa'],
  },
  ip: {
    kinds: [
      ['知识产权', 'Marks & Patents'],
      ['商标代理', 'Trade Marks'],
    ],
    price: ['单类 {a} 美元起，含官费', 'From USD {a} a class, official fee included'],
    amounts: [260, 980, 20, 1],
    counts: [30, 260],
    beside: ['legal', 'certification'],
  },
  certification: {
    kinds: [
      ['认证', 'Certification'],
      ['检测与准入', 'Compliance Lab'],
    ],
    price: ['每型号 {a} 美元起，测试费另计', 'From USD {a} a model, tests apart'],
    amounts: [480, 3200, 40, 1],
    counts: [24, 210],
    beside: ['ip', 'logistics', 'translation'],
  },
}
