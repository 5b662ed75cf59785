import { namesOf } from '../../../platform/contract/names.ts'
import type { Lang, Pair } from '../../../platform/contract/texts.ts'
import { currencies } from '../../../rules/constants.ts'
import type { TeamRole } from '../../../rules/permissions.ts'
import type { ArticleTopic } from '../../article/contract/topics.ts'
import { stages } from '../../demand/contract/lifecycle.ts'
import type { categories, contractKinds, visibilities, workLanguages } from '../../demand/contract/schema.ts'
import type { CallTime, LeadState, LeadTopic } from '../../lead/contract/states.ts'
import type { ApplicationState, ChannelState, PartnerKind } from '../../partner/contract/states.ts'
import type { Service } from '../../provider/contract/services.ts'
import type { OrderState, OrderType } from '../../wallet/contract/orders.ts'

type Items = Record<string, Pair>

const demandCategory: Record<(typeof categories)[number], Pair> = {
  eor: { cn: '名义雇主', en: 'Employer of record' },
  payroll: { cn: '薪酬服务', en: 'Payroll' },
  recruiting: { cn: '海外招聘', en: 'Recruiting' },
  incorporation: { cn: '公司设立', en: 'Company formation' },
  taxAccounting: { cn: '财税', en: 'Tax and accounting' },
  legalIp: { cn: '法律与知识产权', en: 'Legal and IP' },
  afterSales: { cn: '售后与安装', en: 'After-sales and installation' },
  exhibition: { cn: '展会', en: 'Exhibitions' },
  marketResearch: { cn: '市场调研', en: 'Market research' },
  influencer: { cn: '达人推广', en: 'Influencer work' },
  translation: { cn: '翻译与本地化', en: 'Translation and localisation' },
  software: { cn: '软件与技术', en: 'Software and technology' },
  logistics: { cn: '物流与仓储', en: 'Logistics and warehousing' },
  other: { cn: '其他', en: 'Other' },
}

const contractKind: Record<(typeof contractKinds)[number], Pair> = {
  longTerm: { cn: '长期合同', en: 'Long-term' },
  payAsYouGo: { cn: '按量付费', en: 'Pay-as-you-go' },
  kpi: { cn: 'KPI 合同', en: 'KPI contract' },
}

const language: Record<(typeof workLanguages)[number], Pair> = {
  zh: { cn: '中文', en: 'Chinese' },
  en: { cn: '英语', en: 'English' },
  zhEn: { cn: '中文和英语', en: 'Chinese and English' },
  de: { cn: '德语', en: 'German' },
  es: { cn: '西班牙语', en: 'Spanish' },
  pt: { cn: '葡萄牙语', en: 'Portuguese' },
  fr: { cn: '法语', en: 'French' },
  ja: { cn: '日语', en: 'Japanese' },
  ko: { cn: '韩语', en: 'Korean' },
  vi: { cn: '越南语', en: 'Vietnamese' },
  th: { cn: '泰语', en: 'Thai' },
  id: { cn: '印度尼西亚语', en: 'Indonesian' },
  ar: { cn: '阿拉伯语', en: 'Arabic' },
}

const service: Record<Service, Pair> = {
  eor: { cn: '名义雇主', en: 'Employer of record' },
  contractor: { cn: '承包商与灵活用工', en: 'Contractors and flexible work' },
  payroll: { cn: '薪酬代发与申报', en: 'Payroll and filings' },
  recruiting: { cn: '海外招聘', en: 'Recruiting' },
  visa: { cn: '签证与工作许可', en: 'Visas and work permits' },
  incorporation: { cn: '公司设立与秘书', en: 'Company formation and secretary' },
  taxAccounting: { cn: '税务与记账', en: 'Tax and accounting' },
  legal: { cn: '法律服务', en: 'Legal' },
  ip: { cn: '商标与知识产权', en: 'Trademarks and IP' },
  certification: { cn: '产品认证', en: 'Product certification' },
  marketResearch: { cn: '市场调研', en: 'Market research' },
  influencer: { cn: '达人推广', en: 'Influencer work' },
  exhibition: { cn: '展会与搭建', en: 'Exhibitions and stands' },
  afterSales: { cn: '售后服务', en: 'After-sales' },
  installation: { cn: '安装与调试', en: 'Installation and commissioning' },
  translation: { cn: '翻译与本地化', en: 'Translation and localisation' },
  software: { cn: '软件与技术', en: 'Software and technology' },
  logistics: { cn: '物流与仓储', en: 'Logistics and warehousing' },
  custom: { cn: '定制服务', en: 'Made to order' },
}

