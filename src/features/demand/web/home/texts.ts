import { texts } from '../../../../platform/contract/texts.ts'
import { START_DAYS } from '../../../../rules/constants.ts'

/** Chinese keeps a space beside Latin letters, and names end in either. */
const beside = (name: string): string => (/[!-~]$/.test(name) ? `${name} ` : name)

/** What waits, in a sentence: why it is this person's turn, and by when. */
export const waitingTexts = texts({
  hosting: {
    cn: (held: string, of: string) => `已托管 ${held}，共需 ${of}`,
    en: (held: string, of: string) => `${held} of ${of} is in escrow`,
  },
  publish: { cn: '已满额托管，可以提交平台审核', en: 'Fully funded and ready for our review' },
  republish: { cn: '平台退回修改，改好后重新提交', en: 'Sent back by the review. Change it and publish again.' },
  pick: {
    cn: (n: number, closing: string) => `${n} 人报名，${closing}`,
    en: (n: number, closing: string) => `${n} ${n === 1 ? 'applicant' : 'applicants'}. ${closing}.`,
  },
  grantPostpone: {
    cn: (day: string) => `服务商申请延期 7 天（现预计 ${day} 完成）`,
    en: (day: string) => `The provider asks for 7 more days (now due ${day})`,
  },
  confirm: {
    cn: (day: string) => `服务商已交付，${day} 起未回应将自动确认并放款`,
    en: (day: string) => `Delivered. Without an answer it is confirmed and paid on ${day}.`,
  },
  confirmNoDay: { cn: '服务商已交付，请确认或退回', en: 'Delivered. Confirm it or send it back.' },
  accept: { cn: '款项已放，请验收', en: 'The money is released. Please accept the work.' },
  close: { cn: '请结束服务', en: 'Close your side.' },
  byTimer: {
    cn: (text: string, day: string) => `${text}，${day} 自动进行`,
    en: (text: string, day: string) => `${text} Happens by itself on ${day}.`,
  },
  start: {
    cn: (company: string, day: string) => `${beside(company)}选定了您，${day} 前不开始，选择失效`,
    en: (company: string, day: string) => `${company} picked you. Start before ${day}, or the pick lapses.`,
  },
  startNoDay: {
    cn: (company: string) => `${beside(company)}选定了您，请在 ${START_DAYS} 天内开始`,
    en: (company: string) => `${company} picked you. Start within ${START_DAYS} days.`,
  },
  invited: {
    cn: (company: string, closing: string) => `${beside(company)}邀请您报名，${closing}`,
    en: (company: string, closing: string) => `${company} invites you to apply. ${closing}.`,
  },
  complete: { cn: (due: string) => `服务中，${due}`, en: (due: string) => `In service. ${due}.` },
  returned: {
    cn: (reason: string) => `企业退回了交付：${reason}`,
    en: (reason: string) => `The company returned your delivery: ${reason}`,
  },
})

