import { namesOf } from '../../../../platform/contract/names.ts'
import { type Pair, plural } from '../../../../platform/contract/texts.ts'
import { START_RISK_DAYS } from '../../../../rules/constants.ts'

/** The states of an employee (source §4); the numbers are those of the wire and of the database. */
export const employeeStates = {
  0: { cn: '创建中', en: 'Creating' },
  1: { cn: '已创建', en: 'Created' },
  2: { cn: '入职中', en: 'Onboarding' },
  3: { cn: '在职', en: 'Employed' },
  4: { cn: '已离职', en: 'Left' },
} as const
export type EmployeeState = 0 | 1 | 2 | 3 | 4
export const CREATING = 0
export const CREATED = 1
export const ONBOARDING = 2
export const EMPLOYED = 3
export const LEFT = 4

/** What a document proves. The file of a sensitive one (passport, visa, id) is encrypted. */
export const documentKinds = {
  contract: { cn: '劳动合同', en: 'Contract' },
  passport: { cn: '护照', en: 'Passport' },
  visa: { cn: '签证', en: 'Visa' },
  id: { cn: '身份证件', en: 'Identity document' },
  other: { cn: '其他', en: 'Other' },
} as const
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = namesOf(documentKinds)
const sensitive: readonly DocumentKind[] = ['passport', 'visa', 'id']
export const isSensitive = (kind: DocumentKind): boolean => sensitive.includes(kind)

/** Numbers of documents: kept by the feature `secret`, shown by their last four characters. */
export const secretFields = {
  idNumber: { cn: '身份证件号码', en: 'ID number' },
  passportNumber: { cn: '护照号码', en: 'Passport number' },
  visaNumber: { cn: '签证或工作许可号码', en: 'Visa or permit number' },
} as const
export type SecretField = keyof typeof secretFields
export const secretFieldNames = namesOf(secretFields)

/** Every field of an employee that people fill in (source §3, people §2), by its name on the wire. */
export const employeeFields = {
  name: { cn: '姓名', en: 'Name' },
  latinName: { cn: '英文名', en: 'Latin name' },
  teamId: { cn: '团队', en: 'Team' },
  managerId: { cn: '直属上级', en: 'Manager' },
  country: { cn: '国家或地区', en: 'Country or region' },
  subdivision: { cn: '省或州', en: 'State or province' },
  address: { cn: '住址', en: 'Address' },
  email: { cn: '邮箱', en: 'E-mail' },
  areaCode: { cn: '区号', en: 'Calling code' },
  phone: { cn: '手机', en: 'Phone' },
  zone: { cn: '时区', en: 'Time zone' },
  ...secretFields,
  jobTitle: { cn: '职位', en: 'Job title' },
  grade: { cn: '职级', en: 'Grade' },
  jobDescription: { cn: '职位描述', en: 'Job description' },
  contractStart: { cn: '合同开始日期', en: 'Contract start' },
  contractEnd: { cn: '合同结束日期', en: 'Contract end' },
  probationEnd: { cn: '试用期结束日期', en: 'Probation end' },
  serviceFrom: { cn: '工龄起算日', en: 'Service counted from' },
  workDays: { cn: '工作日', en: 'Working days' },
  dayStart: { cn: '上班时间', en: 'Day starts' },
  dayEnd: { cn: '下班时间', en: 'Day ends' },
  cycle: { cn: '发薪周期', en: 'Pay cycle' },
  currency: { cn: '币种', en: 'Currency' },
  basePay: { cn: '基本工资', en: 'Base pay' },
  leaveDays: { cn: '年假天数', en: 'Leave days a year' },
} as const
export type EmployeeField = keyof typeof employeeFields
export const employeeFieldNames = namesOf(employeeFields)

/** The steps of the form, with their fields. Each can be saved alone and has an address of its own. */
export const formSteps = {
  person: {
    cn: '个人信息',
    en: 'Person',
    fields: ['name', 'latinName', 'teamId', 'managerId', 'country', 'subdivision', 'zone', 'address', 'email', 'areaCode', 'phone'],
  },
  documents: { cn: '证件号码', en: 'Identity', fields: ['idNumber', 'passportNumber', 'visaNumber'] },
  contract: {
    cn: '职位与合同',
    en: 'Job and contract',
    fields: ['jobTitle', 'grade', 'jobDescription', 'contractStart', 'contractEnd', 'probationEnd', 'serviceFrom'],
  },
  hours: { cn: '工时与假期', en: 'Hours and leave', fields: ['workDays', 'dayStart', 'dayEnd', 'leaveDays'] },
  pay: { cn: '薪酬', en: 'Pay', fields: ['cycle', 'currency', 'basePay'] },
} as const satisfies Record<string, Pair & { fields: readonly EmployeeField[] }>
export type FormStep = keyof typeof formSteps
export const formStepNames = namesOf(formSteps)

