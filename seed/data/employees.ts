/** Langong's employees. People, numbers and accounts are invented; names follow the customs of their country. */

/** Where most of them work, with what is usual there. */
export const places = {
  CN: { subdivision: 'CN-3301', calling: '86', phone: (nth: number) => `1390000${1000 + nth}`, bank: '示例银行杭州分行', leave: '10' },
  DE: { subdivision: 'DE-BY', calling: '49', phone: (nth: number) => `15120000${100 + nth}`, bank: 'Beispielbank München', leave: '28' },
  PL: { subdivision: 'PL-24', calling: '48', phone: (nth: number) => `500000${100 + nth}`, bank: 'Bank Przykładowy Katowice', leave: '20' },
  VN: { subdivision: 'VN-56', calling: '84', phone: (nth: number) => `901000${100 + nth}`, bank: 'Ngân hàng Mẫu Bắc Ninh', leave: '12' },
  TH: { subdivision: 'TH-20', calling: '66', phone: (nth: number) => `810000${100 + nth}`, bank: 'Sample Bank Chonburi', leave: '10' },
  SG: { subdivision: 'SG-05', calling: '65', phone: (nth: number) => `81000${100 + nth}`, bank: 'Sample Bank Singapore', leave: '14' },
  MX: { subdivision: 'MX-NLE', calling: '52', phone: (nth: number) => `5510000${100 + nth}`, bank: 'Banco Ejemplo Monterrey', leave: '14' },
  AE: { subdivision: 'AE-DU', calling: '971', phone: (nth: number) => `500000${100 + nth}`, bank: 'Sample Bank Dubai', leave: '22' },
  JP: { subdivision: 'JP-23', calling: '81', phone: (nth: number) => `9010000${100 + nth}`, bank: 'サンプル銀行名古屋支店', leave: '12' },
} as const
export type PlaceCode = keyof typeof places

export type TeamKey = 'office' | 'engineering' | 'delivery' | 'europe' | 'asiaAmericas'

export interface EmployeeSpec {
  name: string
  latin: string
  at: PlaceCode
  team: TeamKey
  title: string
  /** Months from the start of the contract to today. */
  months: number
  /** For one whole cycle, in the currency of the country unless another is named. */
  pay: string
  cycle?: 'weekly' | 'biweekly'
  currency?: string
  /** Monday is 1; Monday to Friday without it. */
  days?: readonly number[]
  hours?: readonly [string, string]
  /** The name of the manager. */
  under?: string
  /** Years with the group before this contract, which count. */
  servedBefore?: number
  /** Days after the first of the month that is being paid: instead of `months`. */
  startsWithOpenMonth?: number
  /** Days from today. */
  contractEnds?: number
  probationEnds?: number
  passportEnds?: number
  visaEnds?: number
  leavesIn?: number
  leftAgo?: number
  noAccount?: true
  /** Gave another account days ago, which nobody has confirmed. */
  changesAccount?: true
}

type Row = readonly [
  name: string,
  latin: string,
  at: PlaceCode,
  team: TeamKey,
  title: string,
  months: number,
  pay: string,
  more?: Partial<EmployeeSpec>,
]

