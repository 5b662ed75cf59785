import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '工资付款', en: 'Payments' },
  about: {
    cn: '每个人每个批次一笔付款：从批准时划出的钱里支付，失败可重发或退回钱包。',
    en: 'One payment for each person and run, from the money set aside at the approval. What failed can be sent again or returned to the wallet.',
  },
  list: { cn: '每个人的付款', en: 'Payments of people' },
  none: { cn: '还没有付款', en: 'No payments yet' },
  noneWhy: { cn: '批次批准后，每个人的付款出现在这里。', en: 'They appear here once a run is approved.' },
  attempts: { cn: (count: number) => `第 ${count} 次发送`, en: (count: number) => `Attempt ${count}` },
  copyNote: { cn: '付款当时的账户，只显示后四位', en: 'The account at the time; only its last four digits are shown' },
  said: { cn: '说明', en: 'Note' },
})
