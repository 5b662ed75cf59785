import type { ErrorRule } from '../../../../platform/contract/errors.ts'

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
    cn: '计算后资料有变化（{count} 人：{who}），请重新计算',
    en: 'Facts have changed since the calculation (people: {count}): {who}. Calculate again.',
  },
  runEmpty: { code: 1585, http: 200, cn: '批次里没有人', en: 'Nobody is in this run' },
  runBlocked: {
    code: 1586,
    http: 200,
    cn: '有 {count} 项检查必须先处理：{who}',
    en: 'Checks that must be resolved first ({count}): {who}',
  },
  runUnticked: {
    code: 1587,
    http: 200,
    cn: '还有 {count} 项检查没有确认：{who}',
    en: 'Checks that nobody has looked at yet ({count}): {who}',
  },
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
    cn: '{count} 人的收款账户尚未经另一位同事复核，复核后才能付款：{who}',
    en: 'Bank details need a second person to confirm them before they are paid (people: {count}): {who}',
  },
  paymentState: { code: 1595, http: 200, cn: '所选付款的状态已变化，请刷新', en: 'The state of these payments has changed. Refresh.' },
  moneyOpen: {
    code: 1596,
    http: 200,
    cn: '还有 {count} 笔付款未了结：{who}',
    en: 'Payments that are not settled yet ({count}): {who}',
  },
  paidInRun: {
    code: 1724,
    http: 200,
    cn: '此员工本期由批次 {number} 发放，不能在这里更改',
    en: 'The run {number} pays this employee for the period, so it cannot be changed here',
  },
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
    code: 1720,
    http: 200,
    cn: '已在批准的批次中发放，只能从之后的日期结束',
    en: 'An approved run has paid this. It can only end on a later day.',
  },
  notLeaving: { code: 1721, http: 200, cn: '没有登记离职日期', en: 'No last day is recorded' },
  outsideProof: { code: 1603, http: 200, cn: '没有须在平台外支付的款项', en: 'Nothing has to be paid outside the platform' },
  bankFileRow: { code: 1604, http: 200, cn: '文件第 {row} 行无法识别：{problem}', en: 'Row {row} of the file cannot be read: {problem}' },
  payFromMissing: {
    code: 1722,
    http: 200,
    cn: '设置中没有{currency}的付款账户或运营主体名称（须可写成拉丁字母），此格式的文件无法生成',
    en: 'The settings name no account that pays {currency}, or no legal entity in Latin letters; without them there is no file in this format',
  },
  bankFileLacks: {
    code: 1723,
    http: 200,
    cn: '{count} 人的收款信息不足，此格式的文件无法生成：{who}',
    en: 'Payees who lack what this format needs: {count}. There is no file: {who}',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof payrollErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
