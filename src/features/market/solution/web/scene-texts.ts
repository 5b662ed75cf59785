import { plural, texts } from '../../../../platform/contract/texts.ts'
import { FAIR_FOLLOW_UP_DAYS } from '../contract/fair.ts'

/** The two drawings of the page: a machine that stops, and the months before a fair. Times are samples of what a contract may say. */
export const x = texts({
  stop: { cn: '设备停机那一天', en: 'The day a machine stops' },
  stopAbout: {
    cn: '示例：巴西一家工厂的包装线。停机 6 小时 45 分，比例按实际时间。',
    en: 'A sample: a packaging line at a plant in Brazil. Down for 6 h 45 min, drawn to scale.',
  },
  span: {
    cn: (minutes: number) =>
      minutes < 60 ? `${minutes} 分` : `${Math.floor(minutes / 60)} 小时${minutes % 60 ? ` ${minutes % 60} 分` : ''}`,
    en: (minutes) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h${minutes % 60 ? ` ${minutes % 60} min` : ''}`),
  },
  answer: { cn: '等接听', en: 'Waiting for an answer' },
  remote: { cn: '远程排查', en: 'Remote diagnosis' },
  travel: { cn: '取备件、赶到现场', en: 'Collecting the part, travelling' },
  repair: { cn: '现场抢修', en: 'Repair on site' },
  p1: { cn: '客户报修', en: 'The customer calls' },
  p1Text: { cn: '打当地号码，说葡萄牙语。', en: 'A local number, in Portuguese.' },
  p2: { cn: '热线接单', en: 'The hotline logs it' },
  p2Text: { cn: '建工单，看照片和故障码。', en: 'A ticket with photos and fault codes.' },
  p3: { cn: '派工程师', en: 'An engineer is sent' },
  p3Text: { cn: '备件从当地仓库取。', en: 'The part comes from the local store.' },
  p4: { cn: '到场', en: 'On site' },
  p4Text: { cn: '合同写明：6 小时内。', en: 'The contract says: within 6 hours.' },
  p5: { cn: '恢复运行', en: 'Running again' },
  p5Text: { cn: '客户签字；您验收报告后放款。', en: 'The customer signs; you accept the report and release.' },

  fair: { cn: '从开展日往回排', en: 'Working back from opening day' },
  fairAbout: {
    cn: '欧洲一场展会的常见时间，以主办方和海关的期限为准。',
    en: 'Usual times for a fair in Europe; the deadlines of the organiser and of customs decide.',
  },
  before: { cn: (months: number) => `展前 ${months} 个月开始`, en: (months) => `from ${plural(months, 'month')} before` },
  booth: { cn: '预订展位', en: 'Book the stand' },
  builder: { cn: '选搭建商、定方案', en: 'Choose the builder' },
  visa: { cn: '邀请函和签证', en: 'Invitations and visas' },
  freight: { cn: '展品运输、ATA 单证册', en: 'Freight, ATA carnet' },
  meetings: { cn: '约客户见面', en: 'Make appointments' },
  open: { cn: '开展', en: 'The fair' },
  openText: { cn: '3–5 天', en: '3–5 days' },
  follow: { cn: '跟进线索', en: 'Follow up leads' },
  followText: {
    cn: `闭展后 ${FAIR_FOLLOW_UP_DAYS} 个工作日内`,
    en: `Within ${FAIR_FOLLOW_UP_DAYS} working days of closing`,
  },
  tick: { cn: (months: number) => `${months} 个月前`, en: (months) => `${months} mo.` },
  opening: { cn: '开展日', en: 'Opening' },
})
