import { texts } from '../../../platform/contract/texts.ts'
import type { ContactKind, DeadReason, ReportState } from '../contract/schema.ts'

/** One provider: its data, its contact, and a report of a dead one. */
export const d = texts({
  loading: { cn: '正在打开', en: 'Opening' },
  missingTitle: { cn: (number: string) => `名录里没有 ${number}`, en: (number) => `${number} is not in the directory` },
  missingText: {
    cn: '编号可能写错了，或者这家服务商已经下架。编号格式为 P-00001。',
    en: 'The number may be mistyped, or the provider is no longer listed. Numbers look like P-00001.',
  },
  failed: { cn: '没有加载出来', en: 'This did not load' },
  retry: { cn: '重试', en: 'Try again' },
  backToList: { cn: '返回名录', en: 'Back to the directory' },
  regions: { cn: (n: number) => `服务的国家和地区（${n}）`, en: (n) => `Serves (${n})` },
  services: { cn: '业务', en: 'Services' },
  industries: { cn: '熟悉的行业', en: 'Industries' },
  languages: { cn: '工作语言', en: 'Languages' },
  founded: { cn: '成立', en: 'Founded' },
  foundedIn: { cn: (year: number) => `${year} 年`, en: (year) => `in ${year}` },
  team: { cn: '团队', en: 'Team' },
  price: { cn: '价格说明', en: 'Price' },
  response: { cn: '回复', en: 'Replies' },
  within: { cn: (hours: number) => `${hours} 小时内`, en: (hours) => `within ${hours} hours` },
  verification: { cn: '核验', en: 'Verification' },
  verifiedOn: {
    cn: (day: string) => `${day} 核验：运营人员核对了登记信息，并用所列联系方式联系到了对方。`,
    en: (day) => `Verified on ${day}: an operator checked the registration and reached the provider under the contact it lists.`,
  },
  lapsedOn: {
    cn: (day: string) => `${day} 核验过，已到复核时间，新的核验还没有做。`,
    en: (day) => `Verified on ${day}. A new check is due and has not been made yet.`,
  },
  unverified: { cn: '未核验：以上资料由服务商自己提供。', en: 'Not verified: what you read here is what the provider told us.' },
  updated: { cn: (at: string) => `资料更新于 ${at}`, en: (at) => `Entry updated ${at}` },
  sampleNote: {
    cn: '示例数据：公司和联系方式都不是真实的。',
    en: 'Sample data: neither the company nor its contact is real.',
  },
  share: { cn: '复制分享链接', en: 'Copy a link to share' },
  ask: { cn: '请我们代为联系', en: 'Ask us to introduce you' },
  askSummary: {
    cn: (name: string, number: string) => `想联系服务商：${name}（${number}）`,
    en: (name, number) => `I would like to reach ${name} (${number})`,
  },

  // The contact
  contact: { cn: '联系方式', en: 'Contact' },
  has: { cn: (kinds: string) => `有：${kinds}`, en: (kinds) => `There is: ${kinds}` },
  cost: { cn: (beans: number) => `查看需 ${beans} 豆，只付一次`, en: (beans) => `${beans} beans, paid once` },
  signIn: { cn: '登录后查看', en: 'Sign in to see it' },
  signInWhy: {
    cn: '登录或注册之后会回到这里，付豆之前还会再确认一次。',
    en: 'You come back here after signing in or registering, and nothing is spent before you confirm.',
  },
  register: { cn: '还没有账号，去注册', en: 'No account yet? Register' },
  card: { cn: '先完善名片', en: 'Complete your business card' },
  cardWhy: { cn: '完善名片之后会回到这里，再决定是否付豆。', en: 'You come back here once your card is complete, and decide then.' },
  unlock: { cn: (beans: number) => `用 ${beans} 豆查看`, en: (beans) => `See it for ${beans} beans` },
  mayNot: {
    cn: (roles: string) => `您的角色不能用豆查看联系方式。可以操作的角色：${roles}。其中一位查看之后，您也能看到。`,
    en: (roles) => `Your role may not spend beans on contacts. These may: ${roles}. Once one of them has paid, you see it too.`,
  },
  confirmTitle: { cn: '确认付豆', en: 'Confirm' },
  confirmPrice: { cn: '价格', en: 'Price' },
  confirmBalance: { cn: '现有', en: 'You have' },
  confirmLeft: { cn: '付后剩余', en: 'Left after this' },
  beans: { cn: (n: number) => `${n} 豆`, en: (n) => (n === 1 ? '1 bean' : `${n} beans`) },
  confirm: { cn: (beans: number) => `确认，付 ${beans} 豆`, en: (beans) => `Pay ${beans} beans` },
  cancel: { cn: '暂不', en: 'Not now' },
  // Identical to rules/errors.ts, insufficientBeans; texts.test.ts compares them.
  insufficient: { cn: '豆不足，去充值', en: 'Insufficient beans. Recharge to go on.' },
  short: {
    cn: (cost: number, balance: number) => `需要 ${cost} 豆，现有 ${balance} 豆。`,
    en: (cost, balance) => `It takes ${cost} beans; you have ${balance}.`,
  },
  recharge: { cn: '去充值', en: 'Recharge' },
  copy: { cn: '复制', en: 'Copy' },
  copyThis: { cn: (what: string) => `复制${what}`, en: (what) => `Copy ${what}` },
  dead: {
    cn: '这条联系方式已确认失效，修正之前不再提供查看，也不收豆。',
    en: 'This contact was confirmed dead. It is not offered, and costs nothing, until it is mended.',
  },
  paidOn: { cn: (at: string) => `${at} 已付豆，再看免费。`, en: (at) => `Unlocked ${at}. Looking again is free.` },
  deadNow: {
    cn: '这条联系方式已确认失效，我们正在向服务商核实。',
    en: 'This contact was confirmed dead. We are asking the provider for a working one.',
  },
  kind: {
    cn: (of: ContactKind) => ({ person: '联系人', phone: '电话', email: '邮箱', wechat: '微信', website: '网站' })[of],
    en: (of: ContactKind) => ({ person: 'contact person', phone: 'phone', email: 'e-mail', wechat: 'WeChat', website: 'website' })[of],
  },
  gone: {
    cn: '这家服务商已经下架；您付过豆，联系方式仍可查看。',
    en: 'This provider is no longer listed. You paid for its contact, so you still see it.',
  },

  // Reports
  reportOpen: { cn: '联系不上？举报失效', en: 'No answer? Report a dead contact' },
  reportUntil: { cn: (at: string) => `可在 ${at} 之前举报一次。`, en: (at) => `You can report it once, until ${at}.` },
  reportTitle: { cn: '哪里不对', en: 'What is wrong' },
  reason: {
    cn: (of: DeadReason) =>
      ({
        phoneDead: '电话打不通或是空号',
        mailBounces: '邮件被退回',
        noAnswer: '多次联系没有回复',
        wrongPerson: '接的不是这家服务商',
      })[of],
    en: (of: DeadReason) =>
      ({
        phoneDead: 'The phone is dead or not assigned',
        mailBounces: 'Mail bounces',
        noAnswer: 'No answer after several tries',
        wrongPerson: 'Someone else answers',
      })[of],
  },
  detail: { cn: '补充说明', en: 'Details' },
  detailAbout: { cn: '例如：什么时间拨打、退信里写了什么。', en: 'For example: when you called, or what the returned mail says.' },
  reportSend: { cn: '提交举报', en: 'Send the report' },
  reported: {
    cn: (of: ReportState) => ({ open: '举报已提交，等待核实', confirmed: '已确认失效', rejected: '核实后仍可联系' })[of],
    en: (of: ReportState) => ({ open: 'Reported, being checked', confirmed: 'Confirmed dead', rejected: 'Checked: it answers' })[of],
  },
  reportOutcome: {
    cn: '运营人员核实后答复；确认失效的，豆退回原账户。',
    en: 'An operator checks it and answers. If it is dead, the beans go back to where they came from.',
  },
  decision: { cn: (text: string) => `答复：${text}`, en: (text) => `Answer: ${text}` },
})