const visibility: Record<(typeof visibilities)[number], Pair> = {
  public: { cn: '公开', en: 'Public' },
  invited: { cn: '仅限受邀', en: 'By invitation' },
}

const orderType: Record<OrderType, Pair> = {
  escrow: { cn: '资金托管', en: 'Escrow' },
  topUp: { cn: '充值', en: 'Top-up' },
  beans: { cn: '购豆', en: 'Beans' },
  payroll: { cn: '薪酬备款', en: 'Payroll funding' },
  refund: { cn: '退款', en: 'Refund' },
  release: { cn: '服务款', en: 'Release' },
  withdrawal: { cn: '提现', en: 'Withdrawal' },
}

const orderState: Record<OrderState, Pair> = {
  pending: { cn: '待确认', en: 'Pending' },
  done: { cn: '已完成', en: 'Done' },
  rejected: { cn: '未通过', en: 'Rejected' },
  available: { cn: '可提现', en: 'Can withdraw' },
  applied: { cn: '已申请', en: 'Applied' },
  approved: { cn: '待打款', en: 'Approved' },
  paid: { cn: '已打款', en: 'Paid' },
  returned: { cn: '已退回', en: 'Returned' },
  declined: { cn: '复核未通过', en: 'Declined' },
}

const articleTopic: Record<ArticleTopic, Pair> = {
  employment: { cn: '雇佣与用工', en: 'Employment' },
  payroll: { cn: '薪酬与社保', en: 'Payroll and contributions' },
  tax: { cn: '税务', en: 'Tax' },
  company: { cn: '公司设立', en: 'Company formation' },
  ip: { cn: '商标与知识产权', en: 'Trademarks and IP' },
  compliance: { cn: '合规与数据', en: 'Compliance and data' },
  market: { cn: '市场与渠道', en: 'Markets and channels' },
  product: { cn: '产品准入与售后', en: 'Product rules and after-sales' },
  events: { cn: '展会与活动', en: 'Exhibitions and events' },
}

const teamRole: Record<TeamRole, Pair> = {
  owner: { cn: '所有者', en: 'Owner' },
  admin: { cn: '管理员', en: 'Administrator' },
  hr: { cn: '人事', en: 'HR' },
  finance: { cn: '财务', en: 'Finance' },
  demandManager: { cn: '需求经理', en: 'Demand manager' },
  viewer: { cn: '只读成员', en: 'Viewer' },
}

/**
 * Every dictionary of the product: code → value → both texts. What the login hands over, what forms offer and what schemas admit are this
 * one table: `z.enum(valuesOf('industry'), 'notListed')`.
 */
const leadTopic: Record<LeadTopic, Pair> = {
  hire: { cn: '海外用工与招聘', en: 'Hiring abroad' },
  payroll: { cn: '薪酬发放', en: 'Payroll' },
  provider: { cn: '寻找服务商', en: 'Finding a provider' },
  market: { cn: '市场调研与拓展', en: 'Market research and entry' },
  legalIp: { cn: '法律与知识产权', en: 'Legal and IP' },
  afterSales: { cn: '售后与安装', en: 'After-sales and installation' },
  exhibition: { cn: '展会', en: 'Exhibitions' },
  influencer: { cn: '达人推广', en: 'Influencer work' },
  partner: { cn: '伙伴合作', en: 'Partnership' },
  event: { cn: '活动', en: 'Events' },
  other: { cn: '其他', en: 'Something else' },
}

const leadState: Record<LeadState, Pair> = {
  new: { cn: '新收到', en: 'New' },
  contacted: { cn: '已联系', en: 'Contacted' },
  qualified: { cn: '有需求', en: 'Qualified' },
  won: { cn: '已成交', en: 'Won' },
  lost: { cn: '未成交', en: 'Lost' },
  spam: { cn: '垃圾信息', en: 'Spam' },
}

