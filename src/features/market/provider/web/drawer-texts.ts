import { plural, texts } from '../../../../platform/contract/texts.ts'
import type { ContactKind, DeadReason, ReportState } from '../contract/schema.ts'

/** One provider: its data, its contact, and a report of a dead one. */
export const d = texts({
  loading: { cn: '正在加载', en: 'Loading' },
  missingTitle: { cn: (number: string) => `名录中没有 ${number}`, en: (number) => `${number} is not in the directory` },
  missingText: {
    cn: '编号可能写错了，或者这家服务商已经下架。编号格式为 P-00001。',
    en: 'The number may be mistyped, or the provider is no longer listed. Numbers look like P-00001.',
  },
  failed: { cn: '加载失败', en: 'Failed to load' },
  retry: { cn: '重试', en: 'Try again' },
  backToList: { cn: '返回名录', en: 'Back to the directory' },
  industries: { cn: '熟悉的行业', en: 'Industries' },
  founded: { cn: '成立', en: 'Founded' },
  foundedIn: { cn: (year: number) => `${year} 年`, en: (year) => `in ${year}` },
  team: { cn: '团队', en: 'Team' },
  price: { cn: '价格说明', en: 'Price' },
  verification: { cn: '核查', en: 'Checks' },
  verifiedOn: {
    cn: (day: string, looked: string) => `${day}：${looked}。`,
    en: (day, looked) => `On ${day}: ${looked}.`,
  },
  lapsedOn: {
    cn: (day: string) => `${day} 核查过登记和联系方式，现已到复核时间，尚未重新核查。`,
    en: (day) => `Registration and contact were checked on ${day}. A new check is due and has not been done yet.`,
  },
  unverified: { cn: '未核查：以上资料由服务商自己提供。', en: 'Not checked: this information was supplied by the provider.' },
  updated: { cn: (at: string) => `资料更新于 ${at}`, en: (at) => `Entry updated ${at}` },
  sampleNote: {
    cn: '示例：公司和联系方式都不是真实的。',
    en: 'Sample: neither the company nor its contact is real.',
  },
  share: { cn: '复制分享链接', en: 'Copy share link' },
  ask: { cn: '请我们代为联系', en: 'Ask us to introduce you' },
  askSummary: {
    cn: (name: string, number: string) => `想联系服务商：${name}（${number}）`,
    en: (name, number) => `I would like to contact ${name} (${number})`,
  },

  // The contact
  contact: { cn: '联系方式', en: 'Contact' },
  has: { cn: (kinds: string) => `有：${kinds}`, en: (kinds) => `Includes: ${kinds}` },
  cost: { cn: (beans: number) => `查看需 ${beans} 豆，只付一次`, en: (beans) => `${plural(beans, 'bean')}, one-time` },
  inMoney: {
    cn: (price: string) => `每家约 ${price}，依所购套餐而定。`,
    en: (price) => `About ${price} a contact, depending on the package.`,
  },
  allPrices: { cn: '查看收费', en: 'See pricing' },
  signIn: { cn: '登录后查看', en: 'Sign in to view' },
  signInWhy: {
    cn: '登录或注册之后会回到这里，付豆之前还会再确认一次。',
    en: 'You will return here after signing in or registering, and no beans are spent until you confirm.',
  },
  register: { cn: '还没有账号，去注册', en: 'No account yet? Register' },
  card: { cn: '先完善名片', en: 'Complete your business card' },
  cardWhy: { cn: '完善名片之后会回到这里，再决定是否付豆。', en: 'You will return here once your card is complete and can decide then.' },
  unlock: { cn: (beans: number) => `用 ${beans} 豆查看`, en: (beans) => `Unlock for ${plural(beans, 'bean')}` },
  mayNot: {
    cn: (roles: string) => `您的角色不能用豆查看联系方式。可以操作的角色：${roles}。其中一位查看之后，您也能看到。`,
    en: (roles) =>
      `Your role cannot unlock contacts with beans. These roles can: ${roles}. Once one of them has unlocked it, you can see it too.`,
  },
  confirmTitle: { cn: '确认付豆', en: 'Confirm payment' },
  confirmPrice: { cn: '价格', en: 'Price' },
  confirmBalance: { cn: '现有', en: 'Balance' },
  confirmLeft: { cn: '付后剩余', en: 'Balance after' },
  beans: { cn: (n: number) => `${n} 豆`, en: (n) => plural(n, 'bean') },
  confirm: { cn: (beans: number) => `确认，付 ${beans} 豆`, en: (beans) => `Pay ${plural(beans, 'bean')}` },
  cancel: { cn: '暂不', en: 'Not now' },
  // Identical to insufficientBeans of the ledger; texts.test.ts compares them.
  insufficient: { cn: '豆不足，去充值', en: 'Insufficient beans. Top up to continue.' },
  short: {
    cn: (cost: number, balance: number) => `需要 ${cost} 豆，现有 ${balance} 豆。`,
    en: (cost, balance) => `You need ${plural(cost, 'bean')} and have ${balance}.`,
  },
  recharge: { cn: '去充值', en: 'Top up' },
  copy: { cn: '复制', en: 'Copy' },
  copyThis: { cn: (what: string) => `复制${what}`, en: (what) => `Copy ${what}` },
  dead: {
    cn: '该联系方式已确认失效，更正之前不提供查看，也不收豆。',
    en: 'This contact was confirmed invalid. It is unavailable until it is corrected, and no beans are charged.',
  },
  paidOn: { cn: (at: string) => `${at} 已付豆，再次查看免费。`, en: (at) => `Unlocked ${at}. Viewing again is free.` },
  deadNow: {
    cn: '该联系方式已确认失效，我们正在向服务商核实。',
    en: 'This contact was confirmed invalid. We are checking with the provider.',
  },
  kind: {
    cn: (of: ContactKind) => ({ person: '联系人', phone: '电话', email: '邮箱', wechat: '微信', website: '网站' })[of],
    en: (of: ContactKind) => ({ person: 'contact person', phone: 'phone', email: 'e-mail', wechat: 'WeChat', website: 'website' })[of],
  },
  gone: {
    cn: '这家服务商已经下架；您付过豆，联系方式仍可查看。',
    en: 'This provider is no longer listed. You have paid for its contact, so you can still view it.',
  },

  // Reports
  reportOpen: { cn: '联系不上？举报失效', en: 'No answer? Report an invalid contact' },
  reportUntil: { cn: (at: string) => `可在 ${at} 之前举报一次。`, en: (at) => `You can report it once, until ${at}.` },
  reportTitle: { cn: '哪里不对', en: 'What is wrong' },
  reason: {
    cn: (of: DeadReason) =>
      ({
        phoneDead: '电话打不通或是空号',
        mailBounces: '邮件被退回',
        noAnswer: '多次联系没有回复',
        wrongPerson: '接听的不是这家服务商',
      })[of],
    en: (of: DeadReason) =>
      ({
        phoneDead: 'The number does not work or is not assigned',
        mailBounces: 'E-mail bounces',
        noAnswer: 'No answer after several tries',
        wrongPerson: 'Someone else answers',
      })[of],
  },
  detail: { cn: '补充说明', en: 'Details' },
  detailAbout: { cn: '例如：什么时间拨打、退信里写了什么。', en: 'For example: when you called, or what the bounce message says.' },
  reportSend: { cn: '提交举报', en: 'Submit report' },
  reported: {
    cn: (of: ReportState) => ({ open: '举报已提交，等待核实', confirmed: '已确认失效', rejected: '核实后仍可联系' })[of],
    en: (of: ReportState) => ({ open: 'Reported, under review', confirmed: 'Confirmed invalid', rejected: 'Confirmed valid' })[of],
  },
  reportOutcome: {
    cn: '运营人员核实后答复；确认失效的，豆退回原账户。',
    en: 'Our staff check it and reply. If it is confirmed invalid, the beans are refunded to the original account.',
  },
  decision: { cn: (text: string) => `答复：${text}`, en: (text) => `Reply: ${text}` },
})
