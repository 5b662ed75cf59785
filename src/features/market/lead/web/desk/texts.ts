import { serviceHoursText } from '../../../../../platform/contract/service-hours.ts'
import { type Lang, plural, texts } from '../../../../../platform/contract/texts.ts'
import type { LeadState } from '../../contract/states.ts'

export const leadTone: Record<LeadState, 'warn' | 'info' | 'primary' | 'ok' | 'neutral' | 'bad'> = {
  new: 'warn',
  contacted: 'info',
  qualified: 'primary',
  won: 'ok',
  lost: 'neutral',
  spam: 'bad',
}

export const t = texts({
  leadsTitle: { cn: '咨询', en: 'Leads' },
  leadsAbout: { cn: '联系表单的来信，最早的在前。', en: 'Messages from the contact form, longest waiting first.' },
  search: { cn: '编号、姓名、公司、电话、邮箱或内容', en: 'Reference, name, company, phone, e-mail or text' },
  anyState: { cn: '全部状态', en: 'All statuses' },
  open: { cn: '处理中（未结束）', en: 'Open' },
  topic: { cn: '主题', en: 'Topic' },
  anyTopic: { cn: '全部主题', en: 'All topics' },
  age: { cn: '收到时间', en: 'Age' },
  anyAge: { cn: '不限时间', en: 'Any age' },
  olderThan: { cn: (n: string) => `${n} 天前或更早`, en: (n) => `${plural(n, 'day')} or older` },
  owner: { cn: '负责人', en: 'Owner' },
  anyOwner: { cn: '全部负责人', en: 'All owners' },
  me: { cn: '我负责的', en: 'Mine' },
  nobody: { cn: '无人负责', en: 'Unassigned' },
  received: { cn: (age: string) => `收到 ${age}`, en: (age) => `received ${age} ago` },
  followUpAt: { cn: (day: string) => `跟进 ${day}`, en: (day) => `follow up ${day}` },

  // The case
  wrote: { cn: '来信', en: 'Message' },
  context: { cn: '附带信息', en: 'Attached information' },
  who: { cn: '来信人', en: 'Sender' },
  name: { cn: '称呼', en: 'Name' },
  company: { cn: '公司', en: 'Company' },
  phone: { cn: '电话', en: 'Phone' },
  email: { cn: '邮箱', en: 'E-mail' },
  region: { cn: '国家或地区', en: 'Country or region' },
  callTime: { cn: '联系时段', en: 'When to call' },
  language: { cn: '语言', en: 'Language' },
  chinese: { cn: '中文', en: 'Chinese' },
  english: { cn: '英文', en: 'English' },
  from: { cn: '来自页面', en: 'Source page' },
  channel: { cn: '渠道码', en: 'Channel code' },
  signedIn: { cn: '已登录提交', en: 'Sent while signed in' },
  doubt: { cn: '需留意', en: 'Suspicious' },
  honeypot: { cn: '填写了隐藏栏，疑似程序', en: 'Hidden field filled in: likely a bot' },
  fast: { cn: '几乎瞬间提交', en: 'Sent almost instantly' },

  // Handling
  handle: { cn: '处理', en: 'Handle' },
  to_new: { cn: '恢复为新收到', en: 'Back to new' },
  to_contacted: { cn: '标为已联系', en: 'Contacted' },
  to_qualified: { cn: '标为有需求', en: 'Qualified' },
  to_won: { cn: '标为成交', en: 'Won' },
  to_lost: { cn: '标为未成交', en: 'Lost' },
  to_spam: { cn: '标为垃圾信息', en: 'Spam' },
  moveTitle: { cn: (state: string) => `改为“${state}”`, en: (state) => `Set to: ${state}` },
  deleted: { cn: (reference: string) => `${reference} 已删除`, en: (reference) => `${reference} has been deleted` },
  moveNote: { cn: '备注（只有内部可见）', en: 'Note (staff only)' },
  moveVerb: { cn: '确认', en: 'Set' },
  moved: {
    cn: (reference: string, state: string) => `${reference} 已改为“${state}”`,
    en: (reference, state) => `${reference} is now: ${state}`,
  },
  changed: { cn: '内容已被他人修改，现已刷新。', en: 'Someone else has changed this. It has been refreshed.' },
  giveTo: { cn: '分配给', en: 'Assign to' },
  followUp: { cn: '下次跟进', en: 'Next follow-up' },
  note: { cn: '备注', en: 'Note' },
  save: { cn: '保存', en: 'Save' },
  saved: { cn: '已保存', en: 'Saved' },
  answer: { cn: '复制答复模板', en: 'Copy reply template' },
  answerAbout: {
    cn: '按来信语言写好开头和编号，正文由您补充。',
    en: 'Greeting and reference in the sender’s language; add the reply yourself.',
  },
  answerText: {
    cn: (name: string, reference: string, from: string) =>
      `${name}，您好：\n\n感谢来信（编号 ${reference}）。我是衡渡的${from}。\n\n关于您的问题：\n\n\n接下来：\n1. \n2. \n\n我们的服务时间是北京时间 ${serviceHoursText}。\n\n${from}\n衡渡`,
    en: (name, reference, from) =>
      `Dear ${name},\n\nThank you for your message (${reference}). My name is ${from}, and I work at Hengdu.\n\nRegarding your question:\n\n\nNext steps:\n1. \n2. \n\nOur service hours are ${serviceHoursText}, Beijing time.\n\n${from}\nHengdu`,
  },
  arrived: { cn: '收到来信', en: 'Message received' },
  h_state: { cn: '状态', en: 'Status' },
  h_owner: { cn: '负责人', en: 'Owner' },
  h_note: { cn: '备注', en: 'Note' },
  h_followUp: { cn: '下次跟进', en: 'Follow-up' },
  none: { cn: '无', en: 'none' },
  noLeads: { cn: '没有处理中的咨询', en: 'No open leads' },
  noLeadsWhy: {
    cn: '新的来信会自动显示在这里。',
    en: 'New messages appear here automatically.',
  },
})

/** The opening of an answer, in the sender's language. */
export const answerTo = (lang: Lang, name: string, reference: string, from: string): string =>
  t.pick(lang).answerText(name, reference, from)
