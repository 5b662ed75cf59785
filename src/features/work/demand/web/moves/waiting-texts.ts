import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { POSTPONE_DAYS, START_DAYS } from '../../../../../rules/demand.ts'

/** Chinese has a space beside Latin letters, and names may end in either. */
const spaced = (name: string): string => (/[!-~]$/.test(name) ? `${name} ` : name)

/** Why it is somebody's turn, and until when, in a sentence. */
export const waitingTexts = texts({
  countered: { cn: '企业还价，请接受、拒绝或重新报价', en: 'The company offers other terms: accept, decline or revise your bid' },
  renewBid: { cn: '需求有改动或报价已过期，请更新或确认报价', en: 'The request has changed, or the bid has expired: revise or confirm it' },
  lowered: { cn: '企业只认可一部分金额，请接受或坚持', en: 'The company accepts less: accept it, or insist on the amount' },
  planChange: { cn: '对方提议修改计划，请接受或拒绝', en: 'A change of the plan is proposed: accept or decline it' },
  splitAsked: { cn: '对方请平台协调，请说明您的情况', en: 'The other side asks an operator: state your side' },
  splitProposed: { cn: '平台提出分配方案，请接受或不接受', en: 'The operator proposes a split: accept or decline it' },
  fund: {
    cn: (held: string, of: string) => `已托管 ${held}，共需 ${of}`,
    en: (held: string, of: string) => `${held} of ${of} is in escrow`,
  },
  parts: {
    cn: (n: number) => `${n} 个里程碑等待确认或托管`,
    en: (n: number) => `Milestones to approve or fund: ${n}`,
  },
  publish: { cn: '已满额托管，可以提交平台审核', en: 'Fully funded and ready for platform review' },
  republish: { cn: '平台退回修改，修改后请重新提交', en: 'Returned by the review. Make the changes and publish again.' },
  pick: {
    cn: (n: number, closing: string) => `${n} 人报名，${closing}`,
    en: (n: number, closing: string) => `${plural(n, 'applicant')}. ${closing}.`,
  },
  grantPostpone: {
    cn: (day: string) => `服务商申请延期 ${POSTPONE_DAYS} 天（现预计 ${day} 完成）`,
    en: (day: string) => `The provider requests ${plural(POSTPONE_DAYS, 'more day')} (now due ${day})`,
  },
  confirm: {
    cn: (day: string) => `服务商已交付，${day} 起未回应将自动确认并放款`,
    en: (day: string) => `Delivered. Without a response it is confirmed and released on ${day}.`,
  },
  confirmNoDay: { cn: '服务商已交付，请确认或退回', en: 'Delivered. Confirm or return it.' },
  close: { cn: '已放款，请结案', en: 'Funds released. Please close out.' },
  byTimer: {
    cn: (text: string, day: string) => `${text}。${day} 前未处理将自动进行`,
    en: (text: string, day: string) => `${text} Automatic on ${day}.`,
  },
  start: {
    cn: (company: string, day: string) => `${spaced(company)}选定了您，${day} 前不开始，选定失效`,
    en: (company: string, day: string) => `${company} picked you. Start before ${day}, or the pick expires.`,
  },
  startNoDay: {
    cn: (company: string) => `${spaced(company)}选定了您，请在 ${START_DAYS} 天内开始`,
    en: (company: string) => `${company} picked you. Start within ${START_DAYS} days.`,
  },
  invited: {
    cn: (company: string, closing: string) => `${spaced(company)}邀请您报名，${closing}`,
    en: (company: string, closing: string) => `${company} invites you to apply. ${closing}.`,
  },
  complete: { cn: (due: string) => `服务中，${due}`, en: (due: string) => `In service. ${due}.` },
  returned: {
    cn: (reason: string) => `企业退回了交付：${reason}`,
    en: (reason: string) => `The company returned your delivery: ${reason}`,
  },
})
