import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Service } from './services.ts'

/** The countries that most visitors come for: the directory begins with a firm of each. */
export const SHOWN_FIRST = ['VN', 'DE', 'US', 'AE', 'MX', 'ID'] as const

export const providerDictionaries = {
  service: {
    title: { cn: '业务', en: 'Services' },
    searchedAs: 'service',
    items: {
      eor: { cn: '名义雇主', en: 'Employer of record' },
      contractor: { cn: '独立承包与灵活用工', en: 'Contractors and flexible work' },
      payroll: { cn: '薪酬外包与申报', en: 'Payroll and filings' },
      recruiting: { cn: '海外招聘', en: 'Recruiting' },
      visa: { cn: '签证与工作许可', en: 'Visas and work permits' },
      incorporation: { cn: '公司设立与秘书', en: 'Company formation and corporate secretarial' },
      taxAccounting: { cn: '税务与记账', en: 'Tax and accounting' },
      legal: { cn: '法律服务', en: 'Legal' },
      ip: { cn: '商标与知识产权', en: 'Trademarks and IP' },
      certification: { cn: '产品认证', en: 'Product certification' },
      marketResearch: { cn: '市场调研', en: 'Market research' },
      influencer: { cn: '达人推广', en: 'Influencer marketing' },
      exhibition: { cn: '展会与搭建', en: 'Exhibitions and stands' },
      afterSales: { cn: '售后服务', en: 'After-sales' },
      installation: { cn: '安装与调试', en: 'Installation and commissioning' },
      translation: { cn: '翻译与本地化', en: 'Translation and localisation' },
      software: { cn: '软件与技术', en: 'Software and technology' },
      logistics: { cn: '物流与仓储', en: 'Logistics and warehousing' },
      custom: { cn: '定制服务', en: 'Custom services' },
    } satisfies Record<Service, Pair>,
  },
} satisfies Dictionaries
