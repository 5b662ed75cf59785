import type { NoticeTexts } from '../../../../platform/contract/notice.ts'

/** Of bids, and of the terms that a company offers instead. */
export const bidNotices = {
  bidRevised: {
    for: [1],
    group: 'demand',
    title: { cn: '报价已修改', en: 'Bid revised' },
    text: { cn: '{who} 修改了对 {demand} 的报价：{price}。', en: '{who} revised the bid for {demand}: {price}.' },
    mail: false,
  },
  bidTurnedDown: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '报价未被采用', en: 'Your bid was turned down' },
    text: { cn: '企业没有采用您对 {demand} 的报价：{why}', en: 'The company turned down your bid for {demand}: {why}' },
    mail: true,
  },
  bidReconsidered: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '企业重新考虑您的报价', en: 'Your bid is considered again' },
    text: { cn: '企业重新考虑您对 {demand} 的报价。', en: 'The company considers your bid for {demand} again.' },
    mail: true,
  },
  bidExpired: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '报价已过有效期', en: 'Your bid has expired' },
    text: {
      cn: '您对 {demand} 的报价已过有效期。更新后才能被选定。',
      en: 'Your bid for {demand} is no longer valid. Renew it so that it can be picked.',
    },
    mail: true,
  },
  bidCountered: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '企业还价', en: 'Counter-offer' },
    text: {
      cn: '企业对您在 {demand} 的报价还价：{price}，{date} 完成。请在 {until} 前答复；您的报价仍然有效。',
      en: 'The company answers your bid for {demand} with other terms: {price}, finished on {date}. Answer by {until}; your bid stays valid.',
    },
    mail: true,
  },
  counterWithdrawn: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '还价已撤回', en: 'Counter-offer withdrawn' },
    text: { cn: '企业撤回了对您在 {demand} 的报价的还价。', en: 'The company withdrew its counter-offer to your bid for {demand}.' },
    mail: false,
  },
  counterAccepted: {
    for: [1],
    group: 'demand',
    title: { cn: '还价被接受', en: 'Counter-offer accepted' },
    text: {
      cn: '{who} 接受了您对 {demand} 的还价：{price}。现在可以选定。',
      en: '{who} accepted your counter-offer for {demand}: {price}. You can pick them now.',
    },
    mail: true,
  },
  counterDeclined: {
    for: [1],
    group: 'demand',
    title: { cn: '还价未被接受', en: 'Counter-offer declined' },
    text: {
      cn: '{who} 没有接受您对 {demand} 的还价，原报价仍然有效。{why}',
      en: '{who} declined your counter-offer for {demand}; the bid itself is still valid. {why}',
    },
    mail: true,
  },
  counterLapsed: {
    for: [1],
    group: 'demand',
    title: { cn: '还价没有得到答复', en: 'Counter-offer not answered' },
    text: {
      cn: '{who} 没有答复您对 {demand} 的还价，原报价仍然有效。',
      en: '{who} did not answer your counter-offer for {demand}; the bid itself is still valid.',
    },
    mail: false,
  },
  questionAsked: {
    for: [1],
    group: 'demand',
    title: { cn: '有新的提问', en: 'New question' },
    text: { cn: '{who} 就 {demand} 提问：{text}', en: '{who} has asked about {demand}: {text}' },
    mail: true,
  },
  questionAnswered: {
    for: [1, 2],
    group: 'demand',
    title: { cn: '企业已回答', en: 'Your question was answered' },
    text: { cn: '企业回答了您对 {demand} 的提问：{answer}', en: 'The company answered your question about {demand}: {answer}' },
    mail: true,
  },
} as const satisfies Record<string, NoticeTexts>
