import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '工资打款', en: 'Payroll payouts' },
  about: {
    cn: '企业提交的工资付款，一批一个银行文件；按银行结果标记每一笔。',
    en: 'Pay that companies sent, a bank file for each batch; mark each payment by what the bank says.',
  },
  search: { cn: '批号或批次编号', en: 'Number of the batch or run' },
  state: { cn: '状态', en: 'Status' },
  open: { cn: '未了结', en: 'Open' },
  settled: { cn: '已了结', en: 'Settled' },
  progress: {
    cn: (done: number, all: number) => `${done} / ${all} 已有结果`,
    en: (done: number, all: number) => `${done} of ${all} settled`,
  },
  payments: { cn: '付款', en: 'Payments' },
  file: { cn: '银行文件', en: 'Bank file' },
  fileAbout: { cn: '含完整账号。下载会记录是谁、为什么。', en: 'It has account numbers in full. Who downloads it, and why, is recorded.' },
  csv: { cn: '下载银行文件（CSV）', en: 'Download the bank file (CSV)' },
  pain: { cn: '下载银行文件（ISO 20022）', en: 'Download the bank file (ISO 20022)' },
  painAbout: {
    cn: '格式为 pain.001.001.09，欧元按 SEPA 贷记转账；付款方取自设置。收款人信息不足时不生成文件，并列出是谁。',
    en: 'The format is pain.001.001.09, in euros SEPA credit transfers; who pays is in the settings. If payees lack what it needs they are named, and there is no file.',
  },
  why: { cn: '用途', en: 'Purpose' },
  hash: { cn: '文件校验码', en: 'Hash of the file' },
  paid: { cn: '标为已打款', en: 'Mark paid' },
  paidTitle: {
    cn: (count: number) => `将 ${count} 笔标为已打款`,
    en: (count: number) => `Mark ${plural(count, 'payment')} as paid`,
  },
  failed: { cn: '标为失败', en: 'Mark failed' },
  failedTitle: {
    cn: (count: number) => `将 ${count} 笔标为失败`,
    en: (count: number) => `Mark ${plural(count, 'payment')} as failed`,
  },
  failedBody: {
    cn: '钱退回企业的待发工资，企业可更正账户后重发。',
    en: 'The money is held for the company again, which can correct the details and send it again.',
  },
  cameBack: { cn: '登记退回', en: 'Record the return' },
  cameBackTitle: {
    cn: (count: number) => `登记 ${count} 笔已付工资被银行退回`,
    en: (count: number) => `Record the return of ${plural(count, 'payment')}`,
  },
  cameBackBody: {
    cn: '钱回到企业的待发工资，企业可更正账户后重发或退回钱包。需另一名运营人员复核。',
    en: 'The money is held for the company again, which can send it again or return it to its wallet. A second operator has to agree.',
  },
  cameBackNow: {
    cn: (n: number) => `已登记退回 ${n} 笔`,
    en: (n: number) => `${plural(n, 'payment')} recorded as returned`,
  },
  another: { cn: '这是另一笔转账（由另一名运营人员复核）', en: 'This is another transfer (a second operator has to agree)' },
  notSent: { cn: '只选“打款中”的付款', en: 'Choose only payments whose status is Sent' },
  notPaid: { cn: '只选“已付”的付款', en: 'Choose only payments whose status is Paid' },
  returnReason: { cn: '退回原因', en: 'Reason of the return' },
  reference: { cn: '银行流水号', en: 'Bank reference' },
  reason: { cn: '失败原因', en: 'Reason' },
  chosen: { cn: (count: number) => `已选 ${count} 笔`, en: (count: number) => `${count} chosen` },
  chooseAll: { cn: '全选本页', en: 'Choose all on this page' },
  choose: { cn: (name: string) => `选择 ${name}`, en: (name: string) => `Choose ${name}` },
  nothing: { cn: '先选择付款', en: 'Choose payments first' },
  result: { cn: '按银行结果文件标记', en: 'Mark by the file of the bank' },
  resultAbout: {
    cn: '每行一笔：付款编号，结果（成功或失败），备注。可直接粘贴，也可选择文件。已经标记的会跳过。',
    en: 'One line a payment: its number, the outcome (paid or failed), a remark. Paste it or choose the file. What is marked already is skipped.',
  },
  apply: { cn: '按此标记', en: 'Apply' },
  applied: {
    cn: (paid: number, failed: number, already: number) => `成功 ${paid}，失败 ${failed}，跳过 ${already}`,
    en: (paid: number, failed: number, already: number) => `Paid ${paid}, failed ${failed}, skipped ${already}`,
  },
  chooseFile: { cn: '选择文件', en: 'Choose a file' },
  paidNow: {
    cn: (n: number) => `已登记付款 ${n} 笔`,
    en: (n: number) => `${plural(n, 'payment')} recorded as paid`,
  },
  failedNow: {
    cn: (n: number) => `已登记失败 ${n} 笔`,
    en: (n: number) => `${plural(n, 'payment')} recorded as failed`,
  },
  holder: { cn: '收款人', en: 'Payee' },
  none: { cn: '这批没有付款', en: 'No payments' },
})