const six = [1, 2, 3, 4, 5, 6] as const
const rows: readonly Row[] = [
  // Hangzhou
  ['陆屿宁', 'Lu Yuning', 'CN', 'office', '海外业务总经理', 96, '58000.00', {}],
  ['唐予白', 'Tang Yubai', 'CN', 'office', '财务经理', 61, '26000.00', { under: '陆屿宁', servedBefore: 4 }],
  ['蔺知微', 'Lin Zhiwei', 'CN', 'office', '人事经理', 47, '24000.00', { under: '陆屿宁' }],
  ['苏见山', 'Su Jianshan', 'CN', 'office', '薪酬专员', 20, '14500.00', { under: '蔺知微', contractEnds: 41 }],
  ['曾祎', 'Zeng Yi', 'CN', 'office', '海外法务', 33, '27500.00', { under: '陆屿宁' }],
  ['单珺', 'Shan Jun', 'CN', 'office', '出纳', 15, '11800.00', { under: '唐予白', probationEnds: 18 }],
  ['覃朗', 'Qin Lang', 'CN', 'delivery', '项目助理', 26, '12800.00', { under: '郗远' }],
  ['郗远', 'Xi Yuan', 'CN', 'delivery', '海外交付负责人', 72, '42000.00', { under: '陆屿宁' }],
  ['裴清和', 'Pei Qinghe', 'CN', 'engineering', '控制器研发负责人', 84, '46000.00', { under: '陆屿宁' }],
  ['欧阳砚', 'Ouyang Yan', 'CN', 'engineering', '机械设计工程师', 58, '28500.00', { under: '裴清和', servedBefore: 6 }],
  ['尉迟棠', 'Yuchi Tang', 'CN', 'engineering', '视觉算法工程师', 30, '34000.00', { under: '裴清和' }],
  ['仇予安', 'Qiu Yu\u2019an', 'CN', 'engineering', '嵌入式工程师', 22, '26500.00', { under: '裴清和', contractEnds: 12 }],
  ['梁堃', 'Liang Kun', 'CN', 'engineering', '伺服电机工程师', 41, '27000.00', { under: '裴清和' }],
  ['钟离玥', 'Zhongli Yue', 'CN', 'engineering', '测试工程师', 17, '19500.00', { under: '裴清和' }],
  ['古丽娜尔·买买提', 'Gulnar Memet', 'CN', 'engineering', '本地化工程师', 13, '21000.00', { under: '裴清和' }],
  ['乐之扬', 'Yue Zhiyang', 'CN', 'engineering', '结构工程师', 9, '22500.00', { under: '裴清和' }],
  ['冼嘉树', 'Xian Jiashu', 'CN', 'engineering', '工艺工程师', 6, '20500.00', { under: '裴清和', changesAccount: true }],
  ['司马知远', 'Sima Zhiyuan', 'CN', 'engineering', '安全认证工程师', 0, '25000.00', { under: '裴清和', startsWithOpenMonth: 4 }],
  ['盖云深', 'Ge Yunshen', 'CN', 'delivery', '备件计划', 38, '15600.00', { under: '郗远', days: six }],
  // Germany
  ['Katharina Brandl', 'Katharina Brandl', 'DE', 'europe', 'Head of Service Europe', 36, '7450.00', { under: '郗远' }],
  ['Jürgen Öttl', 'Juergen Oettl', 'DE', 'europe', 'Senior Field Engineer', 34, '5620.00', { under: 'Katharina Brandl' }],
  ['Meryem Yıldız', 'Meryem Yildiz', 'DE', 'europe', 'Field Engineer', 19, '4380.00', { under: 'Katharina Brandl' }],
  [
    'Lukas Hartwig',
    'Lukas Hartwig',
    'DE',
    'europe',
    'Commissioning Engineer',
    25,
    '4910.00',
    { under: 'Katharina Brandl', passportEnds: 150 },
  ],
  ['Annika Voß', 'Annika Voss', 'DE', 'europe', 'Spare Parts Coordinator', 28, '3640.00', { under: 'Katharina Brandl' }],
  ['任望舒', 'Ren Wangshu', 'DE', 'europe', '驻德技术支持', 14, '4650.00', { under: 'Katharina Brandl', visaEnds: 74 }],
  [
    'Oleksandr Hrytsenko',
    'Oleksandr Hrytsenko',
    'DE',
    'europe',
    'Robot Programmer',
    11,
    '4480.00',
    { under: 'Katharina Brandl', visaEnds: 24 },
  ],
  ['Sophie Wallner', 'Sophie Wallner', 'DE', 'europe', 'Customer Trainer', 4, '3980.00', { under: 'Katharina Brandl', probationEnds: 26 }],
  // Poland
  ['Agnieszka Wróblewska', 'Agnieszka Wroblewska', 'PL', 'europe', 'Service Coordinator', 24, '9800.00', { under: 'Katharina Brandl' }],
  ['Paweł Żmuda', 'Pawel Zmuda', 'PL', 'europe', 'Field Engineer', 21, '11200.00', { under: 'Agnieszka Wróblewska' }],
  ['Kacper Łuczak', 'Kacper Luczak', 'PL', 'europe', 'Field Engineer', 16, '10650.00', { under: 'Agnieszka Wróblewska' }],
  ['Zofia Dąbek', 'Zofia Dabek', 'PL', 'europe', 'Technical Writer', 7, '8700.00', { under: 'Agnieszka Wróblewska', contractEnds: 55 }],
  // Vietnam
  ['Nguyễn Thị Hồng Đào', 'Nguyen Thi Hong Dao', 'VN', 'asiaAmericas', 'Country Manager', 30, '52000000', { under: '郗远', days: six }],
  ['Trần Quốc Bảo', 'Tran Quoc Bao', 'VN', 'asiaAmericas', 'Field Engineer', 23, '28000000', { under: 'Nguyễn Thị Hồng Đào', days: six }],
  ['Lê Minh Khôi', 'Le Minh Khoi', 'VN', 'asiaAmericas', 'Field Engineer', 18, '26500000', { under: 'Nguyễn Thị Hồng Đào', days: six }],
  ['Phạm Thu Hà', 'Pham Thu Ha', 'VN', 'asiaAmericas', 'Interpreter', 12, '19500000', { under: 'Nguyễn Thị Hồng Đào' }],
  ['Võ Thanh Tùng', 'Vo Thanh Tung', 'VN', 'asiaAmericas', 'Technician', 10, '15800000', { under: 'Nguyễn Thị Hồng Đào', days: six }],
  ['Đặng Gia Huy', 'Dang Gia Huy', 'VN', 'asiaAmericas', 'Technician', 5, '15200000', { under: 'Nguyễn Thị Hồng Đào', days: six }],
  ['闻人澈', 'Wenren Che', 'VN', 'delivery', '驻越项目经理', 27, '24500.00', { under: '郗远', currency: 'CNY', visaEnds: -6 }],
  // Thailand
  ['ณัฐพล ศรีสุวรรณ', 'Nattapol Srisuwan', 'TH', 'asiaAmericas', 'Service Manager', 22, '78000.00', { under: '郗远' }],
  ['พิมพ์ชนก วงศ์ทอง', 'Pimchanok Wongthong', 'TH', 'asiaAmericas', 'Office Coordinator', 19, '34000.00', { under: 'ณัฐพล ศรีสุวรรณ' }],
  ['ธนกร แก้วมณี', 'Thanakorn Kaewmanee', 'TH', 'asiaAmericas', 'Field Engineer', 14, '46500.00', { under: 'ณัฐพล ศรีสุวรรณ', days: six }],
  [
    'กมลชนก ใจดี',
    'Kamonchanok Jaidee',
    'TH',
    'asiaAmericas',
    'Technician',
    0,
    '27500.00',
    { under: 'ณัฐพล ศรีสุวรรณ', days: six, noAccount: true, startsWithOpenMonth: 0 },
  ],
  // Singapore
  ['Priya Raghunathan', 'Priya Raghunathan', 'SG', 'asiaAmericas', 'Regional Finance Lead', 29, '8900.00', { under: '唐予白' }],
  [
    'Muhammad Faizal bin Rahmat',
    'Muhammad Faizal bin Rahmat',
    'SG',
    'asiaAmericas',
    'Logistics Executive',
    25,
    '4600.00',
    { under: 'Priya Raghunathan' },
  ],
  ['陳凱琳', 'Chan Kai Lin', 'SG', 'asiaAmericas', 'Customer Success', 16, '5850.00', { under: 'Priya Raghunathan' }],
  [
    'Wei Ling Ong',
    'Ong Wei Ling',
    'SG',
    'asiaAmericas',
    'Application Engineer',
    6,
    '6200.00',
    { under: 'Priya Raghunathan', leavesIn: 20 },
  ],
  // Mexico
  ['Ximena Ibarra Solís', 'Ximena Ibarra Solis', 'MX', 'asiaAmericas', 'Country Manager', 26, '68000.00', { under: '郗远' }],
  [
    'Emiliano Cárdenas Ruiz',
    'Emiliano Cardenas Ruiz',
    'MX',
    'asiaAmericas',
    'Field Engineer',
    20,
    '19500.00',
    { under: 'Ximena Ibarra Solís', cycle: 'biweekly' },
  ],
  [
    'Valeria Núñez Lara',
    'Valeria Nunez Lara',
    'MX',
    'asiaAmericas',
    'Administrative Assistant',
    17,
    '11200.00',
    { under: 'Ximena Ibarra Solís', cycle: 'biweekly' },
  ],
  [
    'Iker Zavala Peña',
    'Iker Zavala Pena',
    'MX',
    'asiaAmericas',
    'Technician',
    13,
    '5400.00',
    { under: 'Ximena Ibarra Solís', cycle: 'weekly', days: six },
  ],
  [
    'Renata Ochoa Vidal',
    'Renata Ochoa Vidal',
    'MX',
    'asiaAmericas',
    'Technician',
    9,
    '5250.00',
    { under: 'Ximena Ibarra Solís', cycle: 'weekly', days: six },
  ],
  [
    '贺兰舟',
    'Helan Zhou',
    'MX',
    'delivery',
    '驻墨调试工程师',
    15,
    '23500.00',
    { under: '郗远', currency: 'CNY', passportEnds: 88, visaEnds: 130 },
  ],
  // Dubai
  [
    'ليلى المنصوري',
    'Layla Al Mansoori',
    'AE',
    'asiaAmericas',
    'Business Development',
    18,
    '21500.00',
    { under: '陆屿宁', hours: ['08:00', '17:00'] },
  ],
  ['Rohan Kulkarni', 'Rohan Kulkarni', 'AE', 'asiaAmericas', 'Sales Engineer', 12, '16800.00', { under: 'ليلى المنصوري', visaEnds: 168 }],
  // Nagoya
  ['佐伯 遥香', 'Saeki Haruka', 'JP', 'asiaAmericas', '技術営業', 23, '420000', { under: '郗远' }],
  ['藤堂 直樹', 'Todo Naoki', 'JP', 'asiaAmericas', 'フィールドエンジニア', 11, '385000', { under: '佐伯 遥香' }],
  // Those who left
  ['司空景', 'Sikong Jing', 'CN', 'engineering', '电气工程师', 50, '23000.00', { under: '裴清和', leftAgo: 12 }],
  ['Dieter Krämer', 'Dieter Kraemer', 'DE', 'europe', 'Field Engineer', 31, '4700.00', { under: 'Katharina Brandl', leftAgo: 20 }],
]

