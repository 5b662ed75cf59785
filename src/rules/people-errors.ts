/** 1570–1579. */
const salaryErrors = {
  salaryOwn: { code: 1570, http: 200, cn: '不能审批自己的薪资', en: 'You cannot decide on your own pay' },
  salaryProposer: {
    code: 1571,
    http: 200,
    cn: '薪资变更须由提出者以外的同事审批',
    en: 'Somebody other than the proposer has to approve a salary change',
  },
  salaryDecided: { code: 1572, http: 200, cn: '这项薪资变更已处理', en: 'This salary change has been decided already' },
  salaryNotYours: { code: 1573, http: 200, cn: '只有提出者可以撤回', en: 'Only the proposer can withdraw it' },
} as const

/** 1580–1619. */
const payrollErrors = {
  runWrongState: {
    code: 1580,
    http: 200,
    cn: '该批次目前是“{state}”，此操作只能在{states}时进行',
    en: 'The run is in "{state}". This is possible only in {states}.',
  },
  runCalculating: { code: 1581, http: 200, cn: '正在计算，请稍候', en: 'The run is being calculated. Please wait.' },
  runNotBegun: {
    code: 1582,
    http: 200,
    cn: '发薪期间 {from} 才开始，尚不能计算',
    en: 'The period begins on {from}; it cannot be calculated yet',
  },
  runNotCalculated: { code: 1583, http: 200, cn: '请先计算', en: 'Calculate the run first' },
  runStale: {
    code: 1584,
    http: 200,
    cn: '计算后资料有变化（{count} 人），请重新计算',
    en: 'Facts have changed since the calculation (people: {count}). Calculate again.',
  },
  runEmpty: { code: 1585, http: 200, cn: '批次里没有人', en: 'Nobody is in this run' },
  runBlocked: { code: 1586, http: 200, cn: '有 {count} 项检查必须先处理', en: 'Checks that must be resolved first: {count}' },
  runUnticked: { code: 1587, http: 200, cn: '还有 {count} 项检查没有确认', en: 'Checks that nobody has looked at yet: {count}' },
  preparerApproves: {
    code: 1588,
    http: 200,
    cn: '您参与了这个批次的准备，须由另一位同事批准',
    en: 'You took part in preparing this run. Somebody else has to approve it.',
  },
  runChanged: {
    code: 1589,
    http: 409,
    cn: '批次与您看到的不同，请刷新后重新核对',
    en: 'The run is no longer what you saw. Refresh and check it again.',
  },
  walletShort: {
    code: 1590,
    http: 200,
    cn: '钱包余额不足，还差 {short}',
    en: 'The wallet is short of {short}',
  },
  runSent: { code: 1591, http: 200, cn: '已有付款提交打款，不能撤回', en: 'Payments have been sent, so it can no longer be reopened' },
  nothingToPay: { code: 1592, http: 200, cn: '没有可以提交的付款', en: 'There is no payment to send' },
  payeesIncomplete: {
    code: 1593,
    http: 200,
    cn: '{count} 人的收款账户不完整：{who}',
    en: 'Bank details are incomplete (people: {count}): {who}',
  },
  payeesUnconfirmed: {
    code: 1594,
    http: 200,
    cn: '{count} 人更换了收款账户，须由另一位同事复核后才能付款：{who}',
    en: 'Bank details changed and need a second person to confirm them (people: {count}): {who}',
  },
  paymentState: { code: 1595, http: 200, cn: '所选付款的状态已变化，请刷新', en: 'The state of these payments has changed. Refresh.' },
  moneyOpen: { code: 1596, http: 200, cn: '还有 {count} 笔付款未了结', en: 'Payments that are not settled yet: {count}' },
  groupInUse: { code: 1597, http: 200, cn: '该发薪组还有未结束的批次', en: 'This pay group has a run that has not ended' },
  groupEmpty: { code: 1598, http: 200, cn: '该发薪组没有可发薪的员工', en: 'Nobody in this pay group can be paid' },
  runExists: { code: 1599, http: 200, cn: '该期间已有批次 {number}', en: 'This period already has the run {number}' },
  periodNotClosed: {
    code: 1600,
    http: 200,
    cn: '该期间还没有批准的批次，不需要更正',
    en: 'This period has no approved run, so there is nothing to correct',
  },
  itemUsed: {
    code: 1601,
    http: 200,
    cn: '已在批准的批次中发放，只能从之后的日期结束',
    en: 'An approved run has paid this. It can only end on a later day.',
  },
  notLeaving: { code: 1602, http: 200, cn: '没有登记离职日期', en: 'No last day is recorded' },
  outsideProof: { code: 1603, http: 200, cn: '没有须在平台外支付的款项', en: 'Nothing has to be paid outside the platform' },
  bankFileRow: { code: 1604, http: 200, cn: '文件第 {row} 行无法识别：{problem}', en: 'Row {row} of the file cannot be read: {problem}' },
  payslipGone: {
    code: 1605,
    http: 200,
    cn: '链接已失效，请联系人事重新发送',
    en: 'This link no longer works. Ask your HR to send it again.',
  },
  payslipClosed: { code: 1606, http: 200, cn: '查看时间已过，请重新获取验证码', en: 'The time is over. Please request a new code.' },
  runNoApprover: {
    code: 1607,
    http: 200,
    cn: '参与准备的成员不能批准，企业内没有其他成员可以批准发薪。请先添加一名所有者或财务成员。',
    en: 'Those who prepared the run cannot approve it, and no one else in the company can. Add another owner or finance member first.',
  },
} as const

/** Parts of `fieldErrors`. */
const payrollFieldErrors = {
  payRange: { cn: '须在 0 到 {max} 之间', en: 'Must be between 0 and {max}' },
  payCurrency: { cn: '没有这个币种', en: 'There is no such currency' },
  numberNotIn: { cn: '公司里没有编号 {number}', en: 'The company has no employee {number}' },
  effectiveBeforeStart: { cn: '不能早于入职日期 {date}', en: 'This cannot be before the first day, {date}' },
  salarySame: { cn: '与该日已生效的薪资相同', en: 'This is what holds on that day already' },
  methodNotForCycle: { cn: '此方法只用于按月发薪', en: 'This method is for monthly pay only' },
  groupNameTaken: { cn: '已有同名的发薪组', en: 'There is a pay group of this name already' },
  cutOffRange: { cn: '截止日须在期末前后 31 天内', en: 'The cut-off must lie within 31 days of the end of the period' },
  anchorFixed: { cn: '已有批次，周期和起始日不能更改', en: 'There are runs already: cycle and first day can no longer change' },
  periodUnknown: { cn: '不是该发薪组的期间', en: 'This is not a period of the pay group' },
  employeeNotInGroup: { cn: '不在该发薪组内', en: 'Not in this pay group' },
  itemSpan: { cn: '结束日期不能早于开始日期', en: 'The end cannot be before the start' },
  payBeforePeriod: { cn: '发薪日期不正确', en: 'The pay date is not valid' },
} as const

/** The part of the catalogue (errors.ts) that is about people; secrets are 1520–1529, employees 1530–1549. */
export const peopleErrors = {
  ...salaryErrors,
  ...payrollErrors,
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
  ...payrollFieldErrors,
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
