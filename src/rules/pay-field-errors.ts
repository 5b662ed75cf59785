/** Parts of `fieldErrors`. */
export const payFieldErrors = {
  payRange: { cn: '须在 0 到 {max} 之间', en: 'Must be between 0 and {max}' },
  payCurrency: { cn: '没有这个币种', en: 'There is no such currency' },
  numberNotIn: { cn: '公司里没有工号 {number}', en: 'The company has no employee {number}' },
  currencyMidPeriod: {
    cn: '币种变更须在发薪期间的第一天生效：{from} 或 {next}',
    en: 'A new currency takes effect on the first day of a pay period: {from} or {next}',
  },
  effectiveBeforeStart: { cn: '不能早于入职日期 {date}', en: 'This cannot be before the first day, {date}' },
  salaryRowTwice: { cn: '与上面某行是同一人同一天', en: 'This repeats the person and the day of a row above' },
  salaryProposalOpen: { cn: '该员工这一天已有待审批的变更', en: 'A change for this person on this day already awaits a decision' },
  salarySame: { cn: '与该日已生效的薪资相同', en: 'This is already in force on that day' },
  methodNotForCycle: { cn: '此方法只用于按月发薪', en: 'This method is for monthly pay only' },
  groupNameTaken: { cn: '已有同名的发薪组', en: 'There is already a pay group with this name' },
  anchorFixed: { cn: '已有批次，周期和起始日不能更改', en: 'There are runs already: cycle and first day can no longer change' },
  periodUnknown: { cn: '不是该发薪组的期间', en: 'This is not a period of the pay group' },
  employeeNotInGroup: { cn: '不在该发薪组内', en: 'Not in this pay group' },
  onlyPayNegative: { cn: '只有收入项目可以为负数', en: 'Only an earning can be negative' },
  itemSpan: { cn: '结束日期不能早于开始日期', en: 'The end cannot be before the start' },
  payBeforePeriod: { cn: '发薪日期不正确', en: 'The pay date is not valid' },
} as const
