import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  waiting: {
    cn: (count: number) => `${count} 个收款账户待您复核。`,
    en: (count: number) => `${plural(count, 'bank account')} for you to confirm.`,
  },
  look: { cn: '逐个查看并复核', en: 'Look and confirm' },
  title: { cn: '复核收款账户', en: 'Confirm bank accounts' },
  about: {
    cn: '请与员工提供的资料核对户名、银行和账号末四位。取消勾选的账户保持待复核。',
    en: 'Compare holder, bank and last four digits with what the employee gave you. Accounts that you untick keep waiting.',
  },
  holderDiffers: { cn: '户名与员工姓名不同', en: 'The holder is not the employee' },
  by: { cn: (who: string) => `${who} 更改于`, en: (who: string) => `Changed by ${who}` },
  record: { cn: '档案', en: 'Record' },
  none: { cn: '请至少勾选一个账户', en: 'Tick at least one account' },
  confirm: { cn: (count: number) => `复核 ${count} 个账户`, en: (count: number) => `Confirm ${plural(count, 'account')}` },
  done: { cn: (count: number) => `已复核 ${count} 个收款账户`, en: (count: number) => `Bank accounts confirmed: ${count}` },
  cancel: { cn: '取消', en: 'Cancel' },
  close: { cn: '关闭', en: 'Close' },
})
