import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'

export const companyDictionaries = {
  companyType: {
    title: { cn: '企业类型', en: 'Company types' },
    items: {
      private: { cn: '民营企业', en: 'Privately owned' },
      stateOwned: { cn: '国有企业', en: 'State-owned' },
      foreign: { cn: '外资企业', en: 'Foreign-invested' },
      joint: { cn: '合资企业', en: 'Joint venture' },
      listed: { cn: '上市公司', en: 'Listed company' },
      soleTrader: { cn: '个体工商户', en: 'Sole trader' },
      institution: { cn: '事业单位或社会组织', en: 'Public institution or association' },
      overseas: { cn: '境外注册企业', en: 'Registered outside mainland China' },
    },
  },
} satisfies Dictionaries
