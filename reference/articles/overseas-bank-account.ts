import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'overseas-bank-account',
  topic: 'company',
  regions: ['SG', 'HK', 'AE', 'US', 'DE'],
  publishedDaysAgo: 26,
  author: { cn: '衡渡公司设立组', en: 'Hengdu entity desk' },
  sources: [
    {
      title: { cn: '海牙国际私法会议：附加证明书', en: 'HCCH: Apostille section' },
      url: 'https://www.hcch.net/en/instruments/specialised-sections/apostille',
    },
    {
      title: { cn: '金融行动特别工作组：受益所有权', en: 'FATF: beneficial ownership' },
      url: 'https://www.fatf-gafi.org/en/topics/beneficial-ownership.html',
    },
    { title: { cn: '美国国税局：W-8BEN-E 表', en: 'IRS: Form W-8BEN-E' }, url: 'https://www.irs.gov/forms-pubs/about-form-w-8-ben-e' },
    { title: { cn: '中国领事服务网', en: 'Chinese consular service' }, url: 'https://cs.mfa.gov.cn/' },
    {
      title: { cn: '香港金融管理局：开立银行账户', en: 'HKMA: opening bank accounts' },
      url: 'https://www.hkma.gov.hk/eng/smart-consumers/account-opening/',
    },
  ],
  cn: {
    title: '海外公司开银行账户：银行想看懂的五件事',
    summary: '开户被拒，多半是因为说不清楚。按银行的提问准备文件，并为发薪准备备用方案。',
    body: `客户经理把材料退回来，通常不说原因。合规部门在问的其实只有五件事：您是谁、最终由谁拥有、钱从哪里来、到哪里去、为什么要在这里开户。

## 把五个答案写成两页纸

1. **业务说明：** 卖什么、卖给谁、合同怎样签，附三份真实的合同或意向书、网站、发票样张。
2. **股权图：** 穿透到持股 25%（有的银行看 10%）以上的自然人，每一层附注册证明。
3. **资金来源：** 股东出资的银行流水、审计报告、境外投资备案文件。
4. **交易预测：** 每月进出笔数、金额、币种、主要对手方和所在地。
5. **当地联系：** 租约、员工、当地客户或供应商，至少要有一样。

预测数字与后来的流水差太远，会触发复核。预测宜保守，有变化时提前告知客户经理。

## 文件清单

| 文件 | 常见问题 |
| --- | --- |
| 注册证书、章程、董事股东名册 | 超过三个月，要重新出具 |
| 董事会开户决议 | 没写账户授权人和限额 |
| 董事、受益人护照和地址证明 | 地址证明没有英文，或超过三个月 |
| 母公司文件 | 缺附加证明书或领事认证 |
| 税务自我声明（CRS、W-8BEN-E） | 税收居民地填错 |
| 税号、营业许可 | 行业需要牌照却没有附上 |

《取消外国公文书认证要求的公约》2023 年 11 月 7 日起在中国生效，缔约方之间多用附加证明书，省去领事认证；非缔约方仍须领事认证，办理前请查海牙会议的名单。

## 时间怎么排

- 先问两到三家，不要同时向许多家递件；有的表格要求如实填写被拒记录。
- 是否必须董事到场，问清再订机票；视频核验的名额和国家有限。
- 从递件到可用，快则两三周，慢则三个月。把这段时间排在第一笔发薪和缴税之前。

## 备用方案

持牌支付机构的账户开得快，适合收款和付服务商。但要先确认三件事：当地税务和社保是否接受从该账户扣款；客户资金怎样隔离保管；账户名称是否为您的公司。任何一项不满足，就不能作为主账户。

还没有账户又要发薪，可以由名义雇主或薪酬外包机构过渡，合同写明期限。**不要用董事个人账户代收代付**，这会同时带来税务、外汇和反洗钱三个问题。

## 开好以后

- 双人控制：制单和批准分开，管理员不持有付款权限。
- 月末对账，收齐银行回单，大额往来写明用途。
- 股东、董事、业务变更后立即更新银行资料。
- 账户长期不用会被列为不动户；每季度至少有一笔正常往来。
- 备两个网银令牌，由两个人分别保管，并写好离职交接办法。

## 可以晚一点再开

还没有当地收入、费用由母公司直接付给供应商的阶段，不急着开户。每多一个账户，就多一份年度申报、多一次尽职调查。`,
  },
  en: {
    title: 'Opening an overseas company bank account: five things the bank wants to understand',
    summary:
      'Most refusals come from explanations that do not add up. Prepare for the bank’s questions, and keep a second route for payroll.',
    body: `Banks usually return documents without giving a reason. The compliance team really asks five things: who are you, who ultimately owns the company, where does the money come from, where does it go, and why open an account here?

## Two pages that answer

1. **Business.** What you sell, to whom and under what contract, with three real contracts or letters of intent, a website and a sample invoice.
2. **Ownership.** A chart down to natural persons above 25% (some banks use 10%), with a certificate for each layer.
3. **Source of funds.** Shareholder bank statements, audited accounts, and the outbound investment filing for a Chinese parent.
4. **Forecast.** Monthly number and value of payments, currencies, main counterparties and their countries.
5. **Local ties.** A lease, staff, a local customer or supplier. At least one.

If actual flows differ widely from the forecast, they trigger a review. Keep the forecast conservative, and tell your relationship manager before things change.

## The documents

| Document | Usual fault |
| --- | --- |
| Certificate, articles, registers of directors and shareholders | older than three months, to be reissued |
| Board resolution to open the account | does not name signatories and limits |
| Passports and proof of address of directors and owners | not in English, or older than three months |
| Parent company documents | no apostille or legalisation |
| Tax self-certification (CRS, W-8BEN-E) | wrong tax residence |
| Tax number, licences | a regulated trade without its licence |

The Apostille Convention has been in force for China since 7 November 2023; between contracting parties an apostille generally replaces consular legalisation. For other countries legalisation is still needed: check the HCCH table.

## Timing

- Approach two or three banks, not ten at once. Some forms ask about earlier refusals.
- Ask whether directors must attend before buying tickets. Video checks cover certain countries only.
- From filing to use takes two or three weeks at best, three months at worst. Allow for this before the first payroll and tax payment.

## A second route

Accounts at licensed payment institutions open quickly and suit collections and paying suppliers. Check three points first: do tax and social insurance authorities accept debits from it, how is client money safeguarded, and is the account in your company’s name? If one of them fails, it cannot be the main account.

If payroll is due before the account exists, an employer of record or a payroll provider can pay in the meantime, for a period stated in the contract. **Never run company money through a director’s own account**: it raises tax, foreign-exchange and money-laundering problems together.

## Once it is open

- Two people: one prepares payments, one approves them, and the administrator has no right to pay.
- Reconcile monthly, collect bank receipts, and note the purpose of large items.
- Tell the bank at once about new owners, directors or business.
- Unused accounts become dormant. Make at least one ordinary payment a quarter.
- Keep two security tokens with two people, and a written handover for leavers.

## When you can wait

While there is no local income and the parent pays suppliers directly, an account is not urgent. Each one brings another yearly declaration and another due-diligence review.`,
  },
}

export default article
