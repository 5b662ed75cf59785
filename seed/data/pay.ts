import type { PlaceCode } from './employees.ts'

/** How Langong pays: its groups, what is taken off and added every month, and what is new in the run that waits for approval. */

export interface PayGroupSpec {
  key: 'china' | 'abroad' | 'mexico'
  name: string
  cycle: 'monthly' | 'biweekly'
  method: 'working' | 'china'
  region: string
}

export const payGroups: readonly PayGroupSpec[] = [
  { key: 'china', name: '中国薪酬', cycle: 'monthly', method: 'china', region: 'CN' },
  { key: 'abroad', name: '海外月薪', cycle: 'monthly', method: 'working', region: 'SG' },
  { key: 'mexico', name: '墨西哥双周薪', cycle: 'biweekly', method: 'working', region: 'MX' },
]

/** Who is paid in yuan is paid from Hangzhou, wherever they work. */
export const groupOf = (at: PlaceCode, currency: string | undefined): PayGroupSpec['key'] =>
  at === 'CN' || currency === 'CNY' ? 'china' : at === 'MX' ? 'mexico' : 'abroad'

/** Typed by HR from the payslips of their own bureau: hundredths of the base. What the employee pays, by place. */
export const withheld: Partial<Record<PlaceCode, readonly { code: string; label: string; percent: number }[]>> = {
  CN: [
    { code: 'social', label: '社保公积金个人部分', percent: 17.5 },
    { code: 'tax', label: '个人所得税', percent: 4.2 },
  ],
  DE: [
    { code: 'social', label: 'Sozialversicherung', percent: 20.4 },
    { code: 'tax', label: 'Lohnsteuer', percent: 15.8 },
  ],
  PL: [
    { code: 'social', label: 'Składki ZUS', percent: 13.7 },
    { code: 'tax', label: 'Zaliczka PIT', percent: 8.6 },
  ],
  SG: [{ code: 'cpf', label: 'CPF, employee', percent: 20 }],
  JP: [
    { code: 'social', label: '社会保険料', percent: 15.1 },
    { code: 'tax', label: '源泉所得税', percent: 3.4 },
  ],
}

/** Every month beside the base. The meal allowance of 覃朗 ended with the last closed month. */
export const allowances: readonly { name: string; code: string; label: string; amount: string; ends?: true }[] = [
  { name: '覃朗', code: 'meal', label: '餐补', amount: '312.00', ends: true },
  { name: '单珺', code: 'meal', label: '餐补', amount: '312.00' },
  { name: '苏见山', code: 'meal', label: '餐补', amount: '312.00' },
  { name: '闻人澈', code: 'abroad', label: '驻外津贴', amount: '4200.00' },
  { name: '贺兰舟', code: 'abroad', label: '驻外津贴', amount: '4800.00' },
  { name: '任望舒', code: 'housing', label: 'Housing allowance', amount: '480.00' },
]

/** Once, in a month counted back from the open one (0). */
export const once: readonly {
  name: string
  month: number
  kind: 'item' | 'reimbursement'
  code: string
  label: string
  amount: string
  reason: string
}[] = [
  {
    name: '郗远',
    month: 4,
    kind: 'reimbursement',
    code: 'travel',
    label: '差旅报销',
    amount: '6384.50',
    reason: '慕尼黑验收，机票与住宿',
  },
  {
    name: 'Jürgen Öttl',
    month: 3,
    kind: 'item',
    code: 'callout',
    label: 'Weekend call-out',
    amount: '420.00',
    reason: 'Line stop at a customer in Bavaria, two Saturdays',
  },
  {
    name: '藤堂 直樹',
    month: 2,
    kind: 'reimbursement',
    code: 'travel',
    label: '出張旅費',
    amount: '38400',
    reason: '豊橋と浜松の据付',
  },
  {
    name: '裴清和',
    month: 0,
    kind: 'item',
    code: 'project',
    label: '项目奖金',
    amount: '20000.00',
    reason: 'C7 控制器量产，总经理批准的一次性奖金',
  },
  {
    name: '郗远',
    month: 0,
    kind: 'reimbursement',
    code: 'travel',
    label: '差旅报销',
    amount: '2918.00',
    reason: '北宁现场，交通与住宿',
  },
]

/** Raises by name. `month` counts back from the open month, `day` is its day. The one that was approved late is paid back to its day. */
export const raises: readonly { name: string; month: number; day: number; percent: number; reason: string; late?: true }[] = [
  { name: '欧阳砚', month: 2, day: 16, percent: 8, reason: '晋升主任工程师' },
  { name: 'Priya Raghunathan', month: 3, day: 1, percent: 9, reason: 'Takes over finance for Thailand and Vietnam' },
  { name: '尉迟棠', month: 1, day: 1, percent: 6, reason: '岗位调整，上月会议决定，审批晚于关账', late: true },
]

/** Proposed and not decided, or decided otherwise. */
export const wishes: readonly { name: string; percent: number; reason: string; end?: 'refused' | 'withdrawn'; remark?: string }[] = [
  { name: '单珺', percent: 15, reason: '承担墨西哥付款', end: 'refused', remark: '试用期满后与年度调薪一并考虑' },
  { name: 'Paweł Żmuda', percent: 4, reason: 'Typed for the wrong person', end: 'withdrawn' },
  { name: '梁堃', percent: 7, reason: '通过高级工程师评定' },
  { name: 'Meryem Yıldız', percent: 5, reason: 'Certified for the new controller' },
  { name: 'Trần Quốc Bảo', percent: 6, reason: 'Leads the Bac Ninh shift' },
]
