import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { AdvisoryState, AdvisoryTopic } from './states.ts'

export const advisoryDictionaries = {
  advisoryTopic: {
    title: { cn: '服务咨询主题', en: 'Consultation topics' },
    items: {
      hire: { cn: '海外用工与招聘', en: 'Hiring abroad' },
      payroll: { cn: '薪酬与个税', en: 'Payroll and tax' },
      compliance: { cn: '合规与签证', en: 'Compliance and visas' },
      market: { cn: '市场调研与拓展', en: 'Market research and entry' },
      legalIp: { cn: '法律与知识产权', en: 'Legal and IP' },
      provider: { cn: '寻找服务商', en: 'Finding a provider' },
      platform: { cn: '平台使用', en: 'Using the platform' },
      other: { cn: '其他', en: 'Something else' },
    } satisfies Record<AdvisoryTopic, Pair>,
  },
  advisoryState: {
    title: { cn: '服务咨询状态', en: 'Consultation statuses' },
    items: {
      open: { cn: '待受理', en: 'Waiting' },
      taken: { cn: '处理中', en: 'In progress' },
      answered: { cn: '已答复', en: 'Answered' },
      closed: { cn: '已关闭', en: 'Closed' },
    } satisfies Record<AdvisoryState, Pair>,
  },
} satisfies Dictionaries
