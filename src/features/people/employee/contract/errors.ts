import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const employeeErrors = {
  employeeLinkGone: {
    code: 1605,
    http: 200,
    cn: '链接已失效，请联系人事重新发送',
    en: 'This link no longer works. Ask your HR to send it again.',
  },
  employeeLinkLimit: {
    code: 1741,
    http: 429,
    cn: '今天向该邮箱或手机发送的信息已达上限，请明天再试',
    en: 'Today’s limit of messages to this e-mail address or phone has been reached. Please try again tomorrow.',
  },
  employeeLinkClosed: { code: 1606, http: 200, cn: '查看时间已过，请重新获取验证码', en: 'The time is over. Please request a new code.' },
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
  payeeConfirmedByPayers: {
    code: 1545,
    http: 200,
    cn: '收款账户由有发薪权限的成员（所有者、财务）复核',
    en: 'Bank accounts are confirmed by members who pay: owners and finance',
  },
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
} as const satisfies Record<string, ErrorRule>

type Added = typeof employeeErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
