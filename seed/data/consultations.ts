import type { AskForm } from '../../src/features/talk/advisory/contract/schema.ts'
import type { Rating } from '../../src/features/talk/advisory/contract/states.ts'
import type { FeedbackKind } from '../../src/features/talk/feedback/contract/states.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'

/** Consultations and feedback of the demo world. Times are working days ago; 0 is now. */
export interface ConsultationSpec {
  /** A company (its owner asks) or a person of the cast. */
  who: { company: string } | { person: string }
  lang: Lang
  at: number
  topic: AskForm['topic']
  region: string
  text: string
  takenAt?: number
  /** What the answer carries besides its text. */
  answer?: { at: number; text: string; carries?: 'provider' | 'article' | 'demand' }
  note?: string
  more?: { at: number; text: string }
  closedAt?: number
  rating?: { stars: Rating; text: string }
}

export const consultations: readonly ConsultationSpec[] = [
  {
    who: { company: 'langong' },
    lang: 'cn',
    at: 20.6,
    topic: 'hire',
    region: 'DE',
    text: '我们想在慕尼黑先雇两名售后工程师，还没有当地公司。名义雇主能用多久？之后转成自己的公司，员工的工龄怎么算？',
    takenAt: 20.5,
    note: '与德国团队确认过派遣法的 18 个月上限。',
    answer: {
      at: 20.3,
      text: '德国的劳务派遣一般不超过 18 个月，到期前须由您的公司直接雇佣，或更换岗位。转雇时可以在合同里写明承认之前的工龄。文中比较了两种方式的费用和期限。',
      carries: 'article',
    },
    closedAt: 19.4,
    rating: { stars: 5, text: '讲清楚了期限，文章也有用。' },
  },
  {
    who: { company: 'qinghe' },
    lang: 'cn',
    at: 15.4,
    topic: 'compliance',
    region: 'AE',
    text: '派两名工程师去迪拜安装设备，停留六周，用商务签证可以吗？',
    takenAt: 15.3,
    answer: { at: 15.1, text: '安装属于工作，商务访问签证不够。短期项目可以由当地保荐方申请任务签证，约十个工作日。' },
  },
  {
    who: { company: 'langong' },
    lang: 'cn',
    at: 3.7,
    topic: 'provider',
    region: 'TH',
    text: '罗勇的客户要求 24 小时内到场维修。我们应该找一家当地机构长期合作，还是按次发布需求？',
    takenAt: 3.6,
    answer: {
      at: 3.3,
      text: '先按次合作三到四次，确认响应速度后再谈年度协议，风险更小。附上一家在当地有工程师的机构，以及一份可以直接修改的需求。',
      carries: 'demand',
    },
  },
  {
    who: { person: 'shen' },
    lang: 'cn',
    at: 1.5,
    topic: 'platform',
    region: '',
    text: '我同时接了两个需求，提现时可以合并成一笔吗？手续费怎么算？',
    takenAt: 1.4,
    answer: { at: 1.2, text: '可以。结算页勾选同一币种的多笔收入，会合并成一次提现。' },
    more: { at: 0.3, text: '不同币种呢？一笔是美元，一笔是欧元。' },
  },
  {
    who: { person: 'meng' },
    lang: 'en',
    at: 0,
    topic: 'payroll',
    region: 'SG',
    text: 'A client in Singapore wants to pay me monthly for six months. Do I have to register there, or can I stay a contractor from China?',
    takenAt: 0,
  },
  {
    who: { company: 'qinghe' },
    lang: 'cn',
    at: 0,
    topic: 'market',
    region: 'BR',
    text: '巴西的二类医疗器械注册，持有人必须是当地公司吗？有没有只做持有人服务的机构？',
  },
]

export interface PreparedSpec {
  topic: AskForm['topic'] | ''
  titleCn: string
  titleEn: string
  textCn: string
  textEn: string
}

export const preparedAnswers: readonly PreparedSpec[] = [
  {
    topic: '',
    titleCn: '需要更多信息',
    titleEn: 'More information needed',
    textCn: '您好，为了给出准确的答复，请补充：\n1. 涉及的国家或地区\n2. 人数与职位\n3. 希望开始的时间',
    textEn:
      'Hello, so that we can answer precisely, please tell us:\n1. the country or region\n2. how many people, in which positions\n3. when it should start',
  },
  {
    topic: 'hire',
    titleCn: '名义雇主与自建公司',
    titleEn: 'Employer of record or own company',
    textCn: '人数在五人以内、期限不确定时，名义雇主更快也更省；超过十人或需要当地资质时，建议设立公司。您的情况是：',
    textEn:
      'With up to five people and an open end, an employer of record is quicker and cheaper; above ten, or where a local licence is needed, we advise a company of your own. In your case:',
  },
  {
    topic: 'payroll',
    titleCn: '境外收入与个税',
    titleEn: 'Income from abroad and tax',
    textCn: '是否纳税取决于您在当地停留的天数和合同的性质。请告诉我们合同期限、预计停留天数和付款方。',
    textEn:
      'Whether you are taxed there depends on the days you stay and on the kind of contract. Please tell us its term, the days you expect to stay and who pays.',
  },
]

export interface FeedbackSpec {
  who: ConsultationSpec['who']
  lang: Lang
  at: number
  kind: FeedbackKind
  text: string
  page?: string
  lookedAt?: number
  answer?: { at: number; text: string }
  closedAt?: number
}

export const feedbacks: readonly FeedbackSpec[] = [
  {
    who: { company: 'langong' },
    lang: 'cn',
    at: 18.5,
    kind: 'idea',
    text: '需求列表希望能按预计完成日期排序，现在只能按创建时间。',
    page: '/personalHome/publish',
    lookedAt: 18.2,
    answer: { at: 17.4, text: '谢谢建议，已列入计划，下个版本可以按预计完成日期排序。' },
    closedAt: 12.1,
  },
  {
    who: { person: 'shen' },
    lang: 'cn',
    at: 6.4,
    kind: 'problem',
    text: '手机上打开简历预览，右边有一小段文字被遮住。',
    page: '/personalHome/myPersonal/resume',
    lookedAt: 6.1,
    answer: { at: 5.3, text: '已修正，请刷新后再看。' },
  },
  {
    who: { company: 'qinghe' },
    lang: 'cn',
    at: 2.4,
    kind: 'content',
    text: '沙特的节假日少了一天：建国日之后的补假。',
    lookedAt: 2.1,
  },
  {
    who: { person: 'meng' },
    lang: 'en',
    at: 0.2,
    kind: 'idea',
    text: 'Please add a calendar file for the dates of a demand, so that I can see them next to my other appointments.',
    page: '/personalHome/joinIn',
  },
]
