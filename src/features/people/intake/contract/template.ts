import type { Pair } from '../../../../platform/contract/texts.ts'
import { type ImportFieldName, SAMPLE_MARK } from './fields.ts'

interface TemplateField {
  readonly note: Pair
  readonly sample: string
}

const needed: Pair = { cn: '必填。', en: 'Required. ' }
const withNeeded = ({ cn, en }: Pair): Pair => ({ cn: needed.cn + cn, en: needed.en + en })
const asText: Pair = {
  cn: '请按文本填写，超过 15 位的数字才不会丢失。',
  en: 'Keep the cell as text, or Excel drops digits after the fifteenth.',
}
const day: Pair = { cn: '日期，如 2026-03-05。', en: 'A date such as 2026-03-05.' }

/** Notes and the sample row of our template. */
export const templateFields: Readonly<Record<ImportFieldName, TemplateField>> = {
  number: {
    note: { cn: '公司内唯一。本行为示例，导入时跳过。', en: 'Unique in the company. This row is a sample and is skipped.' },
    sample: SAMPLE_MARK,
  },
  name: { note: withNeeded({ cn: '证件上的姓名。', en: 'The name as in the ID.' }), sample: '陈晓雯' },
  latinName: { note: { cn: '护照上的拼写。', en: 'As spelled in the passport.' }, sample: 'Chen Xiaowen' },
  team: { note: { cn: '须是公司里已有的团队。', en: 'An existing team of the company.' }, sample: '' },
  manager: { note: { cn: '上级的工号或姓名。', en: 'Number or name of the manager.' }, sample: '' },
  country: { note: { cn: '工作所在的国家或地区，中英文或代码均可。', en: 'Where the work is done, by name or code.' }, sample: '新加坡' },
  subdivision: { note: { cn: '有省或州的国家必填。', en: 'Required where the country has states or provinces.' }, sample: '' },
  idNumber: { note: asText, sample: 'S1234567D' },
  passportNumber: { note: asText, sample: 'E12345678' },
  visaNumber: { note: asText, sample: '' },
  address: { note: { cn: '现住址。', en: 'Where the employee lives.' }, sample: '' },
  email: { note: { cn: '工资单发到这里。', en: 'Payslips are sent here.' }, sample: 'xiaowen.chen@example.com' },
  phone: { note: { cn: '海外号码请写国际区号。', en: 'With the country code, as in +65 8123 4567.' }, sample: '+65 8123 4567' },
  jobTitle: { note: { cn: '合同上的职位。', en: 'As in the contract.' }, sample: '客户经理' },
  grade: { note: { cn: '如 P5、M2；可空。', en: 'Such as P5 or M2; optional.' }, sample: 'P5' },
  jobDescription: { note: { cn: '主要职责。', en: 'Main duties.' }, sample: '' },
  contractStart: { note: day, sample: '2026-03-05' },
  contractEnd: { note: { cn: '日期；无固定期限请留空。', en: 'A date; empty for a contract without an end.' }, sample: '2029-03-04' },
  probationEnd: { note: { cn: '日期，或月数如 3个月。', en: 'A date, or months such as 3 months.' }, sample: '3个月' },
  serviceFrom: {
    note: { cn: '从哪天起计算工龄；留空则为合同开始日期。', en: 'From when service counts; empty for the start of the contract.' },
    sample: '',
  },
  workingDays: { note: { cn: '如 周一至周五。', en: 'Such as Mon-Fri.' }, sample: '周一至周五' },
  workingHours: {
    note: { cn: '带薪小时数；写 09:00-18:00 时减去一小时午休。', en: 'Paid hours; an hour of lunch is deducted from 09:00-18:00.' },
    sample: '8',
  },
  dayStart: { note: { cn: '如 09:00；与带薪工时二选一。', en: 'Such as 09:00; instead of the paid hours.' }, sample: '' },
  dayEnd: { note: { cn: '如 18:00，含一小时午休。', en: 'Such as 18:00, an hour of lunch included.' }, sample: '' },
  payCycle: { note: { cn: '每周、每两周或每月。', en: 'Weekly, biweekly or monthly.' }, sample: '月薪' },
  currency: { note: { cn: '三位币种代码。', en: 'The code of the currency.' }, sample: 'SGD' },
  basePay: { note: { cn: '每个发薪周期的基本工资。', en: 'Base pay of one pay cycle.' }, sample: '6500.00' },
  leaveDays: { note: { cn: '每年带薪年假天数。', en: 'Paid leave days a year.' }, sample: '14' },
  leaveLeft: { note: { cn: '改用本系统那天剩余的年假。', en: 'Annual leave left on the day of the balance.' }, sample: '8.5' },
  leaveLeftOn: {
    note: { cn: '余额日期，当天早上为准；留空则为导入当天。', en: 'As of the morning of this day; empty for the day of import.' },
    sample: '',
  },
  leaveCarried: { note: { cn: '剩余天数中上年结转的部分，可空。', en: 'The part of it from last year; optional.' }, sample: '' },
  leaveCarriedTo: { note: { cn: '结转部分的有效期，留空则按规则。', en: 'Until when that part is valid; empty by the rule.' }, sample: '' },
  bankHolder: { note: { cn: '留空则为员工姓名。', en: 'Empty for the name of the employee.' }, sample: '' },
  bankName: { note: { cn: '有账号时必填。', en: 'Required with an account number.' }, sample: 'DBS Bank' },
  bankArea: { note: { cn: '银行所在的国家或地区，名称或代码。', en: 'By name or code.' }, sample: '' },
  swift: { note: { cn: '8 或 11 位，境外付款用。', en: '8 or 11 characters, for payments abroad.' }, sample: '' },
  accountNumber: { note: asText, sample: '1234567890' },
  zone: {
    note: { cn: '如 Asia/Singapore；留空则按国家或地区。', en: 'Such as Asia/Singapore; empty for that of the country.' },
    sample: '',
  },
}

export const templateSheet = '员工 Employees'
/** What lists offer. */
export const templateLists: Partial<Record<ImportFieldName, readonly string[]>> = {
  payCycle: ['月薪', '双周', '周薪', 'monthly', 'biweekly', 'weekly'],
  workingDays: ['周一至周五', '周一至周六', 'Mon-Fri', 'Mon-Sat'],
}

/** Words of the annotated workbook, in both languages at once since nobody knows who opens it. */
export const issueWords = {
  name: '问题 Issues',
  headings: {
    row: '行 Row',
    column: '列 Column',
    value: '值 Value',
    cn: '问题',
    en: 'Problem',
    proposal: '建议 Proposal',
    cell: '单元格 Cell',
  },
} as const

/** Names of the files that are downloaded. */
export const fileNames = {
  template: { cn: '员工导入模板', en: 'employees-template' },
  salaryTemplate: { cn: '薪资变更模板', en: 'salary-changes-template' },
  issues: { cn: '问题', en: 'issues' },
} as const satisfies Record<string, Pair>