const callTime: Record<CallTime, Pair> = {
  any: { cn: '服务时间内均可', en: 'Any time in service hours' },
  morning: { cn: '上午（北京时间 9:00–12:00）', en: 'Morning, 9:00–12:00 Beijing time' },
  afternoon: { cn: '下午（北京时间 13:00–16:00）', en: 'Afternoon, 13:00–16:00 Beijing time' },
  evening: { cn: '傍晚（北京时间 16:00–18:30）', en: 'Late afternoon, 16:00–18:30 Beijing time' },
}

const partnerKind: Record<PartnerKind, Pair> = {
  service: { cn: '服务伙伴', en: 'Service partner' },
  channel: { cn: '渠道伙伴', en: 'Channel partner' },
}

const applicationState: Record<ApplicationState, Pair> = {
  received: { cn: '已收到', en: 'Received' },
  inReview: { cn: '审核中', en: 'In review' },
  approved: { cn: '已通过', en: 'Approved' },
  declined: { cn: '未通过', en: 'Declined' },
}

const channelState: Record<ChannelState, Pair> = {
  active: { cn: '启用', en: 'Active' },
  paused: { cn: '暂停', en: 'Paused' },
}

export const dictionaries = {
  leadTopic,
  leadState,
  callTime,
  partnerKind,
  applicationState,
  channelState,
  demandCategory,
  contractKind,
  language,
  service,
  visibility,
  demandStatus: Object.fromEntries(stages.map(({ status, cn, en }) => [String(status), { cn, en }])) as Record<
    `${(typeof stages)[number]['status']}`,
    Pair
  >,
  currency: Object.fromEntries(Object.entries(currencies).map(([code, { cn, en }]) => [code, { cn, en }])) as Record<
    keyof typeof currencies,
    Pair
  >,
  industry: {
    machinery: { cn: '机械与装备', en: 'Machinery and equipment' },
    robotics: { cn: '机器人与自动化', en: 'Robotics and automation' },
    electronics: { cn: '消费电子', en: 'Consumer electronics' },
    newEnergy: { cn: '新能源', en: 'New energy' },
    automotive: { cn: '汽车与零部件', en: 'Vehicles and parts' },
    medical: { cn: '医疗器械与健康', en: 'Medical devices and health' },
    software: { cn: '软件与信息技术', en: 'Software and IT' },
    games: { cn: '游戏与文娱', en: 'Games and entertainment' },
    ecommerce: { cn: '跨境电商', en: 'Cross-border e-commerce' },
    apparel: { cn: '服装与鞋帽', en: 'Apparel and footwear' },
    home: { cn: '家居与家电', en: 'Home and appliances' },
    food: { cn: '食品与农业', en: 'Food and agriculture' },
    chemicals: { cn: '化工与材料', en: 'Chemicals and materials' },
    construction: { cn: '工程与建筑', en: 'Engineering and construction' },
    logistics: { cn: '物流运输', en: 'Transport and logistics' },
    finance: { cn: '金融', en: 'Finance' },
    education: { cn: '教育与培训', en: 'Education and training' },
    professional: { cn: '专业服务', en: 'Professional services' },
    other: { cn: '其他', en: 'Other' },
  },
  companyScale: {
    to20: { cn: '20 人以下', en: 'Fewer than 20 people' },
    to99: { cn: '20–99 人', en: '20–99 people' },
    to499: { cn: '100–499 人', en: '100–499 people' },
    to999: { cn: '500–999 人', en: '500–999 people' },
    to9999: { cn: '1,000–9,999 人', en: '1,000–9,999 people' },
    from10000: { cn: '10,000 人及以上', en: '10,000 people or more' },
  },
  companyType: {
    private: { cn: '民营企业', en: 'Privately owned' },
    stateOwned: { cn: '国有企业', en: 'State-owned' },
    foreign: { cn: '外资企业', en: 'Foreign-invested' },
    joint: { cn: '合资企业', en: 'Joint venture' },
    listed: { cn: '上市公司', en: 'Listed company' },
    soleTrader: { cn: '个体工商户', en: 'Sole trader' },
    institution: { cn: '事业单位或社会组织', en: 'Public institution or association' },
    overseas: { cn: '境外注册企业', en: 'Registered outside mainland China' },
  },
  gender: {
    male: { cn: '男', en: 'Male' },
    female: { cn: '女', en: 'Female' },
    unstated: { cn: '不便透露', en: 'Prefer not to say' },
  },
  idKind: {
    idCard: { cn: '居民身份证', en: 'Resident identity card' },
    passport: { cn: '护照', en: 'Passport' },
    hkMacauTaiwanPermit: { cn: '港澳台居民证件', en: 'Permit of a Hong Kong, Macao or Taiwan resident' },
    other: { cn: '其他证件', en: 'Other document' },
  },
  orderType,
  orderState,
  verificationStatus: {
    0: { cn: '未认证', en: 'Unverified' },
    1: { cn: '待审核', en: 'Pending review' },
    2: { cn: '已认证', en: 'Verified' },
    3: { cn: '认证失败', en: 'Failed' },
    4: { cn: '已停用', en: 'Disabled' },
  },
  teamRole,
  articleTopic,
  payCycle: {
    weekly: { cn: '每周', en: 'Weekly' },
    biweekly: { cn: '每两周', en: 'Every two weeks' },
    monthly: { cn: '每月', en: 'Monthly' },
  },
  creatorPlatform: {
    youtube: { cn: 'YouTube', en: 'YouTube' },
    instagram: { cn: 'Instagram', en: 'Instagram' },
    tiktok: { cn: 'TikTok', en: 'TikTok' },
    facebook: { cn: 'Facebook', en: 'Facebook' },
    linkedin: { cn: '领英', en: 'LinkedIn' },
    x: { cn: 'X', en: 'X' },
    blog: { cn: '博客与通讯', en: 'Blogs and newsletters' },
    podcast: { cn: '播客', en: 'Podcasts' },
  },
  creatorField: {
    tech: { cn: '数码与科技', en: 'Gadgets and technology' },
    industry: { cn: '工业与制造', en: 'Industry and making' },
    home: { cn: '家居与园艺', en: 'Home and garden' },
    outdoor: { cn: '户外与运动', en: 'Outdoor and sport' },
    auto: { cn: '汽车与出行', en: 'Cars and mobility' },
    beauty: { cn: '美妆与护理', en: 'Beauty and care' },
    food: { cn: '餐饮与厨房', en: 'Food and kitchen' },
    parenting: { cn: '亲子与教育', en: 'Family and education' },
    games: { cn: '游戏', en: 'Games' },
    business: { cn: '商业与职场', en: 'Business and work' },
    energy: { cn: '能源与环保', en: 'Energy and environment' },
    health: { cn: '健康与医疗', en: 'Health and medicine' },
  },
  reportReason: {
    fraud: { cn: '涉嫌欺诈', en: 'Suspected fraud' },
    illegal: { cn: '违法违规内容', en: 'Illegal content' },
    infringement: { cn: '侵犯知识产权', en: 'Infringes intellectual property' },
    falseInfo: { cn: '信息不实', en: 'False information' },
    offPlatform: { cn: '诱导平台外交易', en: 'Asks to deal off the platform' },
    harassment: { cn: '骚扰或辱骂', en: 'Harassment' },
    other: { cn: '其他', en: 'Other' },
  },
} as const satisfies Record<string, Items>

