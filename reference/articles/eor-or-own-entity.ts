import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'eor-or-own-entity',
  topic: 'company',
  regions: [],
  publishedDaysAgo: 111,
  author: { cn: '衡渡公司设立组', en: 'Hengdu entity desk' },
  sources: [
    {
      title: { cn: '经合组织：税收协定范本（常设机构见第 5 条）', en: 'OECD: Model Tax Convention (permanent establishment, Article 5)' },
      url: 'https://www.oecd.org/en/topics/tax-treaties.html',
    },
    {
      title: { cn: '世界银行：营商就绪（B-READY）', en: 'World Bank: Business Ready (B-READY)' },
      url: 'https://www.worldbank.org/en/businessready',
    },
  ],
  cn: {
    title: '先用名义雇主，还是先注册公司',
    summary: '把人数、业务性质、停留时间和退出成本摆在一张纸上，用六个问题做决定，再排好转换的时间表。',
    body: `“满五个人就该注册公司”是行业里常听到的说法，它只看人数。真正决定答案的，是您要在当地做什么，以及将来怎样退出。

## 六个问题

1. **要不要在当地开票或收款？** 客户要求本地发票、当地银行账户或进口商身份，就需要公司。
2. **业务要不要牌照？** 医疗器械、支付、食品、电信设备等行业，许可证一般只发给本地法人。
3. **当地的人做什么？** 研发、客服、市场支持比较适合名义雇主；有签约权的销售和负责人容易引出常设机构问题。
4. **打算待多久？** 试水期不满一年，注册、年审、注销三笔费用往往收不回来。
5. **签证由谁担保？** 有的国家只有本地公司能给外籍员工担保工作许可。
6. **能否承受退出？** 注销公司要清税、清社保、公告债权人，周期常以月计，部分国家超过一年。

前两问只要有一个“是”，就直接筹备公司；其余各问用来判断时机。

## 算账时别漏的项目

名义雇主一侧：每人每月服务费、押金占用的资金、汇率加点、终止合同的费用、人员转出费。

公司一侧：注册与公证认证、注册地址、本地董事或税务代表、记账和年审、薪酬软件或薪酬外包、商业保险、银行账户维护、关联交易文档，以及管理层花的时间。最后一项最贵，也最少被写进表格。

建议两边各列 24 个月的费用，按“最少人数”和“计划人数”各算一遍，看两条线在第几个月相交。交点在一年以后的，先用名义雇主。

## 从名义雇主转到自己公司

转换不只是改一个甲方名称。多数国家的劳动关系不会自动转移，要终止原合同、另签新合同，工龄、年假余额、试用期和股权都要书面约定。

- 提前三个月：公司取得税号、社保雇主号、银行账户。
- 提前两个月：对照两份合同的薪酬和福利，写出差异表。
- 提前六周：与员工面谈，说明工龄如何计算；外籍员工同步办理工作许可的雇主变更。
- 最后一个工资期：旧雇主结清未休假和奖金，新雇主从次日起参保，中间不留空档。

## 常见的错

让名义雇主的员工签销售合同；公司注册好了却一直不做税务申报，其实没有业务也要申报；注册资本写得很高，却没有查当地是否要实缴；境内没办境外投资备案就先注册公司，到汇款时才发现汇不出去。

## 两种都不合适的时候

还没有确定的客户时，先做一次实地调研，或请当地经销商试卖一个季度，成本低得多，也随时可以停。`,
  },
  en: {
    title: 'Employer of record or your own company',
    summary: 'Six questions, a 24-month cost comparison and a timetable for switching without a gap in anyone’s insurance.',
    body: `“Form a company at five people” is a common rule of thumb that looks only at headcount. What you will do in the country, and how you might leave it, matter more.

## Six questions

1. **Must you invoice or collect payment locally?** If customers require a local invoice, a local bank account or an importer of record, you need a company.
2. **Is the activity licensed?** Permits for medical devices, payments, food and telecoms equipment are generally issued only to local legal entities.
3. **What will people do?** Engineering, support and marketing suit an employer of record. Sales staff who sign contracts, and country heads, raise permanent-establishment questions.
4. **How long will you stay?** For a test of under a year, the cost of forming, maintaining and winding up a company is rarely recovered.
5. **Who sponsors visas?** In some countries only a local company can sponsor work permits for foreign staff.
6. **Can you bear the cost of leaving?** Deregistration means tax clearance, social insurance clearance and notice to creditors. It usually takes months, and in some countries more than a year.

If the answer to either of the first two is yes, set up a company. The other questions help you decide when.

## A complete cost comparison

With an employer of record: fee per head, cash tied up in deposits, exchange margin, termination costs, fee to transfer employees out.

With a company: formation and legalisation of documents, registered address, local director or tax representative, bookkeeping, audit, payroll, insurance, bank fees, transfer-pricing documents, and management time. Management time costs the most and is most often left out.

Compare both over 24 months, once at minimum headcount and once at planned headcount, and see in which month the two lines cross. If that is after month twelve, begin with an employer of record.

## Moving employees to your own company

In most countries employment does not transfer automatically: one contract ends and another begins. Put seniority, leave balance, probation and equity in writing.

- Three months before: the company has its tax number, its employer number for social insurance and a bank account.
- Two months before: list the differences in pay and benefits between the old and the new contract.
- Six weeks before: talk to each employee and explain how seniority is counted; start the change of employer on work permits.
- Last pay period: the old employer settles unused leave and bonuses, and the new one insures from the following day, without a gap.

## Common mistakes

Letting staff of an employer of record sign sales contracts. Forming a company and filing no tax returns: dormant companies must file too. Declaring a high registered capital without checking whether it must be paid in. For a Chinese parent, forming the company before the outbound investment filing and then finding that funds cannot be remitted.

## When neither fits

If you have no confirmed customer yet, pay for a field study, or let a local distributor sell for a quarter. Both cost far less and can be stopped at any time.`,
  },
}

export default article
