import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '假期结余单', en: 'Leave statement' },
  getCodeAbout: {
    cn: '我们向人事登记的邮箱或手机发送验证码，凭码查看您的假期余额。',
    en: 'We send a code to the e-mail address or phone that your HR has on record. It opens your leave balances.',
  },
  see: { cn: '查看结余单', en: 'Open the statement' },
  openUntil: { cn: (at: string) => `${at} 前可查看`, en: (at: string) => `Open until ${at}` },
  asOf: { cn: (day: string) => `截至 ${day}`, en: (day: string) => `As of ${day}` },
  balances: { cn: '余额', en: 'Balances' },
  noBalances: { cn: '没有计余额的假期', en: 'No type keeps a balance' },
  entries: { cn: '历史', en: 'History' },
  noEntries: { cn: '还没有记录', en: 'No entries yet' },
  wrong: { cn: '如有不符，请联系人事。', en: 'If something is not right, please contact your HR department.' },
})
