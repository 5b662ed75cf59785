import { namesOf } from '../../../../platform/contract/names.ts'

/** The columns of a sheet of salary changes: their headings, other words for them, and what the template says about each. */
export const salaryColumns = {
  number: {
    ...{ cn: '工号', en: 'Number', required: true },
    words: '员工编号,编号,employee number,employee no,employee id,no',
    note: { cn: '必填，如 E-0001', en: 'Required, such as E-0001' },
  },
  name: {
    ...{ cn: '姓名', en: 'Name', required: false },
    words: '员工姓名,employee,employee name,full name',
    note: { cn: '可空，只供核对', en: 'Optional, for your own check only' },
  },
  effectiveOn: {
    ...{ cn: '生效日期', en: 'Effective from', required: true },
    words: '生效日,调薪日期,起薪日期,effective date,effective on,effective,from,date',
    note: { cn: '必填，如 2026-12-01', en: 'Required, such as 2026-12-01' },
  },
  base: {
    ...{ cn: '新的基本工资', en: 'New base pay', required: true },
    words: '基本工资,新工资,调整后工资,调薪后,base pay,base salary,new pay,new base,new salary,salary,amount,金额',
    note: { cn: '必填，每个发薪周期的金额', en: 'Required, for one pay cycle' },
  },
  cycle: {
    ...{ cn: '发薪周期', en: 'Pay cycle', required: false },
    words: '周期,cycle,pay frequency,frequency',
    note: { cn: '可空则不变：每月、每两周、每周', en: 'Empty leaves it: monthly, biweekly, weekly' },
  },
  currency: {
    ...{ cn: '币种', en: 'Currency', required: false },
    words: '货币,currency code',
    note: { cn: '可空则不变', en: 'Empty leaves it' },
  },
  reason: {
    ...{ cn: '原因', en: 'Reason', required: false },
    words: '调薪原因,备注,说明,remark,note,comment',
    note: { cn: '可空，如：年度调薪', en: 'Optional, such as: annual review' },
  },
} as const
export type SalaryColumn = keyof typeof salaryColumns
export const salaryColumnNames = namesOf(salaryColumns)
