/** The parts of the catalogue (errors.ts) that are about people: refusals, and messages of fields. */

/** 1570–1579. */
export const salaryErrors = {
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
export const payrollErrors = {
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
export const payrollFieldErrors = {
  payRange: { cn: '须在 0 到 {max} 之间', en: 'Must be between 0 and {max}' },
  payCurrency: { cn: '没有这个币种', en: 'There is no such currency' },
  employeeNotIn: { cn: '公司里没有这名员工', en: 'The company has no such employee' },
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