const specOf = ([name, latin, at, team, title, months, pay, more]: Row): EmployeeSpec => ({
  name,
  latin,
  at,
  team,
  title,
  months,
  pay,
  ...more,
})
export const employed: readonly EmployeeSpec[] = rows.map(specOf)

/** Grades as Langong gives them in its teams of office and engineering: M to those who lead somebody, P by the time they are there. */
export function gradeOf({ name, team, under, months }: EmployeeSpec): string {
  if (team !== 'office' && team !== 'engineering') return ''
  if (employed.some((other) => other.under === name)) return under ? 'M1' : 'M2'
  return months < 12 ? 'P4' : months < 36 ? 'P5' : 'P6'
}

/** On their way in: one is late, one starts within a week, one later. `startsIn` days from today. */
export const coming: readonly (EmployeeSpec & { startsIn: number })[] = [
  {
    ...specOf(['Hannah Reuter', 'Hannah Reuter', 'DE', 'europe', 'Field Engineer', 0, '4250.00', { under: 'Katharina Brandl' }]),
    startsIn: 5,
  },
  { ...specOf(['Bùi Đức Anh', 'Bui Duc Anh', 'VN', 'asiaAmericas', 'Technician', 0, '14800000', { noAccount: true }]), startsIn: -2 },
  {
    ...specOf(['令狐川', 'Linghu Chuan', 'CN', 'engineering', '运动控制工程师', 0, '31000.00', { under: '裴清和', noAccount: true }]),
    startsIn: 24,
  },
]

/** Begun and not finished: what is there so far. */
export const begun: readonly { name: string; latin?: string; at?: PlaceCode; title?: string }[] = [
  { name: 'Mateusz Górny', latin: 'Mateusz Gorny', at: 'PL', title: 'Field Engineer' },
  { name: '温如昼' },
]
