import { texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '设置', en: 'Settings' },
  about: { cn: '修改立即生效；已经约定的费率不变。', en: 'Changes take effect immediately. Rates already agreed do not change.' },
  fees: { cn: '费率', en: 'Fees' },
  feesAbout: { cn: '以基点计，100 基点等于 1%。', en: 'In basis points: 100 basis points equal 1%.' },
  payInto: { cn: '收款账户', en: 'Receiving accounts' },
  payIntoAbout: {
    cn: '客户按币种看到要转账的账户，每行一项，如“账号：…”。某币种留空时，显示“其他币种”的账户。修改须第二名运营复核。',
    en: 'Customers see the account for the currency that they transfer. One item a line, such as “Account: …”. A currency without an entry shows the account for other currencies. A change waits for a second operator.',
  },
  payFrom: { cn: '付款账户', en: 'Accounts that pay' },
  payFromAbout: {
    cn: '银行文件（ISO 20022）中的付款方账户：IBAN 或账号，空格后是银行的 BIC；只有 IBAN 可以不写 BIC。没有填写的币种只能下载 CSV。',
    en: 'The debtor in bank files (ISO 20022): IBAN or account number, then a space and the BIC of the bank; only an IBAN can go without. A currency without an entry has the CSV file only.',
  },
  payFromForm: {
    cn: '请填写 IBAN，或账号加空格加 BIC，如 DE89370400440532013000 COBADEFFXXX',
    en: 'Enter an IBAN, or an account number, a space and the BIC, such as DE89370400440532013000 COBADEFFXXX',
  },
  limits: { cn: '第二人复核', en: 'Second person' },
  limitsAbout: { cn: '达到该金额的操作须第二名运营复核。', en: 'From this amount on, a second operator has to approve.' },
  shown: { cn: '联系与展示', en: 'Contact and display' },
  shownAbout: { cn: '留空的内容不会展示给访客。', en: 'Empty items are not shown to visitors.' },
  editThis: { cn: (name: string) => `修改${name}`, en: (name: string) => `Edit: ${name}` },
  saved: { cn: (name: string) => `${name}已保存`, en: (name: string) => `${name} saved` },
  fallback: { cn: '默认值', en: 'Default' },
  empty: { cn: '未填写', en: 'Empty' },
  percent: { cn: (n: string) => `${n}%`, en: (n: string) => `${n}%` },
  feeRange: { cn: '请输入允许范围内的整数基点', en: 'Enter whole basis points within the allowed range' },
  numberRange: {
    cn: (min: number, max: number) => `请输入 ${min} 到 ${max} 之间的数字`,
    en: (min: number, max: number) => `Enter a number between ${min} and ${max}`,
  },
  changeFee: { cn: (name: string) => `修改${name}`, en: (name: string) => `Change: ${name}` },
  changeFeeBody: {
    cn: (from: string, to: string) => `从 ${from} 改为 ${to}，只影响之后新建的业务。`,
    en: (from: string, to: string) => `From ${from} to ${to}. This applies only to new business.`,
  },
})
