import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  at: { cn: '时间', en: 'Time' },
  nothing: { cn: '还没有记录', en: 'No records yet' },
  ledgerTitle: { cn: '账本', en: 'Ledger' },
  ledgerAbout: {
    cn: '每笔分录各币种合计为 0，只增不改；更正用反向分录。',
    en: 'Every posting sums to 0 in each currency. Postings are never edited; mistakes are corrected by reversals.',
  },
  trial: { cn: '试算平衡', en: 'Trial balance' },
  trialAbout: {
    cn: (n: number, time: string) => `共 ${n} 笔分录，截至 ${time}`,
    en: (n: number, time: string) => `${plural(n, 'posting')}, as of ${time}`,
  },
  balanced: { cn: '各币种借贷平衡', en: 'Debits equal credits in every currency' },
  unbalanced: { cn: '借贷不平', en: 'Debits and credits differ' },
  drifted: {
    cn: (n: number) => `${n} 个账户余额与分录不符`,
    en: (n: number) => (n === 1 ? '1 balance differs from its entries' : `${n} balances differ from their entries`),
  },
  sum: { cn: '合计', en: 'Total' },
  account: { cn: '科目', en: 'Account' },
  debit: { cn: '借方', en: 'Debit' },
  credit: { cn: '贷方', en: 'Credit' },
  currency: { cn: '币种', en: 'Currency' },
  allCurrencies: { cn: '全部币种', en: 'All currencies' },
  cause: { cn: '缘由', en: 'Cause' },
  allCauses: { cn: '全部缘由', en: 'All causes' },
  numberSearch: { cn: '搜索需求、订单编号或 ID', en: 'Search by request or order number, or ID' },
  postings: { cn: '分录', en: 'Postings' },
  entries: { cn: '明细', en: 'Entries' },
  concerns: { cn: '关联对象', en: 'Related to' },
  sameRef: { cn: '同一对象的分录', en: 'All related postings' },
  demand: { cn: '需求', en: 'Request' },
  order: { cn: '订单', en: 'Order' },
  reversal: { cn: '冲销', en: 'Reverses' },
  postingId: { cn: '分录编号', en: 'Posting ID' },
})