export const t = texts({
  needs: { cn: '待您处理', en: 'Needs you' },
  nothing: { cn: '没有等您处理的事', en: 'Nothing waits for you' },
  all: { cn: '查看全部', en: 'See all' },
  retry: { cn: '重试', en: 'Try again' },

  // Company
  companyTitle: { cn: '企业工作台', en: 'Overview' },
  post: { cn: '发布需求', en: 'Post a demand' },
  nothingWhy: { cn: '新的报名、交付和审核结果会出现在这里。', en: 'New applications, deliveries and review results appear here.' },
  money: { cn: '资金', en: 'Money' },
  currency: { cn: '币种', en: 'Currency' },
  wallet: { cn: '钱包可用', en: 'In the wallet' },
  held: { cn: '托管中', en: 'Held in escrow' },
  released: { cn: '已放款', en: 'Released' },
  refunded: { cn: '已退回', en: 'Refunded' },
  noMoney: { cn: '企业钱包里还没有资金', en: 'No money has come in yet' },
  topUp: { cn: '充值', en: 'Top up' },
  toWallet: { cn: '企业钱包', en: 'Wallet' },
  toTopUp: { cn: '去充值', en: 'Top up the wallet' },
  toOrders: { cn: '订单', en: 'Orders' },
  stages: { cn: '各阶段的需求', en: 'Demands by stage' },
  stageCount: {
    cn: (stage: string, n: number) => `${stage}：${n} 个需求`,
    en: (stage: string, n: number) => `${stage}: ${n} ${n === 1 ? 'demand' : 'demands'}`,
  },
  toMine: { cn: '我的需求', en: 'Our demands' },
  clocks: { cn: '各地时间', en: 'Local time' },
  clocksWhy: { cn: '招募中和进行中的需求所在地', en: 'Where your open and running demands are' },
  here: { cn: '您所在时区', en: 'Where you are' },
  noPlaces: {
    cn: '有了招募中或进行中的需求，这里显示当地时间。',
    en: 'Once demands are recruiting or running, their local time shows here.',
  },
  demandsAt: { cn: (n: number) => `${n} 个需求`, en: (n: number) => `${n} ${n === 1 ? 'demand' : 'demands'}` },
  dayBefore: { cn: '前一天', en: 'the day before' },
  dayAfter: { cn: '后一天', en: 'the day after' },
  ahead: { cn: (text: string) => `比您早 ${text}`, en: (text: string) => `${text} ahead of you` },
  behind: { cn: (text: string) => `比您晚 ${text}`, en: (text: string) => `${text} behind you` },
  same: { cn: '与您同时', en: 'Same time as you' },
  hours: { cn: (text: string) => `${text} 小时`, en: (text: string) => `${text} h` },

  start: { cn: '开始的四步', en: 'Four steps to start' },
  startDone: { cn: (n: number) => `已完成 ${n} / 4`, en: (n: number) => `${n} of 4 done` },
  stepDone: { cn: '已完成', en: 'Done' },
  stepOpen: { cn: '未完成', en: 'Not done yet' },
  card: { cn: '完善企业名片', en: 'Fill in the business card' },
  cardWhy: { cn: '对方先看到的是它', en: 'It is what others see first' },
  cardGo: { cn: '去填写', en: 'Fill it in' },
  verify: { cn: '企业认证', en: 'Verify the company' },
  verifyWhy: { cn: '通过后才能发布需求', en: 'Only a verified company can publish' },
  verifyGo: { cn: '去认证', en: 'Get verified' },
  fund: { cn: '充值企业钱包', en: 'Fund the wallet' },
  fundWhy: { cn: '银行转账后上传凭证，平台确认到账', en: 'Transfer by bank, upload the voucher, and we confirm it' },
  postStep: { cn: '发布第一个需求', en: 'Post the first demand' },
  postWhy: { cn: '全额托管，满意后放款', en: 'Fully in escrow, released when you are satisfied' },

  // Individual
  personTitle: { cn: '个人工作台', en: 'My workbench' },
  toHall: { cn: '去需求大厅', en: 'Browse the demand hall' },
  nothingPerson: {
    cn: '被选定、受邀请或交付被退回时，会出现在这里。',
    en: 'It shows here when you are picked or invited, or when a delivery comes back.',
  },
  earnings: { cn: '收入', en: 'Earnings' },
  available: { cn: '可提现', en: 'Can withdraw' },
  inTransit: { cn: '提现中', en: 'On its way to your bank' },
  withdraw: { cn: '去提现', en: 'Withdraw' },
  canWithdraw: { cn: (amount: string) => `${amount} 可以提现`, en: (amount: string) => `${amount} can be withdrawn` },
  closing: { cn: '我的结算', en: 'My settlement' },
  noEarnings: { cn: '还没有收入', en: 'Nothing earned yet' },
  noEarningsWhy: {
    cn: '企业支付预付款或确认完成后，款项到这里，可以提现。',
    en: 'When a company pays an advance or confirms your work, the money arrives here.',
  },
  running: { cn: '进行中', en: 'Work under way' },
  noRunning: { cn: '没有进行中的服务', en: 'No work under way' },
  toJoined: { cn: '我参与的需求', en: 'Demands I joined' },
  delivered: { cn: '已交付，等企业确认', en: 'Delivered; the company confirms' },
  notStarted: { cn: '尚未开始', en: 'Not started' },
  recommended: { cn: '为您推荐', en: 'Recommended for you' },
  noneFit: { cn: '暂时没有匹配的需求', en: 'Nothing fits yet' },
  noneFitWhy: { cn: '推荐依据简历中的技能、语言和地区。', en: 'We go by the skills, languages and region in your résumé.' },
  standing: { cn: '资料与认证', en: 'Profile and verification' },
  verified: { cn: '已实名', en: 'Identity verified' },
  pending: { cn: '实名认证审核中', en: 'Identity under review' },
  unverified: { cn: '未实名，提现前需要完成', en: 'Not verified; needed before you withdraw' },
  failed: { cn: '实名认证未通过', en: 'Verification failed' },
  disabled: { cn: '实名认证已停用', en: 'Verification is disabled' },
  toVerify: { cn: '实名认证', en: 'Verify your identity' },
  profileWhole: { cn: '资料完整', en: 'Your profile is complete' },
  missing: { cn: '还可以补充', en: 'Still missing' },
  headline: { cn: '一句话介绍', en: 'A headline' },
  intro: { cn: '个人简介', en: 'An introduction' },
  skills: { cn: '技能', en: 'Skills' },
  languages: { cn: '语言', en: 'Languages' },
  experience: { cn: '简历经历', en: 'Experience in your résumé' },
  avatar: { cn: '头像', en: 'A picture' },
})
