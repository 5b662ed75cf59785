import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'

export type FieldKind =
  | 'text'
  | 'code'
  | 'email'
  | 'phone'
  | 'team'
  | 'country'
  | 'subdivision'
  | 'idNumber'
  | 'passport'
  | 'document'
  | 'date'
  | 'probation'
  | 'workingDays'
  | 'hours'
  | 'cycle'
  | 'currency'
  | 'amount'
  | 'leaveDays'
  | 'zone'
  | 'clock'
  | 'leaveLeft'
  | 'bank'
  | 'swift'
  | 'account'

interface ImportField extends Pair {
  readonly kind: FieldKind
  readonly max: number
  /** What headings say for it besides its names, separated by commas. */
  readonly words: string
}

/** The fields of an employee that a workbook can bring (source §3 and people §2), in the order of our template. */
export const importFields = {
  number: {
    cn: '工号',
    en: 'Employee number',
    kind: 'code',
    max: 20,
    words:
      '员工编号, 员工号, 职工编号, 职工号, 人员编号, 编号, employee no, employee id, emp no, emp id, staff no, staff id, staff number, number',
  },
  name: {
    cn: '姓名',
    en: 'Name',
    kind: 'text',
    max: 60,
    words: '员工姓名, 中文名, 中文姓名, 名字, 人员姓名, employee name, full name, chinese name, staff name, employee',
  },
  latinName: {
    cn: '英文名',
    en: 'Latin name',
    kind: 'text',
    max: 80,
    words: '拉丁名, 英文姓名, 拼音, 姓名拼音, 护照姓名, english name, passport name, pinyin, name in passport',
  },
  team: {
    cn: '团队',
    en: 'Team',
    kind: 'team',
    max: 60,
    words: '部门, 所属部门, 所属团队, 一级部门, 小组, 组织, department, dept, division, group, business unit',
  },
  manager: {
    cn: '直属上级',
    en: 'Manager',
    kind: 'text',
    max: 60,
    words: '上级, 直接上级, 主管, 汇报对象, 上级主管, line manager, supervisor, reports to, report to',
  },
  country: {
    cn: '国家或地区',
    en: 'Country or region',
    kind: 'country',
    max: 80,
    words: '国家, 国家地区, 地区, 所在国家, 工作国家, 用工国家, 所在国, country, region, work country, location country, country of work',
  },
  subdivision: {
    cn: '省或州',
    en: 'State or province',
    kind: 'subdivision',
    max: 80,
    words: '省, 省份, 州, 省市, 省州, 城市, 所在省份, 所在城市, state, province, city, state province, work city, subdivision',
  },
  idNumber: {
    cn: '身份证件号码',
    en: 'ID number',
    kind: 'idNumber',
    max: 40,
    words:
      '身份证, 身份证号, 身份证号码, 证件号, 证件号码, 证件号码身份证, id, id no, id card, id card no, identity number, national id, nric, ssn',
  },
  passportNumber: { cn: '护照号码', en: 'Passport number', kind: 'passport', max: 20, words: '护照, 护照号, passport, passport no' },
  visaNumber: {
    cn: '签证或工作许可号码',
    en: 'Visa or permit number',
    kind: 'document',
    max: 40,
    words: '签证, 签证号, 签证号码, 工作许可号, 工作许可, visa, visa no, visa number, work permit, permit no',
  },
  address: {
    cn: '住址',
    en: 'Address',
    kind: 'text',
    max: 200,
    words: '地址, 家庭住址, 现住址, 居住地址, 联系地址, 通讯地址, home address, residential address',
  },
  email: {
    cn: '邮箱',
    en: 'E-mail',
    kind: 'email',
    max: 120,
    words: '电子邮箱, 邮件, 电子邮件, 工作邮箱, 邮箱地址, email, mail, email address, work email',
  },
  phone: {
    cn: '手机',
    en: 'Phone',
    kind: 'phone',
    max: 30,
    words: '手机号, 手机号码, 电话, 联系电话, 联系方式, 移动电话, mobile, mobile phone, phone number, mobile number, tel, telephone, cell',
  },
  jobTitle: {
    cn: '职位',
    en: 'Job title',
    kind: 'text',
    max: 80,
    words: '岗位, 职务, 岗位名称, 职位名称, 职称, title, position, job, role',
  },
  grade: {
    cn: '职级',
    en: 'Grade',
    kind: 'text',
    max: 20,
    words:
      '级别, 等级, 职等, 岗位级别, 职务级别, 员工级别, 岗级, level, job grade, job level, pay grade, salary grade, band, job band, rank',
  },
  jobDescription: {
    cn: '职位描述',
    en: 'Job description',
    kind: 'text',
    max: 2_000,
    words: '岗位职责, 工作内容, 职责, 岗位描述, duties, responsibilities, description',
  },
  contractStart: {
    cn: '合同开始日期',
    en: 'Contract start',
    kind: 'date',
    max: 40,
    words:
      '入职日期, 入职时间, 合同开始, 合同起始日期, 合同起始日, 合同开始日, 入职, 到岗日期, start date, join date, joining date, hire date, date of joining, onboard date, entry date, contract start date',
  },
  contractEnd: {
    cn: '合同结束日期',
    en: 'Contract end',
    kind: 'date',
    max: 40,
    words:
      '合同到期日, 合同到期日期, 合同终止日期, 合同结束, 合同截止日期, 到期日, end date, contract end date, expiry date, contract expiry',
  },
  probationEnd: {
    cn: '试用期结束日期',
    en: 'Probation end',
    kind: 'probation',
    max: 40,
    words:
      '试用期, 试用期至, 试用期截止, 试用期到期, 转正日期, 转正时间, 试用期月, probation, probation period, probation months, confirmation date, probation end date',
  },
  serviceFrom: {
    cn: '工龄起算日',
    en: 'Service counted from',
    kind: 'date',
    max: 40,
    words:
      '工龄起算日期, 工龄起始日, 工龄起始日期, 工龄开始日期, 司龄起算日, 司龄起算日期, 参加工作时间, 参加工作日期, 首次参加工作时间, service date, service start date, service from, continuous service date, seniority date, original hire date, first hire date',
  },
  workingDays: {
    cn: '工作日',
    en: 'Working days',
    kind: 'workingDays',
    max: 60,
    words: '每周工作日, 工作天数, 每周工作天数, 班制, work days, workdays, days per week, working week',
  },
  workingHours: {
    cn: '每天带薪工时',
    en: 'Paid hours a day',
    kind: 'hours',
    max: 40,
    words:
      '工时, 每日工时, 工作时间, 工作小时, 每天工时, 日工时, 每日工作小时, hours, working hours, work hours, hours per day, daily hours',
  },
  dayStart: {
    cn: '上班时间',
    en: 'Work starts',
    kind: 'clock',
    max: 20,
    words: '上班, 上班时刻, 开始时间, 班次开始, start time, work start, starts at, shift start',
  },
  dayEnd: {
    cn: '下班时间',
    en: 'Work ends',
    kind: 'clock',
    max: 20,
    words: '下班, 下班时刻, 结束时间, 班次结束, end time, work end, ends at, shift end',
  },
  payCycle: {
    cn: '发薪周期',
    en: 'Pay cycle',
    kind: 'cycle',
    max: 40,
    words: '薪资周期, 薪酬周期, 工资周期, 计薪方式, 发薪频率, 周期, cycle, pay frequency, payroll cycle, pay period, frequency',
  },
  currency: {
    cn: '币种',
    en: 'Currency',
    kind: 'currency',
    max: 40,
    words: '货币, 薪资币种, 工资币种, 薪酬币种, 币别, ccy, pay currency, salary currency',
  },
  basePay: {
    cn: '基本工资',
    en: 'Base pay',
    kind: 'amount',
    max: 40,
    words:
      '基本薪资, 底薪, 薪资, 工资, 月薪, 薪酬, 基本月薪, 固定工资, base salary, salary, basic salary, base, basic pay, monthly salary, gross salary',
  },
  leaveDays: {
    cn: '年假天数',
    en: 'Leave days a year',
    kind: 'leaveDays',
    max: 20,
    words:
      '年假, 年休假, 年假额度, 带薪年假, 每年假期天数, annual leave, leave days, leave, vacation days, paid leave, leave days per year',
  },
  leaveLeft: {
    cn: '剩余年假天数',
    en: 'Annual leave left',
    kind: 'leaveLeft',
    max: 20,
    words:
      '剩余年假, 年假余额, 未休年假, 年假剩余, 剩余假期, leave balance, leave left, annual leave balance, remaining leave, unused leave',
  },
  leaveLeftOn: {
    cn: '年假余额日期',
    en: 'Leave balance as of',
    kind: 'date',
    max: 40,
    words: '余额日期, 余额截止日期, 余额截至, balance date, balance as of, leave balance date',
  },
  leaveCarried: {
    cn: '其中上年结转',
    en: 'Of it carried over',
    kind: 'leaveLeft',
    max: 20,
    words: '上年结转, 结转年假, 结转天数, 上年结余, carried over, carry over, carried forward, carryover',
  },
  leaveCarriedTo: {
    cn: '结转有效期至',
    en: 'Carried part valid until',
    kind: 'date',
    max: 40,
    words: '结转有效期, 结转到期日, 结转截止日期, carry over until, carry expiry, carried until',
  },
  bankHolder: {
    cn: '银行户名',
    en: 'Account holder',
    kind: 'text',
    max: 100,
    words: '户名, 开户名, 开户姓名, 账户名, 账户名称, 收款人, 持卡人, holder, account name, beneficiary, beneficiary name, payee name',
  },
  bankName: {
    cn: '开户银行',
    en: 'Bank',
    kind: 'text',
    max: 100,
    words: '银行, 开户行, 银行名称, 工资卡开户行, 开户支行, bank name, name of bank, beneficiary bank',
  },
  bankArea: {
    cn: '银行所在国家或地区',
    en: 'Country of the bank',
    kind: 'bank',
    max: 80,
    words: '银行国家, 开户国家, 开户地, 银行所在地, bank country, country of bank',
  },
  swift: {
    cn: '银行国际代码',
    en: 'SWIFT code',
    kind: 'swift',
    max: 20,
    words: 'swift, bic, swift/bic, swift bic, bic code, SWIFT代码, SWIFT 代码',
  },
  accountNumber: {
    cn: '银行账号',
    en: 'Account number',
    kind: 'account',
    max: 60,
    words:
      '账号, 银行卡号, 工资卡号, 卡号, 收款账号, 工资账号, iban, bank account, account no, account number iban, bank account number, card number',
  },
  zone: { cn: '时区', en: 'Time zone', kind: 'zone', max: 60, words: '所在时区, timezone, tz' },
} as const satisfies Record<string, ImportField>

