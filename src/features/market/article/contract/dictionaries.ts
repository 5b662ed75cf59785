import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { ArticleTopic } from './topics.ts'

export const articleDictionaries = {
  articleTopic: {
    title: { cn: '资讯主题', en: 'Article topics' },
    searchedAs: 'topic',
    items: {
      employment: { cn: '雇佣与用工', en: 'Employment' },
      payroll: { cn: '薪酬与社保', en: 'Payroll and contributions' },
      tax: { cn: '税务', en: 'Tax' },
      company: { cn: '公司设立', en: 'Company formation' },
      ip: { cn: '商标与知识产权', en: 'Trademarks and IP' },
      compliance: { cn: '合规与数据', en: 'Compliance and data' },
      market: { cn: '市场与渠道', en: 'Markets and channels' },
      product: { cn: '产品准入与售后', en: 'Product rules and after-sales' },
      events: { cn: '展会与活动', en: 'Exhibitions and events' },
    } satisfies Record<ArticleTopic, Pair>,
  },
} satisfies Dictionaries
