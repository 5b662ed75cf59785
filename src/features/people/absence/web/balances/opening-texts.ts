import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '期初余额', en: 'Opening balances' },
  open: { cn: '录入期初余额', en: 'Enter opening balances' },
  openOne: { cn: '期初余额', en: 'Opening balance' },
  about: {
    cn: '员工在改用本系统记录休假那天的剩余天数。当天之前的休假已包含在内，之后录入也不会重复扣除。',
    en: 'What employees had left on the day from which their leave is kept here. Leave before that day is included, and is not deducted if you enter it later.',
  },
  on: { cn: '余额日期', en: 'Balance as of' },
  onHint: { cn: '以当天早上为准', en: 'As of the morning of this day' },
  days: { cn: '剩余天数', en: 'Days left' },
  carried: { cn: '其中上年结转', en: 'Of these, carried over from last year' },
  until: { cn: '结转有效期至', en: 'Carried part valid until' },
  untilHint: { cn: '不填则按假期类型的规则', en: 'Empty: by the rule of the leave type' },
  rows: {
    cn: '每行一人：工号、剩余天数、其中结转、结转有效期至',
    en: 'One line each: number, days left, of these carried over, valid until',
  },
  rowsHint: { cn: '可从表格复制粘贴，后两列可空', en: 'Paste from a spreadsheet. The last two columns are optional.' },
  rowsExample: { cn: 'E-0001 12.5\nE-0002 8 5 2027-03-31', en: 'E-0001 12.5\nE-0002 8 5 2027-03-31' },
  rowWrong: {
    cn: (row: number, problem: string) => `第 ${row} 行：${problem}`,
    en: (row: number, problem: string) => `Line ${row}: ${problem}`,
  },
  openedWith: {
    cn: (days: string, day: string, waits: boolean) => `期初余额：${day} 剩余 ${days}${waits ? '，入职并适用该假期类型后生效' : ''}`,
    en: (days: string, day: string, waits: boolean) =>
      `Opening balance: ${days} left on ${day}${waits ? ', takes effect once employed and the leave type applies' : ''}`,
  },
  nothing: { cn: '请先填写剩余天数', en: 'Give the days left first' },
  fixFirst: { cn: '请先改正上面的问题', en: 'Correct the lines above first' },
  check: { cn: '核对', en: 'Check' },
  found: { cn: '核对结果', en: 'Result of the check' },
  later: { cn: '入职后生效', en: 'Takes effect once employed' },
  save: {
    cn: (count: number) => (count === 1 ? '保存' : `保存 ${count} 人`),
    en: (count: number) => (count === 1 ? 'Save' : `Save ${count}`),
  },
  saved: {
    cn: (count: number) => `已录入 ${count} 人的期初余额`,
    en: (count: number) => `Opening balances of ${plural(count, 'employee')} entered`,
  },
})
