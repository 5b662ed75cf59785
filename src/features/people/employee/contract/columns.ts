import { namesOf } from '../../../../platform/contract/names.ts'

/** The columns of the list, in order. `pay` and `contact` columns are there only for those who may see them. */
export const listColumns = {
  number: { cn: '工号', en: 'Number' },
  name: { cn: '姓名', en: 'Name' },
  latinName: { cn: '英文名', en: 'Latin name' },
  status: { cn: '状态', en: 'State' },
  team: { cn: '团队', en: 'Team' },
  jobTitle: { cn: '职位', en: 'Job title' },
  grade: { cn: '职级', en: 'Grade' },
  country: { cn: '国家或地区', en: 'Country or region' },
  subdivision: { cn: '省或州', en: 'State or province' },
  flags: { cn: '提醒', en: 'Flags' },
  manager: { cn: '直属上级', en: 'Manager' },
  contractStart: { cn: '合同开始', en: 'Contract start' },
  contractEnd: { cn: '合同结束', en: 'Contract end' },
  probationEnd: { cn: '试用期结束', en: 'Probation end' },
  serviceFrom: { cn: '工龄起算日', en: 'Service counted from' },
  email: { cn: '邮箱', en: 'E-mail' },
  phone: { cn: '手机', en: 'Phone' },
  zone: { cn: '时区', en: 'Time zone' },
  paidHours: { cn: '每日带薪工时', en: 'Paid hours a day' },
  leaveDays: { cn: '年假天数', en: 'Leave days' },
  cycle: { cn: '发薪周期', en: 'Pay cycle' },
  currency: { cn: '币种', en: 'Currency' },
  basePay: { cn: '基本工资', en: 'Base pay' },
} as const
export type ListColumn = keyof typeof listColumns
export const listColumnNames = namesOf(listColumns)
/** For everybody with `people:view`; the rest needs `people:edit` or `pay:view`, and the last three `pay:view`. */
export const openColumns: readonly ListColumn[] = [
  'number',
  'name',
  'latinName',
  'status',
  'team',
  'jobTitle',
  'country',
  'subdivision',
  'flags',
]
export const payColumns: readonly ListColumn[] = ['cycle', 'currency', 'basePay']
export const firstColumns: readonly ListColumn[] = ['name', 'status', 'team', 'jobTitle', 'country', 'contractStart', 'flags']

/** The most employees that one action changes. */
export const BULK_MOST = 1_000

/** Employees that a field offers for the words that were typed. */
export const PICK_MOST = 20