/** Leads an employee to the next state; `label` is the button, `past` the line of the history. */
export const employeeMoves = {
  complete: { label: { cn: '资料齐全', en: 'Complete' }, past: { cn: '资料已齐全', en: 'Record complete' } },
  onboard: { label: { cn: '开始入职', en: 'Start onboarding' }, past: { cn: '开始入职', en: 'Onboarding started' } },
  confirm: { label: { cn: '确认入职', en: 'Confirm employment' }, past: { cn: '确认入职', en: 'Employment confirmed' } },
  alreadyEmployed: { label: { cn: '标为已在职', en: 'Already employed' }, past: { cn: '标为已在职', en: 'Marked as already employed' } },
  leave: { label: { cn: '办理离职', en: 'Record leaving' }, past: { cn: '登记离职', en: 'Leaving recorded' } },
  leaveDue: { label: { cn: '到期离职', en: 'Leaves on the day' }, past: { cn: '已离职', en: 'Left' } },
  withdrawLeave: { label: { cn: '撤回离职', en: 'Withdraw leaving' }, past: { cn: '撤回离职', en: 'Leaving withdrawn' } },
  didNotJoin: { label: { cn: '未入职', en: 'Did not join' }, past: { cn: '未入职', en: 'Did not join' } },
  rehire: { label: { cn: '重新聘用', en: 'Rehire' }, past: { cn: '重新聘用', en: 'Rehired' } },
} as const satisfies Record<string, { label: Pair; past: Pair }>
export type EmployeeMove = keyof typeof employeeMoves
export const employeeMoveNames = namesOf(employeeMoves)

/** What the history of an employee has besides moves. */
const employeeEdits = {
  created: { cn: '新建员工', en: 'Employee created' },
  edited: { cn: '修改资料', en: 'Record edited' },
  waived: { cn: '豁免入职事项', en: 'Onboarding item waived' },
  documentAdded: { cn: '添加证件文件', en: 'Document added' },
  documentRenewed: { cn: '更新证件文件', en: 'Document renewed' },
  payeeChanged: { cn: '修改收款账户', en: 'Bank account changed' },
  payeeConfirmed: { cn: '复核收款账户', en: 'Bank account confirmed' },
  erased: { cn: '证件与号码到期清除', en: 'Numbers and documents erased' },
} as const satisfies Record<string, Pair>
export type EmployeeEventKind = EmployeeMove | keyof typeof employeeEdits
export const employeeEventKinds = [...namesOf(employeeEdits), ...employeeMoveNames] as [EmployeeEventKind, ...EmployeeEventKind[]]
/** The words of a line of the history. */
export const eventText = (kind: EmployeeEventKind): Pair =>
  Object.hasOwn(employeeEdits, kind) ? employeeEdits[kind as keyof typeof employeeEdits] : employeeMoves[kind as EmployeeMove].past

/** What onboarding asks for. */
export const checklistItems = {
  documents: { cn: '证件', en: 'Documents' },
  bankAccount: { cn: '收款账户', en: 'Bank account' },
  contractFile: { cn: '合同文件', en: 'Contract file' },
} as const
export type ChecklistItem = keyof typeof checklistItems
export const checklistItemNames = namesOf(checklistItems)

/** What needs attention. Facts of today, computed where they are read; no states. */
export const flags = {
  incomplete: { cn: '资料不全', en: 'Incomplete' },
  overdue: { cn: '逾期未入职', en: 'Overdue' },
  atRisk: { cn: '即将入职', en: `Starts within ${plural(START_RISK_DAYS, 'day')}` },
  noBankAccount: { cn: '未登记收款账户', en: 'No bank account' },
  payeeUnconfirmed: { cn: '收款账户待复核', en: 'Bank account to confirm' },
  probationEnds: { cn: '试用期将满', en: 'Probation ends' },
  contractEnds: { cn: '合同将到期', en: 'Contract ends' },
  documentEnds: { cn: '证件将到期', en: 'Passport or visa ends' },
  onLeave: { cn: '今日休假', en: 'On leave today' },
} as const
export type Flag = keyof typeof flags
export const flagNames = namesOf(flags)
