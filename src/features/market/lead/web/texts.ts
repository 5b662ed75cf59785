import { serviceHoursText } from '../../../../platform/contract/service-hours.ts'
import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '联系我们', en: 'Contact us' },
  lead: {
    cn: '写明去哪个国家或地区、想办什么事、什么时候要结果。我们先说明能做什么、不能做什么，方案免费。',
    en: 'Tell us the country, the task and the deadline. We will say what we can and cannot do. The plan is free.',
  },
  // The form
  topic: { cn: '想了解什么', en: 'Topic' },
  region: { cn: '国家和地区', en: 'Country or region' },
  regionOpen: { cn: '还没定', en: 'Not decided yet' },
  choose: { cn: '请选择', en: 'Choose' },
  message: { cn: '具体情况', en: 'What you need' },
  messageAbout: {
    cn: '例如：人数、岗位、时间、目前进展。',
    en: 'For example: headcount, roles, timing, and progress so far.',
  },
  summary: { cn: '一并提交的信息', en: 'Information to include' },
  summaryAbout: {
    cn: '来自您刚才使用的工具，可以修改或清空。',
    en: 'From the tool you have just used. You can edit or clear it.',
  },
  name: { cn: '称呼', en: 'Your name' },
  company: { cn: '公司', en: 'Company' },
  areaCode: { cn: '区号', en: 'Calling code' },
  phone: { cn: '电话', en: 'Phone' },
  email: { cn: '邮箱', en: 'E-mail' },
  reach: { cn: '怎么联系您', en: 'How to reach you' },
  reachAbout: {
    cn: '电话和邮箱填一项即可。填写邮箱的，会收到一封确认邮件。',
    en: 'A phone number or an e-mail address is enough. If you enter an e-mail address, you will receive a confirmation.',
  },
  callTime: { cn: '方便联系的时间', en: 'When to call' },
  send: { cn: '提交', en: 'Send' },
  privacy: {
    cn: '联系方式只用于答复这次咨询，保存与删除见',
    en: 'We use your contact details to answer this message only. For how long we keep them, see the',
  },
  policy: { cn: '《个人信息保护政策》', en: 'personal information protection policy' },
  empty: { cn: '请不要填写这一栏', en: 'Leave this field empty' },

  // What happens next
  nextTitle: { cn: '提交之后', en: 'What happens next' },
  step1: { cn: '马上', en: 'Immediately' },
  step1Text: {
    cn: '您会得到一个编号，凭编号和联系方式可随时查询进度。',
    en: 'You get a reference. Use it with your phone or e-mail to check progress at any time.',
  },
  step2: { cn: '服务时间内', en: 'In service hours' },
  step2Open: { cn: '现在是服务时间，按收到的先后阅读。', en: 'We are open now and read messages in the order received.' },
  step2Closed: {
    cn: (at: string) => `现在不在服务时间，${at} 起按收到的先后阅读。`,
    en: (at) => `We are closed now. Messages are read from ${at}, in the order received.`,
  },
  step3: { cn: '1 个工作日内答复', en: 'Reply within 1 working day' },
  step3Text: {
    cn: '由一位具名的同事答复：能不能做、由谁做、要哪些材料、大致费用怎么算。',
    en: 'A named colleague replies: whether it can be done, by whom, with which documents, and how the cost is calculated.',
  },
  step4: { cn: '由您决定', en: 'You decide' },
  step4Text: {
    cn: '由您决定下一步，我们不打推销电话。',
    en: 'You decide the next step. We make no sales calls.',
  },
  answerBy: { cn: '现在提交，最晚答复时间（北京）', en: 'If you send now, we reply by (Beijing time)' },
  byHere: { cn: (time: string) => `您所在时区 ${time}`, en: (time) => `${time} in your time zone` },
  answerDays: { cn: '从现在到答复，按北京时间', en: 'From now until our reply, in Beijing time' },
  served: { cn: (from: string, to: string) => `${from}–${to}`, en: (from, to) => `${from}–${to}` },
  rest: { cn: '不办公', en: 'Closed' },
  sentNow: { cn: '现在', en: 'Now' },
  answered: { cn: '答复', en: 'Reply' },
  directly: { cn: '直接找我们', en: 'Contact us directly' },

  // Lines
  hoursLabel: { cn: '服务时间', en: 'Service hours' },
  hours: { cn: `周一至周五 ${serviceHoursText}（北京时间）`, en: `Monday to Friday, ${serviceHoursText}, Beijing time` },
  hoursHere: { cn: (span: string) => `您所在时区 ${span}`, en: (span) => `${span} in your time zone` },
  hoursOpen: { cn: '现在是服务时间', en: 'Open now' },
  hoursClosed: { cn: '现在不在服务时间', en: 'Closed now' },
  hoursHoliday: { cn: '今天是公共假日，不在服务时间', en: 'Closed today: a public holiday' },
  address: { cn: '地址', en: 'Address' },
  wechat: { cn: '微信', en: 'WeChat' },
  linkedin: { cn: '领英', en: 'LinkedIn' },
  copy: { cn: (what: string) => `复制 ${what}`, en: (what) => `Copy ${what}` },
  copyShort: { cn: '复制', en: 'Copy' },
  orPost: { cn: '已经明确要办什么，可以直接', en: 'If you know what you need,' },
  post: { cn: '发布需求', en: 'post a request' },

  // Sent
  sentTitle: { cn: '已收到', en: 'Received' },
  sentReference: { cn: '编号', en: 'Reference' },
  sentKeep: {
    cn: '请保存编号。查询进度时需要编号和您填写的电话或邮箱。',
    en: 'Keep the reference. You need it and the phone or e-mail you entered to check progress.',
  },
  sentMail: { cn: (to: string) => `确认邮件将发送至 ${to}。`, en: (to) => `A confirmation will be sent to ${to}.` },
  another: { cn: '再写一条', en: 'Send another' },

  // Look-up
  lookUp: { cn: '查询进度', en: 'Track your enquiry' },
  reference: { cn: '编号', en: 'Reference' },
  referenceHint: { cn: '例如 L-2026-0201', en: 'For example L-2026-0201' },
  contact: { cn: '提交时填写的电话或邮箱', en: 'The phone or e-mail you entered' },
  look: { cn: '查询', en: 'Look up' },
  notFound: {
    cn: '未找到。请核对编号，以及提交时填写的电话或邮箱。',
    en: 'Not found. Check the reference, and the phone or e-mail you entered with it.',
  },
  lookFailed: { cn: '查询失败，请稍后再试。', en: 'The search failed. Try again in a moment.' },
  asOf: { cn: (at: string) => `更新于 ${at}`, en: (at) => `Updated ${at}` },
  received: { cn: '已收到，等待处理', en: 'Received, awaiting review' },
  contacted: { cn: '已联系您', en: 'We have contacted you' },
  working: { cn: '正在准备方案', en: 'Preparing a plan' },
  closed: { cn: '已结束', en: 'Closed' },
})
