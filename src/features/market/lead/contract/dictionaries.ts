import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { CallTime, LeadState, LeadTopic } from './states.ts'

export const leadDictionaries = {
  leadTopic: {
    title: { cn: '咨询主题', en: 'Lead topics' },
    items: {
      hire: { cn: '海外用工与招聘', en: 'Global hiring' },
      payroll: { cn: '薪酬发放', en: 'Payroll' },
      provider: { cn: '寻找服务商', en: 'Finding a provider' },
      market: { cn: '市场调研与拓展', en: 'Market research and entry' },
      legalIp: { cn: '法律与知识产权', en: 'Legal and IP' },
      afterSales: { cn: '售后与安装', en: 'After-sales and installation' },
      exhibition: { cn: '展会', en: 'Exhibitions' },
      influencer: { cn: '达人推广', en: 'Influencer marketing' },
      partner: { cn: '伙伴合作', en: 'Partnership' },
      event: { cn: '活动', en: 'Events' },
      other: { cn: '其他', en: 'Something else' },
    } satisfies Record<LeadTopic, Pair>,
  },
  leadState: {
    title: { cn: '咨询状态', en: 'Lead statuses' },
    items: {
      new: { cn: '新收到', en: 'New' },
      contacted: { cn: '已联系', en: 'Contacted' },
      qualified: { cn: '有需求', en: 'Qualified' },
      won: { cn: '已成交', en: 'Won' },
      lost: { cn: '未成交', en: 'Lost' },
      spam: { cn: '垃圾信息', en: 'Spam' },
    } satisfies Record<LeadState, Pair>,
  },
  callTime: {
    title: { cn: '联系时段', en: 'Times to call' },
    items: {
      any: { cn: '服务时间内均可', en: 'Any time during service hours' },
      morning: { cn: '上午（北京时间 9:00–12:00）', en: 'Morning, 9:00–12:00 Beijing time' },
      afternoon: { cn: '下午（北京时间 13:00–16:00）', en: 'Afternoon, 13:00–16:00 Beijing time' },
      evening: { cn: '傍晚（北京时间 16:00–18:30）', en: 'Late afternoon, 16:00–18:30 Beijing time' },
    } satisfies Record<CallTime, Pair>,
  },
} satisfies Dictionaries
