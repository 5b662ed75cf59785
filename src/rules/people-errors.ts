/** The part of the catalogue (errors.ts) that is about people; secrets are 1520–1529, employees 1530–1549. */
export const peopleErrors = {
  // Secrets
  secretLimit: {
    code: 1520,
    http: 429,
    cn: '一小时内最多查看 {max} 次敏感信息，请稍后再试',
    en: 'Confidential values can be viewed {max} times per hour. Please try again later.',
  },
  secretUnreadable: {
    code: 1521,
    http: 500,
    cn: '这项内容无法解密：数据被改动，或缺少密钥。请联系平台。',
    en: 'This value cannot be decrypted: it was altered, or its key is missing. Please contact the platform.',
  },

  // Employees
  employeeChanged: {
    code: 1530,
    http: 409,
    cn: '{who} 刚刚修改了这份档案（{fields}）。您填写的内容还在，请载入最新内容后再保存。',
    en: '{who} has just changed this record ({fields}). What you typed is still here: load the newest record, then save again.',
  },
  employeeIncomplete: { code: 1531, http: 200, cn: '资料还不完整：{fields}', en: 'The record is incomplete: {fields}' },
  employeeNotStarted: {
    code: 1532,
    http: 200,
    cn: '合同 {date} 才开始，请改用“开始入职”',
    en: 'The contract starts on {date} only. Start onboarding instead.',
  },
  employeeNoBase: { code: 1533, http: 200, cn: '还没有基本工资', en: 'There is no base pay yet' },
  salaryNotApproved: {
    code: 1534,
    http: 200,
    cn: '薪资尚未获批，须先由有权限的同事审批',
    en: 'The salary has not been approved yet. A colleague who approves salaries has to do that first.',
  },
  salaryUnknown: {
    code: 1535,
    http: 200,
    cn: '薪资审批功能尚未启用，暂不能确认入职',
    en: 'Salaries cannot be approved yet, so employment cannot be confirmed',
  },
  checklistOpen: { code: 1536, http: 200, cn: '入职事项未完成：{items}', en: 'The onboarding checklist is not done: {items}' },
  leavePlanned: {
    code: 1537,
    http: 200,
    cn: '已登记 {date} 离职，请先撤回',
    en: 'Leaving on {date} is recorded already. Withdraw it first.',
  },
  leaveNotPlanned: { code: 1538, http: 200, cn: '没有待生效的离职', en: 'No leaving date is waiting' },
  employeePaid: { code: 1539, http: 200, cn: '已向其发过薪，请改用“办理离职”', en: 'This person has been paid. Record leaving instead.' },
  payeeMissing: { code: 1540, http: 200, cn: '还没有收款账户', en: 'There is no bank account yet' },
  payeeOwnChange: {
    code: 1541,
    http: 200,
    cn: '收款账户是您修改的，须由另一位同事复核',
    en: 'You made this change. Another person has to confirm it.',
  },
  payeeConfirmed: { code: 1542, http: 200, cn: '收款账户已复核', en: 'The bank account is confirmed already' },
  employeeErased: {
    code: 1543,
    http: 200,
    cn: '离职满期，号码与证件已清除',
    en: 'Numbers and documents of this person were erased after the time limit',
  },
  itemDone: { code: 1544, http: 200, cn: '该事项已完成，无须豁免', en: 'This item is done; nothing has to be waived' },
} as const

/** A part of `fieldErrors`. */
export const peopleFieldErrors = {
  subdivisionMissing: { cn: '请选择省或州', en: 'Please choose a state or province' },
  zoneUnknown: { cn: '没有这个时区', en: 'There is no such time zone' },
  managerUnknown: { cn: '公司里没有这名员工', en: 'The company has no such employee' },
  managerCircle: { cn: '上级不能是本人或本人的下属', en: 'Somebody cannot report to themselves or to their own reports' },
  employeeUnknown: { cn: '公司里没有这名员工', en: 'The company has no such employee' },
  hoursShort: { cn: '上下班之间须多于一小时午休', en: 'The day must be longer than the one hour of lunch' },
  beforeStart: { cn: '不能早于合同开始日期 {date}', en: 'This cannot be before the contract starts on {date}' },
  notAfterLeaving: { cn: '须晚于上次离职日期 {date}', en: 'This must be after the last day of the earlier contract, {date}' },
  payFixed: { cn: '薪资已获批或已在职，请通过薪资变更调整', en: 'Pay that is approved or in force changes by a salary change only' },
  payNotAllowed: { cn: '只有可提出薪资变更的同事才能填写', en: 'Only those who propose salary changes can fill this in' },
  stillNeeded: { cn: '员工创建完成后此项不能为空', en: 'A complete record cannot lose this' },
  documentGone: { cn: '证件已过期', en: 'This document has expired already' },
} as const
