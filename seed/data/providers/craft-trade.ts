import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Craft } from './craft.ts'

/** Firms for sales, logistics and maintenance. */
export const tradeCrafts: Partial<Record<Service, Craft>> = {
  marketResearch: {
    kinds: [
      ['市场研究', 'Research'],
      ['市场调查', 'Fieldwork'],
    ],
    price: ['入门调研 {a} 美元起，约 {b} 美元含访谈', 'From USD {a} for a first look, about USD {b} with interviews'],
    amounts: [1800, 7500, 100, 2.5],
    counts: [40, 380],
    beside: ['influencer', 'exhibition', 'translation'],
  },
  influencer: {
    kinds: [
      ['达人营销', 'Creators'],
      ['内容工作室', 'Content Studio'],
    ],
    price: ['单条 {a} 美元起，月度项目 {b} 美元起', 'From USD {a} a post, monthly work from USD {b}'],
    amounts: [220, 1600, 20, 5],
    counts: [30, 420],
    beside: ['marketResearch', 'translation'],
  },
  exhibition: {
    kinds: [
      ['会展', 'Exhibitions'],
      ['展台搭建', 'Stand Builders'],
    ],
    price: ['每平方米 {a} 美元起', 'From USD {a} a square metre'],
    amounts: [190, 620, 10, 1],
    counts: [14, 90],
    beside: ['translation', 'logistics', 'marketResearch'],
  },
  afterSales: {
    kinds: [
      ['售后', 'Service'],
      ['技术服务', 'Field Service'],
    ],
    price: ['上门每次 {a} 美元起，备件按价目表', 'From USD {a} a visit, parts by list'],
    amounts: [70, 320, 10, 1],
    ownStaff: true,
    counts: [6, 64],
    beside: ['installation', 'logistics'],
  },
  installation: {
    kinds: [
      ['安装工程', 'Installation'],
      ['机电', 'Electrical & Mechanical'],
    ],
    price: ['每人每天 {a} 美元起', 'From USD {a} per person a day'],
    amounts: [120, 520, 10, 1],
    counts: [8, 70],
    beside: ['afterSales', 'logistics', 'certification'],
  },
  software: {
    kinds: [
      ['软件', 'Software'],
      ['数字技术', 'Digital'],
    ],
    price: ['每人天 {a} 美元，接口项目 {b} 美元起', 'USD {a} a person-day; an integration from USD {b}'],
    amounts: [140, 620, 20, 14],
    ownStaff: true,
    counts: [6, 85],
    beside: ['custom', 'translation'],
  },
  logistics: {
    kinds: [
      ['物流', 'Logistics'],
      ['仓储', 'Warehousing'],
      ['货运', 'Freight'],
    ],
    price: ['每立方米每月 {a} 美元，出库每件 2 美元起', 'USD {a} per cubic metre a month, from USD 2 a parcel out'],
    amounts: [9, 36, 1, 1],
    counts: [8, 90],
    beside: ['afterSales', 'certification'],
  },
  custom: {
    kinds: [
      ['项目服务', 'Projects'],
      ['当地事务', 'Local Services'],
    ],
    price: ['每天 {a} 美元起', 'From USD {a} a day'],
    amounts: [160, 560, 20, 1],
    counts: [5, 40],
    beside: ['translation', 'marketResearch', 'incorporation'],
  },
}
