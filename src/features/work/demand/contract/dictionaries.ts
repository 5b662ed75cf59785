import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { biddings } from './bid-rules.ts'
import { type Status, stages } from './lifecycle.ts'
import type { categories, contractKinds, visibilities } from './schema.ts'

export const demandDictionaries = {
  demandCategory: {
    title: { cn: '需求类别', en: 'Request categories' },
    searchedAs: 'category',
    items: {
      eor: { cn: '名义雇主', en: 'Employer of record' },
      payroll: { cn: '薪酬服务', en: 'Payroll' },
      recruiting: { cn: '海外招聘', en: 'Recruiting' },
      incorporation: { cn: '公司设立', en: 'Company formation' },
      taxAccounting: { cn: '财税', en: 'Tax and accounting' },
      legalIp: { cn: '法律与知识产权', en: 'Legal and IP' },
      afterSales: { cn: '售后与安装', en: 'After-sales and installation' },
      exhibition: { cn: '展会', en: 'Exhibitions' },
      marketResearch: { cn: '市场调研', en: 'Market research' },
      influencer: { cn: '达人推广', en: 'Influencer marketing' },
      translation: { cn: '翻译与本地化', en: 'Translation and localisation' },
      software: { cn: '软件与技术', en: 'Software and technology' },
      logistics: { cn: '物流与仓储', en: 'Logistics and warehousing' },
      other: { cn: '其他', en: 'Other' },
    } satisfies Record<(typeof categories)[number], Pair>,
  },
  contractKind: {
    title: { cn: '合同形式', en: 'Contract types' },
    items: {
      longTerm: { cn: '长期合同', en: 'Long-term' },
      payAsYouGo: { cn: '按量付费', en: 'Pay-as-you-go' },
      kpi: { cn: 'KPI 合同', en: 'KPI contract' },
    } satisfies Record<(typeof contractKinds)[number], Pair>,
  },
  visibility: {
    title: { cn: '可见范围', en: 'Visibility' },
    items: {
      public: { cn: '公开', en: 'Public' },
      invited: { cn: '仅限受邀', en: 'By invitation' },
    } satisfies Record<(typeof visibilities)[number], Pair>,
  },
  bidding: {
    title: { cn: '报价何时可看', en: 'When bids are read' },
    items: {
      open: { cn: '随时可看', en: 'As they come' },
      sealed: { cn: '密封到招募截止', en: 'Sealed until recruitment ends' },
    } satisfies Record<(typeof biddings)[number], Pair>,
  },
  demandStatus: {
    title: { cn: '需求状态', en: 'Request statuses' },
    items: Object.fromEntries(stages.map(({ status, cn, en }) => [String(status), { cn, en }])) as Record<`${Status}`, Pair>,
  },
} satisfies Dictionaries
