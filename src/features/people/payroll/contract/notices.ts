import { defineNotices } from '../../../../platform/contract/notice.ts'

export const payrollNotices = defineNotices({
  finalRunOpened: {
    for: [1],
    group: 'money',
    title: { cn: '离职结算待处理', en: 'Final pay to prepare' },
    text: {
      cn: '{employee} 已离职，离职结算批次 {run} 已建立，请核对未休假与离职款项后计算。',
      en: '{employee} has left. The final run {run} is open: check unused leave and leaving pay, then calculate it.',
    },
    mail: true,
  },
  runSubmitted: {
    for: [1],
    group: 'money',
    title: { cn: '发薪待批准', en: 'Pay run awaiting approval' },
    text: { cn: '{who} 提交了发薪批次 {run}，请核对后批准。', en: '{who} submitted the pay run {run}. Please check and approve it.' },
    mail: true,
  },
  runReturned: {
    for: [1],
    group: 'money',
    title: { cn: '发薪批次被退回', en: 'Pay run returned' },
    text: { cn: '{who} 退回了 {run}：{reason}', en: '{who} returned {run}: {reason}' },
    mail: true,
  },
  runApproved: {
    for: [1],
    group: 'money',
    title: { cn: '发薪批次已批准', en: 'Pay run approved' },
    text: { cn: '{who} 批准了 {run}。', en: '{who} approved {run}.' },
    mail: false,
  },
  runReopened: {
    for: [1],
    group: 'money',
    title: { cn: '发薪批次被撤回', en: 'Pay run reopened' },
    text: { cn: '{who} 撤回了对 {run} 的批准：{reason}', en: '{who} reopened {run}: {reason}' },
    mail: true,
  },
  paymentsFailed: {
    for: [1],
    group: 'money',
    title: { cn: '工资打款失败', en: 'Pay returned by the bank' },
    text: {
      cn: '{run} 有 {count} 笔打款失败：{reason}。可更正账户后重发，或退回钱包。',
      en: 'Payments of {run} that the bank returned: {count}. {reason} Correct the bank details and send again, or return them to the wallet.',
    },
    mail: true,
  },
  runPaid: {
    for: [1],
    group: 'money',
    title: { cn: '工资已全部打款', en: 'Pay run paid' },
    text: { cn: '{run} 已全部打款，可以发布工资单。', en: '{run} has been paid out. Payslips can be published.' },
    mail: true,
  },
  runLocks: {
    for: [1],
    group: 'money',
    title: { cn: '发薪批次即将锁定', en: 'Pay run locks soon' },
    text: { cn: '{run} 将于{due} 自动锁定。', en: '{run} locks automatically at {due}.' },
    mail: false,
  },
  batchWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '工资待打款', en: 'Payroll awaiting payout' },
    text: { cn: '{who} 提交了发薪批次 {run} 的付款。', en: '{who} sent payments of the pay run {run}.' },
    mail: false,
  },
})
