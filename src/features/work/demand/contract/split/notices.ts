import { defineNotices } from '../../../../../platform/contract/notice.ts'

/** What the two sides and operators learn of a split case. */
export const splitNotices = defineNotices({
  splitAsked: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方请平台协调', en: 'The other side asks an operator' },
    text: {
      cn: '{who}就{demand}的托管款请平台协调：{words} 请说明您的情况，并选择平台是否可以查看交付与会话。',
      en: '{demand}: an operator was asked for a split of what is held, by {who}. {words} State your side, and say whether the operator may read deliveries and the conversation.',
    },
    mail: true,
  },
  splitWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '有一方请平台协调', en: 'Asked for a split' },
    text: { cn: '{who}就{demand}的托管款请平台协调。', en: 'A split of what is held for {demand} is asked for by {who}.' },
    mail: false,
  },
  splitStated: {
    for: [1, 2, 9],
    group: 'demand',
    title: { cn: '一方已说明情况', en: 'A side of the case was stated' },
    text: { cn: '{who}就{demand}的协调说明了情况：{words}', en: 'Said by {who} in the case of {demand}: {words}' },
    mail: false,
  },
  splitWithdrawn: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '协调申请已撤回', en: 'The case was withdrawn' },
    text: {
      cn: '{who}撤回了{demand}的协调申请。答复期限重新开始。',
      en: '{demand}: {who} withdrew the case. The time to answer begins again.',
    },
    mail: true,
  },
  splitProposed: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '请答复分配方案', en: 'A split is proposed' },
    text: {
      cn: '平台就{demand}提出分配方案：{amount} 付给服务商（未扣服务费），{back} 退回企业。理由：{reason} 双方在 {due} 前都接受才成立。',
      en: '{demand}: the operator proposes {amount} to the provider, before the fee, and {back} back to the company. {reason} It holds once both sides have accepted it, until {due}.',
    },
    mail: true,
  },
  splitAccepted: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '对方接受分配方案', en: 'The other side accepts the split' },
    text: { cn: '{who}接受了{demand}的分配方案，等待您答复。', en: 'The split of {demand} was accepted by {who}. It waits for you.' },
    mail: true,
  },
  splitDeclined: {
    for: [1, 2, 9],
    group: 'demand',
    title: { cn: '分配方案未被接受', en: 'The split was declined' },
    text: { cn: '{who}不接受{demand}的分配方案：{reason}', en: 'The split of {demand} was declined by {who}: {reason}' },
    mail: true,
  },
  splitDue: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '分配方案即将失效', en: 'A split waits for your answer' },
    text: {
      cn: '{demand}的分配方案等待您答复，{due} 失效。',
      en: '{demand}: a proposed split waits for your answer. It lapses on {due}.',
    },
    mail: true,
  },
  splitLapsed: {
    for: [1, 2, 9],
    group: 'demand',
    title: { cn: '分配方案已失效', en: 'The split has lapsed' },
    text: {
      cn: '{demand}的分配方案未在期限内由双方接受，已失效。平台可以再提出方案。',
      en: '{demand}: not both sides accepted the split in time, and it has lapsed. The operator may propose another.',
    },
    mail: true,
  },
  splitHolds: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '分配方案已生效', en: 'The split holds' },
    text: {
      cn: '双方都接受了{demand}的分配方案：服务商收到 {amount}，{back} 退回企业。',
      en: 'Both sides accepted the split of {demand}: {amount} for the provider, {back} back to the company.',
    },
    mail: true,
  },
  splitEnded: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '平台结束协调', en: 'The operator ended the case' },
    text: {
      cn: '平台结束了{demand}的协调，没有分配：{reason} 答复期限重新开始。',
      en: '{demand}: the operator ended the case without a split. {reason} The time to answer begins again.',
    },
    mail: true,
  },
})
