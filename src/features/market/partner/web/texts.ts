import { plural, texts } from '../../../../platform/contract/texts.ts'
import { CHANNEL_DAYS } from '../../../../rules/constants.ts'
import { REGIONS_MAX } from '../contract/states.ts'

export const t = texts({
  title1: { cn: '介绍客户，', en: 'Refer customers, ' },
  title2: { cn: '分享平台服务费', en: 'share the platform fee' },
  lead: {
    cn: '渠道伙伴把企业介绍到衡渡，从这些企业的需求所产生的平台服务费中分成；服务伙伴在当地接单。介绍关系不增加任何一方的费用。',
    en: 'Channel partners introduce companies and earn a share of the platform fees those companies generate. Service partners do the work locally. Companies pay no more, and providers receive no less.',
  },
  apply: { cn: '申请合作', en: 'Apply' },
  lookUp: { cn: '查询申请', en: 'Look up an application' },

  // Estimator
  estimator: { cn: '测算渠道分成', en: 'Estimate your share' },
  volume: { cn: '所介绍企业每月放款总额', en: 'Monthly payments by the companies you introduce' },
  currency: { cn: '币种', en: 'Currency' },
  volumeWrong: { cn: '请输入不超过十亿的金额', en: 'Enter an amount of up to one billion' },
  lineVolume: { cn: '每月放款', en: 'Monthly payments' },
  lineFee: { cn: (rate: string) => `其中平台服务费 ${rate}`, en: (rate) => `Platform fee, ${rate}` },
  lineShare: { cn: (rate: string) => `渠道分成：服务费的 ${rate}`, en: (rate) => `Your share, ${rate} of the fee` },
  lineYear: { cn: '按 12 个月', en: 'Over 12 months' },
  terms: {
    cn: (at: string) => `费率取自平台当前设置（${at}），设置变化时随之变化；服务费率以需求创建时为准，分成比例以放款时为准。未扣税。`,
    en: (at) =>
      `Rates are the platform’s settings as of ${at} and change with them. The fee rate is fixed when a request is created; your share uses the rate at release. Before tax.`,
  },
  termsLater: { cn: '费率加载失败，请稍后再试。', en: 'Could not load the rates. Try again in a moment.' },
  retry: { cn: '重试', en: 'Try again' },

  split: { cn: (amount: string) => `一笔 ${amount} 的放款怎么分`, en: (amount) => `How a release of ${amount} is divided` },
  splitWhole: { cn: '放款的分配', en: 'The release, divided' },
  splitProvider: { cn: '服务商', en: 'Provider' },
  splitFee: { cn: '平台服务费', en: 'Platform fee' },
  splitOfFee: { cn: '服务费的分配', en: 'The fee, divided' },
  splitPlatform: { cn: '平台', en: 'Platform' },
  splitYou: { cn: '渠道伙伴', en: 'Channel partner' },

  // Who
  whoTitle: { cn: '两种合作', en: 'Two ways to work together' },
  whoAbout: { cn: '可以同时申请，编号各自独立。', en: 'You may apply for both; each has its own reference.' },
  channelWho: {
    cn: '商会、园区、咨询公司、会计师事务所、活动主办方：有准备出海的企业客户，自己不提供当地服务。',
    en: 'Chambers of commerce, business parks, consultancies, accounting firms and event organisers that know companies going abroad and do not provide local services.',
  },
  channelGets: {
    cn: '得到：渠道码、专属链接、每笔放款的分成。',
    en: 'You get: a channel code, your own link and a share of each release.',
  },
  serviceWho: {
    cn: '当地的用工、薪酬、法律、商标、展会、售后与安装团队：承接需求、交付，预付一次，余款验收后到账。',
    en: 'Local teams for employment, payroll, law, trademarks, exhibitions, after-sales and installation: they take on requests, deliver and are paid one advance at most, and the rest on acceptance.',
  },
  serviceGets: {
    cn: '得到：进入服务商名录的审核、需求推荐；介绍企业时同样有渠道码。',
    en: 'You get: a review for the directory, recommended requests, and a channel code for companies you introduce.',
  },

  // How
  howTitle: { cn: '分成怎么算', en: 'How channel shares work' },
  how1: { cn: '归属', en: 'Attribution' },
  how1Text: {
    cn: `企业经您的链接到访，渠道码在对方浏览器里保存 ${CHANNEL_DAYS} 天，以最后一次点击的链接为准。在此期间注册的账号归到您的渠道，之后不变。`,
    en: `When a company visits through your link, its browser keeps the code for ${plural(CHANNEL_DAYS, 'day')}, and the last link clicked counts. An account registered in that time is attributed to your channel permanently.`,
  },
  how2: { cn: '计提', en: 'Accrual' },
  how2Text: {
    cn: '企业每次放款（预付或确认完成），平台收取服务费，您的分成同时记入渠道账户，精确到分。',
    en: 'Each time the company releases money, as an advance or on confirmation, the platform takes its fee. Your share is credited to your channel’s account at the same moment, exact to the cent.',
  },
  how3: { cn: '谁来付', en: 'Who pays' },
  how3Text: {
    cn: '由平台从服务费中支付。企业付的总额、服务商收的净额都不变，放款前双方都能看到每一项。',
    en: 'The platform, out of its fee. What the company pays and what the provider receives stay the same, and both see every line before the release.',
  },
  how4: { cn: '结算', en: 'Settlement' },
  how4Text: {
    cn: '审核通过后签署渠道协议，付款周期、开票和税务写在协议里。没有签协议之前只计提，不付款。',
    en: 'After approval we sign a channel agreement that sets the payment cycle, invoicing and tax. Until it is signed, shares are accrued but not paid.',
  },
  how5: { cn: '暂停', en: 'Suspension' },
  how5Text: {
    cn: '刷量、冒充或误导企业的渠道会被暂停：暂停期间不增加归属，也不计提；之前已计提的不受影响。',
    en: 'A channel that fakes registrations, impersonates us or misleads companies is paused: no accounts are attributed and no share accrues meanwhile. Shares accrued earlier are not affected.',
  },

  // Steps
  stepsTitle: { cn: '从申请到第一笔分成', en: 'From application to the first share' },
  step1: { cn: '提交申请', en: 'Apply' },
  step1Text: {
    cn: '写明公司、地区和您怎样介绍客户，提交后得到编号。',
    en: 'Say who you are, where you work and how you would introduce customers. You get a reference.',
  },
  step2: { cn: '审核', en: 'Review' },
  step2Text: {
    cn: '由一位同事核对资料并联系您；不通过的会写明原因。',
    en: 'A colleague checks it and gets in touch. If it is declined, we give the reason.',
  },
  step3: { cn: '拿到渠道码', en: 'Get your code' },
  step3Text: {
    cn: '八位字母和数字，加在衡渡任何页面的链接后面都有效。',
    en: 'Eight letters and digits, easy to read out. They work at the end of any Hengdu link.',
  },
  step4: { cn: '企业注册、放款', en: 'Companies register and release' },
  step4Text: {
    cn: '每笔放款当时计提，运营人员可以逐个渠道核对。',
    en: 'Your share accrues with each release; our staff can check every channel.',
  },

  // Form
  formTitle: { cn: '申请合作', en: 'Apply' },
  formAbout: { cn: '不需要先注册。标“选填”的可以不填。', en: 'No account needed. Fields marked optional can be left empty.' },
  kind: { cn: '合作方式', en: 'Type of partnership' },
  regions: { cn: '业务所在的国家和地区', en: 'Countries and regions you work in' },
  regionsAbout: { cn: `逐个添加，最多 ${REGIONS_MAX} 个。`, en: `Add them one by one, ${REGIONS_MAX} at most.` },
  addRegion: { cn: '添加国家或地区', en: 'Add a country or region' },
  remove: { cn: (name: string) => `移除 ${name}`, en: (name) => `Remove ${name}` },
  approachChannel: { cn: '您怎样介绍客户', en: 'How you would introduce customers' },
  approachService: { cn: '您提供什么服务', en: 'Services you offer' },
  approachAbout: {
    cn: '例如：服务哪类企业、每年接触多少家、通过什么方式。',
    en: 'For example: which companies you serve, how many a year, and how you reach them.',
  },
  submit: { cn: '提交申请', en: 'Submit application' },
  privacy: { cn: '资料只用于审核这次申请，见', en: 'We use this to review the application only. See the' },
  policy: { cn: '《个人信息保护政策》', en: 'personal information protection policy' },
  name: { cn: '称呼', en: 'Your name' },
  company: { cn: '公司', en: 'Company' },
  areaCode: { cn: '区号', en: 'Calling code' },
  phone: { cn: '电话', en: 'Phone' },
  email: { cn: '邮箱', en: 'E-mail' },

  sentTitle: { cn: '申请已收到', en: 'Application received' },
  reference: { cn: '编号', en: 'Reference' },
  sentKeep: {
    cn: '请保存编号。凭编号和您填写的电话或邮箱，可以在本页查询结果。',
    en: 'Keep the reference. Use it with the phone or e-mail you entered to check the outcome on this page.',
  },
  another: { cn: '再提交一份', en: 'Send another' },
  referenceHint: { cn: '例如 C-2026-0011', en: 'For example C-2026-0011' },
  reason: { cn: '原因', en: 'Reason' },
  code: { cn: '渠道码', en: 'Channel code' },
  link: { cn: '链接', en: 'Link' },
  paused: { cn: '渠道已暂停', en: 'The channel is paused' },
  updated: { cn: (at: string) => `更新于 ${at}`, en: (at) => `Updated ${at}` },
})
