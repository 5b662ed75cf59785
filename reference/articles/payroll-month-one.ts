import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'payroll-month-one',
  topic: 'payroll',
  regions: [],
  publishedDaysAgo: 44,
  author: { cn: '衡渡薪酬组', en: 'Hengdu payroll desk' },
  sources: [
    {
      title: { cn: '国际劳工组织：工资保护公约（第 95 号）', en: 'ILO: Protection of Wages Convention (No. 95)' },
      url: 'https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:12100:0::NO::P12100_ILO_CODE:C095',
    },
    {
      title: { cn: '公积金局：雇主义务', en: 'CPF Board: employer obligations' },
      url: 'https://www.cpf.gov.sg/employer/employer-obligations',
    },
    {
      title: { cn: 'Swift：国际银行账号（IBAN）登记册', en: 'Swift: IBAN registry' },
      url: 'https://www.swift.com/standards/data-standards/iban-international-bank-account-number',
    },
  ],
  cn: {
    title: '第一个月发薪：从倒数二十天排起',
    summary: '收哪些资料、哪天锁定数据、谁来复核、钱何时到账：海外团队第一次发薪的日历和清单。',
    body: `第一次发薪出错，多半不是公式错，而是日期没排好：银行账户还没有开通，税号还没有下来，中国香港的银行放假而新加坡照常营业。把发薪日记为 D，从往前二十个工作日开始排。

## 倒排日历

| 时点 | 做什么 | 谁 |
| --- | --- | --- |
| D-20 | 确认雇主税号、社保号、银行付款权限都可用 | 财务 |
| D-15 | 收齐员工资料，缺件的逐人催交 | 人事 |
| D-10 | 薪酬系统建档，试算一遍 | 薪酬 |
| D-7 | 锁定考勤、入离职、奖金、报销 | 人事 |
| D-5 | 出工资表，与试算对比，说明每处差异 | 薪酬 |
| D-4 | 复核与批准，制表人与批准人分开 | 财务负责人 |
| D-3 | 换汇、备足发薪账户余额 | 财务 |
| D-2 | 提交银行文件，当天收回执 | 财务 |
| D | 到账抽查，发工资单 | 薪酬 |
| D+1 起 | 按当地日期缴税、缴社保，归档 | 薪酬 |

付款地和收款地的假日都要看：**付款地放假，钱出不去；收款地放假，钱到不了。**

## 每人要收什么

- 护照或身份证、住址证明、工作许可（如需）。
- 个人税号和社保号；还没有的，记下申请日期和临时处理办法。
- 银行账户：户名须与证件一致，欧洲要 IBAN，美国要路由号，墨西哥要 18 位 CLABE，澳大利亚要 BSB。
- 税务申报表：如美国 W-4、日本扶养控除申告书、德国税务识别号和税级信息。
- 签好的合同，加薪或奖金的书面依据。

证件不要用聊天工具传。指定一个有权限控制的存放处，写明保存多久。

## 第一张工资表要核的七点

1. 首月不满整月，按日历日还是工作日折算？合同和当地法律怎样规定？
2. 入职日在社保截止日之后，本月缴还是下月补？
3. 签约奖金、安家补贴是否计税，是否计入社保基数？
4. 缴费上限按月还是按年？
5. 汇率取哪一天、哪家来源，写在表上。
6. 雇主成本一栏是否包括分摊金和工伤保险？
7. 有没有净额为负，或恰好是整数的？逐一核对原因。

## 付错了怎么办

多付的，先书面告知并取得同意再分期扣回，不少国家禁止雇主单方从工资里扣。少付的，当天补付，不要等下个月。已申报的数字有误的，一并提交更正申报。把原因写进下月的核对清单。

## 留下的文件

批准记录、银行回执、税款和社保的缴款凭证、每人的工资单、系统导出的明细。保存年限由当地税法和劳动法决定，取较长的一个。三个月以后，请没有参与制表的人抽查一名员工，从合同逐项核对到银行到账。`,
  },
  en: {
    title: 'Payroll, month one: work back from payday',
    summary: 'What to collect, when to lock, who checks and when the money must move. A calendar and lists for the first overseas run.',
    body: `First payrolls go wrong on dates more often than on formulas: online banking is not yet active, a tax number is pending, banks are closed in Hong Kong but open in Singapore. Call payday D and plan from twenty working days before.

## The calendar

| Point | Task | Who |
| --- | --- | --- |
| D-20 | check that employer tax number, insurance number and bank rights all work | finance |
| D-15 | complete employee documents, chase missing ones person by person | HR |
| D-10 | set up records, trial run | payroll |
| D-7 | lock attendance, joiners, leavers, bonuses, expenses | HR |
| D-5 | prepare the payroll, explain each difference from the trial | payroll |
| D-4 | review and approval by someone who did not prepare it | head of finance |
| D-3 | buy currency, fund the account | finance |
| D-2 | send the bank file, get the receipt the same day | finance |
| D | check that pay has arrived, send payslips | payroll |
| D+1 on | pay tax and contributions on local dates, archive | payroll |

Check holidays at both ends: **a holiday where you pay stops money leaving, a holiday where employees bank stops it arriving.**

## What to collect from each person

- Passport or ID, proof of address, work permit if needed.
- Tax and insurance numbers, or the date of application and the interim treatment.
- Bank details in the exact name on the ID: IBAN in Europe, routing number in the United States, 18-digit CLABE in Mexico, BSB in Australia.
- Tax forms, such as the US W-4, the Japanese dependants’ declaration, the German tax ID and tax class.
- The signed contract and written grounds for any increase or bonus.

Do not send identity documents by chat. Name one place with access control and say how long documents are kept there.

## Seven checks on the first payroll

1. Is a part month prorated by calendar or working days? What do the contract and local law say?
2. If someone joined after the insurance cut-off, is the contribution due now or next month?
3. Are signing bonuses and relocation payments taxed, and do they count for social insurance?
4. Do caps run by month or by year?
5. Which day’s exchange rate, from which source? Write it on the payroll.
6. Does employer cost include levies and accident insurance?
7. Is any net pay negative, or exactly a round number? Check the reason for each.

## When it goes wrong

Overpaid: tell the person in writing and agree on instalments, because many countries forbid deductions without consent. Underpaid: pay the same day, do not wait for next month. Wrong figure already filed: file a correction too. Then add the cause to next month’s checklist.

## What to keep

Approvals, bank receipts, proof of payment of tax and contributions, each payslip, the detailed export. Tax and labour law both set retention periods; apply the longer. After three months, ask someone outside payroll to follow one employee from contract to bank payment.`,
  },
}

export default article
