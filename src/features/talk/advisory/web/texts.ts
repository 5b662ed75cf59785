import { serviceHoursText } from '../../../../platform/contract/service-hours.ts'
import { plural, texts } from '../../../../platform/contract/texts.ts'
import type { AdvisoryState } from '../contract/states.ts'

export const advisoryTone: Record<AdvisoryState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  open: 'warn',
  taken: 'info',
  answered: 'ok',
  closed: 'neutral',
}

export const t = texts({
  title: { cn: '服务咨询', en: 'Service consultation' },
  about: {
    cn: '就海外用工、薪酬、合规、市场等问题向平台顾问提问，答复会通知您。',
    en: 'Ask our consultants about hiring, payroll, compliance and markets abroad. You are notified of the answer.',
  },
  ask: { cn: '提问', en: 'Ask a question' },
  search: { cn: '编号或内容', en: 'Number or text' },
  state: { cn: '状态', en: 'Status' },
  anyState: { cn: '全部状态', en: 'All statuses' },
  topic: { cn: '主题', en: 'Topic' },
  anyTopic: { cn: '全部主题', en: 'All topics' },
  question: { cn: '问题', en: 'Question' },
  number: { cn: '编号', en: 'Number' },
  updated: { cn: '最近更新', en: 'Last update' },
  none: { cn: '还没有咨询', en: 'No consultations yet' },
  noneWhy: { cn: '提出第一个问题，我们在服务时间内答复。', en: 'Ask your first question. We answer during service hours.' },
  back: { cn: '全部咨询', en: 'All consultations' },

  // The form
  askTitle: { cn: '向顾问提问', en: 'Ask a consultant' },
  region: { cn: '国家或地区', en: 'Country or region' },
  regionAbout: { cn: '没有特定地区可不选', en: 'None in particular' },
  text: { cn: '您的问题', en: 'Your question' },
  textAbout: {
    cn: '写下背景、目标和时间要求，答复会更准确。',
    en: 'Give the background, what you want to achieve and by when: the answer will be more precise.',
  },
  files: { cn: '附件', en: 'Files' },
  send: { cn: '提交问题', en: 'Send the question' },
  cancel: { cn: '取消', en: 'Cancel' },
  sent: { cn: (reference: string) => `问题已提交，编号 ${reference}`, en: (reference) => `Your question was sent: ${reference}` },
  next: { cn: '提交之后', en: 'What happens next' },
  nextClose: {
    cn: (days: number) => `答复后 ${days} 天没有新消息，咨询会自动关闭；您也可以随时关闭并评价。`,
    en: (days) => `It closes after ${plural(days, 'day')} without a message. You can close it at any time, and rate the answers.`,
  },
  dueOpen: { cn: (due: string) => `现在是服务时间，预计 ${due} 前答复。`, en: (due) => `We are open now. Expect an answer by ${due}.` },
  dueShut: {
    cn: (next: string, due: string) =>
      `现在不在服务时间（周一至周五 ${serviceHoursText}，北京时间）。${next} 恢复服务，预计 ${due} 前答复。`,
    en: (next, due) =>
      `We are closed now (open Monday to Friday, ${serviceHoursText}, Beijing time). Service resumes ${next}; expect an answer by ${due}.`,
  },

  // The thread
  thread: { cn: '问答', en: 'Questions and answers' },
  asker: { cn: '提问', en: 'Question' },
  answer: { cn: '答复', en: 'Answer' },
  note: { cn: '内部备注', en: 'Internal note' },
  system: { cn: '系统', en: 'System' },
  taken: { cn: (who: string) => `${who} 开始处理`, en: (who) => `${who} has taken the question` },
  handedOver: { cn: (who: string, to: string) => `${who} 转交给 ${to}`, en: (who, to) => `${who} handed it over to ${to}` },
  closed: { cn: (who: string) => `${who} 关闭了咨询`, en: (who) => `${who} closed the consultation` },
  closedByDesk: { cn: (who: string) => `${who} 关闭了咨询`, en: (who) => `${who} closed the consultation` },
  lapsed: {
    cn: (days: number) => `${days} 天没有新消息，自动关闭`,
    en: (days) => `Closed after ${plural(days, 'day')} without a message`,
  },
  reopened: { cn: (who: string) => `${who} 重新打开了咨询`, en: (who) => `${who} reopened the consultation` },
  rated: { cn: (who: string) => `${who} 评了分`, en: (who) => `${who} rated the answers` },
  provider: { cn: '服务商', en: 'Provider' },
  article: { cn: '文章', en: 'Article' },
  demand: { cn: '建议的需求', en: 'Proposed request' },
  startDemand: { cn: '用它新建需求', en: 'Start a request with it' },

  // What the page says beside it
  facts: { cn: '咨询信息', en: 'Details' },
  asked: { cn: '提问时间', en: 'Asked' },
  due: { cn: '预计答复', en: 'Answer expected by' },
  lapses: { cn: '无新消息则自动关闭', en: 'Closes without a message' },
  reopenUntil: { cn: '可重新打开至', en: 'Can be reopened until' },
  seenBy: {
    cn: '提问、答复和附件只有您和平台顾问能看到，同事看不到。',
    en: 'Only you and our consultants see the question, the answers and the files. Colleagues do not.',
  },

  // What the asker does
  more: { cn: '继续提问', en: 'Write more' },
  moreText: { cn: '补充内容', en: 'Message' },
  sendMore: { cn: '发送', en: 'Send' },
  solved: { cn: '问题已解决，关闭咨询', en: 'Solved: close the consultation' },
  closeTitle: { cn: '关闭这个咨询？', en: 'Close this consultation?' },
  closeBody: {
    cn: (days: number) => `关闭后 ${days} 天内可以重新打开。`,
    en: (days) => `It can be reopened for ${plural(days, 'day')}.`,
  },
  closeVerb: { cn: '关闭咨询', en: 'Close the consultation' },
  reopen: { cn: '重新打开', en: 'Reopen' },
  reopenText: { cn: '还有什么问题？', en: 'What is still open?' },
  rate: { cn: '问题解决了吗？', en: 'Was your question answered?' },
  chooseRating: { cn: '请先选择一项', en: 'Choose one first' },
  rated5: { cn: '5 · 完全解决', en: '5 · Fully' },
  rated4: { cn: '4 · 基本解决', en: '4 · Mostly' },
  rated3: { cn: '3 · 部分解决', en: '3 · Partly' },
  rated2: { cn: '2 · 帮助不大', en: '2 · A little' },
  rated1: { cn: '1 · 没有解决', en: '1 · Not at all' },
  rateText: { cn: '说说原因（选填）', en: 'Why (optional)' },
  sendRating: { cn: '提交评分', en: 'Send the rating' },
  rating: { cn: (n: number) => `评分 ${n} / 5`, en: (n) => `Rated ${n} of 5` },
  thanks: { cn: '谢谢您的评分', en: 'Thank you for the rating' },
})