export type ImportFieldName = keyof typeof importFields
export const importFieldNames = namesOf(importFields)

/** What an employee must have beyond the name to leave state 0 (people §2). Without them the row can be applied and stays incomplete. */
export const neededToComplete = [
  'team',
  'country',
  'jobTitle',
  'contractStart',
  'workingDays',
  'workingHours',
  'payCycle',
  'currency',
  'basePay',
  'leaveDays',
] as const satisfies readonly ImportFieldName[]

/** Headings are looked for in the first rows only. */
export const HEADER_WITHIN_ROWS = 20
/** The first cell of the sample row of our template. */
export const SAMPLE_MARK = '示例 Sample'

/** Values of one row as they would be kept: trimmed text, days as YYYY-MM-DD, areas and currencies as codes, amounts as decimals. */
export type ImportValues = Partial<Record<ImportFieldName, string>>

/** What somebody is paid: seen by those who see pay, brought by those who propose it. */
/** Opening balances of leave: brought by those who keep balances. */
export const leaveFields: readonly ImportFieldName[] = ['leaveLeft', 'leaveLeftOn', 'leaveCarried', 'leaveCarriedTo']
/** The bank account that pay goes to. */
export const bankFields = ['bankHolder', 'bankName', 'bankArea', 'swift', 'accountNumber'] as const satisfies readonly ImportFieldName[]
/** Numbers of documents and of the account: kept encrypted, shown by their last four characters. */
export const numberFields = ['idNumber', 'passportNumber', 'visaNumber', 'accountNumber'] as const satisfies readonly ImportFieldName[]

export const payFields: readonly ImportFieldName[] = ['basePay', 'currency', 'payCycle']