export type DictionaryCode = keyof typeof dictionaries
export const dictionaryCodes = namesOf(dictionaries)
type ValueOf<C extends DictionaryCode> = `${keyof (typeof dictionaries)[C] & (string | number)}`

/** The values of a dictionary, in its order: what a schema's enum takes. */
export const valuesOf = <C extends DictionaryCode>(code: C): [ValueOf<C>, ...ValueOf<C>[]] =>
  Object.keys(dictionaries[code]) as [ValueOf<C>, ...ValueOf<C>[]]

/** The text of a value; the value itself where the dictionary does not know it. */
export const textOf = (code: DictionaryCode, value: string | number, lang: Lang): string =>
  (dictionaries[code] as Items)[String(value)]?.[lang] ?? String(value)

interface DictionaryItem {
  value: string
  text: string
}
export type Dictionary = Record<string, DictionaryItem[]>

const inLanguage = (words: Record<string, Items>, lang: Lang): Dictionary =>
  Object.fromEntries(
    Object.entries(words).map(([code, items]) => [code, Object.entries(items).map(([value, pair]) => ({ value, text: pair[lang] }))]),
  )

/** `{cn: {code: [{value, text}]}, en: {…}}` (source §3). */
export const inLanguages = (words: Record<string, Items>): { cn: Dictionary; en: Dictionary } => ({
  cn: inLanguage(words, 'cn'),
  en: inLanguage(words, 'en'),
})
