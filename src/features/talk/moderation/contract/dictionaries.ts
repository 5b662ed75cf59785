import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Measure, ReportGround, ReportState } from './states.ts'

export const moderationDictionaries = {
  reportGround: {
    title: { cn: '举报原因', en: 'Grounds of reports' },
    items: {
      spam: { cn: '广告或骚扰', en: 'Advertising or spam' },
      fraud: { cn: '欺诈', en: 'Fraud' },
      offPlatform: { cn: '要求在平台外付款', en: 'Asks to pay outside the platform' },
      insult: { cn: '辱骂或歧视', en: 'Insult or discrimination' },
      illegal: { cn: '违法内容', en: 'Illegal content' },
      privacy: { cn: '泄露隐私', en: 'Reveals private information' },
      other: { cn: '其他', en: 'Something else' },
    } satisfies Record<ReportGround, Pair>,
  },
  reportState: {
    title: { cn: '举报状态', en: 'Report statuses' },
    items: {
      open: { cn: '待处理', en: 'Waiting' },
      dismissed: { cn: '未采取措施', en: 'No measure' },
      measured: { cn: '已采取措施', en: 'Measure taken' },
      appealed: { cn: '申诉中', en: 'Appealed' },
      upheld: { cn: '维持原措施', en: 'Upheld on appeal' },
      overturned: { cn: '申诉成立', en: 'Lifted on appeal' },
    } satisfies Record<ReportState, Pair>,
  },
  measure: {
    title: { cn: '处理措施', en: 'Measures' },
    items: {
      warn: { cn: '警告', en: 'Warning' },
      mute: { cn: '禁言', en: 'Mute' },
      freeze: { cn: '冻结账号', en: 'Frozen account' },
    } satisfies Record<Measure, Pair>,
  },
} satisfies Dictionaries
