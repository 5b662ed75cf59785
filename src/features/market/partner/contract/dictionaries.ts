import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { ApplicationState, ChannelState, PartnerKind } from './states.ts'

export const partnerDictionaries = {
  partnerKind: {
    title: { cn: '伙伴类型', en: 'Partner types' },
    items: {
      service: { cn: '服务伙伴', en: 'Service partner' },
      channel: { cn: '渠道伙伴', en: 'Channel partner' },
    } satisfies Record<PartnerKind, Pair>,
  },
  applicationState: {
    title: { cn: '申请状态', en: 'Application statuses' },
    items: {
      received: { cn: '已收到', en: 'Received' },
      inReview: { cn: '审核中', en: 'Under review' },
      approved: { cn: '已通过', en: 'Approved' },
      declined: { cn: '未通过', en: 'Declined' },
    } satisfies Record<ApplicationState, Pair>,
  },
  channelState: {
    title: { cn: '渠道状态', en: 'Channel statuses' },
    items: {
      active: { cn: '启用', en: 'Active' },
      paused: { cn: '暂停', en: 'Paused' },
    } satisfies Record<ChannelState, Pair>,
  },
} satisfies Dictionaries
