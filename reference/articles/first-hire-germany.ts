import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-germany',
  topic: 'employment',
  regions: ['DE'],
  publishedDaysAgo: 90,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    {
      title: { cn: '联邦就业局：企业编号服务', en: 'Federal Employment Agency: Betriebsnummern-Service' },
      url: 'https://www.arbeitsagentur.de/unternehmen/betriebsnummern-service',
    },
    {
      title: { cn: '《证明法》（NachwG）', en: 'Nachweisgesetz: written proof of terms' },
      url: 'https://www.gesetze-im-internet.de/nachwg/',
    },
    { title: { cn: '《解雇保护法》（KSchG）', en: 'Kündigungsschutzgesetz' }, url: 'https://www.gesetze-im-internet.de/kschg/' },
    { title: { cn: '德国法定工伤保险（DGUV）', en: 'German statutory accident insurance (DGUV)' }, url: 'https://www.dguv.de/' },
    {
      title: { cn: 'Make it in Germany：签证与欧盟蓝卡', en: 'Make it in Germany: visas and the EU Blue Card' },
      url: 'https://www.make-it-in-germany.com/',
    },
  ],
  cn: {
    title: '德国首位员工：雇主编号、合同与六个月',
    summary: '没有德国公司也可能雇人，但雇主编号、医保申报和工伤保险一样都不能少；是否受解雇保护，看六个月和十名员工两个条件。',
    body: `外国公司不设立德国实体，也可以登记为德国雇主，自己或委托薪酬机构报税、报社保。这种做法合法，却常被忽略；要先想清楚的，是这位员工会不会使公司在当地构成常设机构。

## 登记：四个号码

1. **企业编号（Betriebsnummer）：** 向联邦就业局在线申请，社保申报都用它。
2. **税号：** 有德国实体的，向税务局登记并取得工资税账户；没有实体的外国雇主是否要代扣工资税，取决于在当地有没有常设机构等情形，请税务师出具书面意见。
3. **工伤保险：** 向所属行业的同业公会（Berufsgenossenschaft）报告，通常在开业或首次雇人后一周内。保费只由雇主承担。
4. **员工本人的号码：** 税务识别号、社保号，以及所选法定医保机构。养老、失业、护理保险的申报也交给这家医保机构。

## 合同写什么

《证明法》要求列明报酬的构成和发放时间、工作时间与休息、年假、试用期、加班、解约程序、适用的集体协议等。2025 年起多数条款可以用能打印的电子文本交付，但**定期合同的期限约定仍应在开工前用亲笔签名的纸质文件完成**，否则视为无固定期限；解约通知也必须是亲笔签名的原件，邮件和扫描件无效。

每周工作五天的，法定年假最低为 20 个工作日，市场上多给 25 至 30 天。竞业限制要在离职后有效，须支付补偿。

## 前六个月

试用期最长六个月，期间双方通知期为两周。雇用满六个月，且企业在德国的员工超过十人（兼职按比例折算），《解雇保护法》才适用。第一位员工因此多半不受该法保护，但仍受反歧视、孕产保护、重度残疾人特别保护和诚信原则约束。员工不服解雇，须在收到通知后三周内起诉。

## 每月的节奏

- 工资税：向税务局电子申报，多数雇主为每月 10 日前。
- 社保：申报应在缴款日前两个工作日到达，缴款日是当月倒数第三个银行工作日，也就是**当月结束以前**，比多数国家早。
- 疾病：雇主一般继续付薪六周，之后由医保支付病假津贴。小企业参加 U1 分摊，可领回部分支出。

| 常见误会 | 实际情况 |
| --- | --- |
| 谈好毛薪就是全部成本 | 还有雇主社保、分摊金和工伤保险，缴费上限每年 1 月调整 |
| 员工在家办公，没有别的义务 | 仍要记工时、管劳动保护，数据按 GDPR 处理 |
| 人少就不会有企业职工委员会 | 五名长期员工就可以选举 |

## 外籍候选人

欧盟蓝卡一般要看学历认可与最低薪资，薪资标准每年公布。先查 anabin 数据库的学历条目，再预约领事馆或走专业人员快速程序，两步都可能要几个月。

## 何时不雇

只需要参展期间的翻译和接待，找活动公司；要在一个州试市场，先与商业代理人签约，但要留意合同结束时代理人的补偿请求权。`,
  },
  en: {
    title: 'First employee in Germany: employer number, contract and the first six months',
    summary:
      'You can employ people without a German company, but you still need an employer number, health fund filings and accident insurance. Dismissal protection depends on six months and ten staff.',
    body: `A foreign company can register as a German employer without forming a German entity, and file by itself or through a payroll firm. This is lawful and often overlooked. First consider whether this employee would create a permanent establishment.

## Four numbers

1. **Betriebsnummer** from the Federal Employment Agency, online. All social insurance filings carry it.
2. **Tax registration.** With a German entity you register and get a wage-tax account. Whether a foreign employer without one must withhold depends, among other things, on a permanent establishment in Germany: get a tax adviser’s opinion in writing.
3. **Accident insurance.** Report to the Berufsgenossenschaft of your industry, as a rule within a week of opening or hiring. Only the employer pays.
4. **The employee’s own:** tax ID, social insurance number, chosen statutory health fund. That fund also receives the pension, unemployment and care insurance filings.

## What the contract must say

The Nachweisgesetz requires pay and its parts, due date, hours and breaks, leave, probation, overtime, notice procedure and any collective agreement. Since 2025 most of this may be given as printable text. Two things still need a handwritten signature on paper: **a fixed term, signed before work begins**, or the contract is permanent; and **notice of dismissal**, which is void by e-mail or as a scan.

The legal minimum of leave is 20 days on a five-day week; 25 to 30 is usual. A non-compete after the end of employment binds only if you pay compensation for it.

## The first six months

Probation lasts up to six months, with two weeks’ notice. The Kündigungsschutzgesetz applies after six months, and only where more than ten people work for the company in Germany, part-timers counted pro rata. So it seldom covers a first hire, but discrimination law, maternity protection, protection of severely disabled people and good faith still apply. An employee has three weeks from receiving notice to sue.

## Each month

- Wage tax: filed electronically, for most employers by the 10th.
- Social insurance: paid by the third-last banking day **of the same month**, with the filing two working days earlier. This is earlier than in most countries.
- Sickness: the employer generally pays six weeks, then the health fund takes over. Small employers get part of it back through the U1 levy.

| Common belief | In fact |
| --- | --- |
| Gross pay is the total cost | Employer contributions, levies and accident insurance come on top; ceilings change each January |
| Working from home means no further duties | Hours are recorded, workplace safety applies, and data falls under the GDPR |
| Too small for a works council | Five permanent employees may elect one |

## Candidates from outside the EU

The EU Blue Card generally requires a recognised degree and a minimum salary, which is published yearly. Look the degree up in anabin, then book a consulate appointment or use the fast-track procedure for skilled workers. Each may take months.

## When not to hire

Interpreters and hosts for a trade fair can come from an event agency. To test the market in one state, appoint a commercial agent first, but note the indemnity that agents may claim when the contract ends.`,
  },
}

export default article
