import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

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
    summary: '没有德国公司也可能雇人，但雇主编号、医保申报和工伤保险一样不能少；前六个月决定以后解除有多难。',
    body: `外国公司不设立德国实体，也可以登记为德国雇主，自己或委托薪酬机构报税、报社保。这条路合法，却常被忽略；真正要先想清楚的，是这位员工会不会在当地形成常设机构。

## 登记：四个号码

1. **企业编号（Betriebsnummer）：** 向联邦就业局在线申请，社保申报都用它。
2. **税号：** 有德国实体的，向税务局登记并取得工资税账户；没有实体的外国雇主是否要代扣工资税，取决于在当地有没有常设机构等情形，请税务师书面判断。
3. **工伤保险：** 向所属行业的同业公会（Berufsgenossenschaft）报告，通常在开业或首次雇人后一周内。保费只由雇主承担。
4. **员工本人的号码：** 税务识别号、社保号，以及所选法定医保机构。养老、失业、护理保险的申报也交给这家医保机构。

## 合同写什么

《证明法》要求列明报酬的构成和发放时间、工作时间与休息、年假、试用期、加班、解约程序、适用的集体协议等。2025 年起多数条款可用可打印的文本形式交付，但**定期合同的期限约定仍应在开工前用亲笔签名的纸质文件完成**，否则视为无固定期限；解约通知也必须是亲笔签名的原件，邮件和扫描件无效。

年假法定最低为每周工作五天时 20 个工作日，市场上多给 25 至 30 天。竞业限制若要在离职后有效，需要付补偿。

## 前六个月

试用期最长六个月，期间双方通知期为两周。雇用满六个月，且企业在德国的员工超过十人（兼职按比例折算），《解雇保护法》才适用。第一位员工因此多半不受该法保护，但仍受反歧视、孕产保护、重度残疾人特别保护和诚信原则约束。员工不服解雇，须在收到通知后三周内起诉。

## 每月的节奏

- 工资税：向税务局电子申报，多数雇主为每月 10 日前。
- 社保：申报应在缴款日前两个工作日到达，缴款日是当月倒数第三个银行工作日，也就是**当月结束以前**，比多数国家早。
- 疾病：雇主一般继续付薪六周，之后由医保支付病假津贴。小企业可参加 U1 分摊，领回部分支出。

| 常见误会 | 实际情况 |
| --- | --- |
| 谈好毛薪就是全部成本 | 还有雇主社保、分摊金和工伤保险，缴费上限每年 1 月调整 |
| 员工在家办公，没有别的义务 | 仍要记工时、管劳动保护，数据按 GDPR 处理 |
| 几个人不会有工会 | 五名长期员工就可以选举企业职工委员会 |

## 外籍候选人

欧盟蓝卡要看学历认可与最低薪资，薪资线每年公布。先查 anabin 数据库的学历条目，再约领馆或走加急的专业人员程序，两步都可能以月计。

## 何时不雇

只需要参展期间的翻译和接待，找活动公司；要测试一个州的经销商，先签代理合同，但留意商业代理人在合同结束时的补偿请求。`,
  },
  en: {
    title: 'First employee in Germany: employer number, contract and the first six months',
    summary:
      'You can employ people without a German company, but you still need an employer number, health fund filings and accident insurance.',
    body: `A foreign company can register as a German employer without forming a GmbH, and file by itself or through a payroll firm. The route is lawful and often overlooked. Think first about whether this person creates a permanent establishment.

## Four numbers

1. **Betriebsnummer** from the Federal Employment Agency, online. All social insurance filings carry it.
2. **Tax registration.** With a German entity you get a wage-tax account. Whether a foreign employer without one must withhold depends on its presence in Germany: get the answer in writing.
3. **Accident insurance.** Report to the Berufsgenossenschaft of your trade, as a rule within a week of starting. The employer alone pays.
4. **The employee’s own:** tax ID, social insurance number, chosen statutory health fund. That fund also takes the pension, unemployment and care filings.

## What the contract must say

The Nachweisgesetz lists pay and its parts, due date, hours and breaks, leave, probation, overtime, notice procedure and any collective agreement. Since 2025 most of this may be given in printable text form. Two things still want ink: **a fixed term, signed on paper before work begins**, or the contract runs without limit; and **notice of dismissal**, void by e-mail or scan.

The legal minimum of leave is 20 days on a five-day week; 25 to 30 is usual. A non-compete after the end binds only if you pay for it.

## The first six months

Probation runs up to six months with two weeks’ notice. The Kündigungsschutzgesetz applies after six months, and only where more than ten people work in Germany, part-timers counted pro rata. Your first hire will seldom be covered, yet discrimination law, maternity protection, protection of severely disabled people and good faith apply to everyone. An employee has three weeks from receipt to sue.

## The month

- Wage tax: filed electronically, for most by the 10th.
- Social insurance: paid by the third-last banking day **of the same month**, with the filing two working days earlier. Earlier than most countries.
- Sickness: the employer generally pays six weeks, then the health fund takes over. Small employers reclaim part through U1.

| Often believed | In fact |
| --- | --- |
| Gross pay is the cost | Contributions, levies and accident insurance come on top; ceilings change each January |
| Home office means no duties | Hours are recorded, safety and GDPR apply |
| Too small for a works council | Five permanent employees may elect one |

## Candidates from outside the EU

The Blue Card needs a recognised degree and a minimum salary published yearly. Look the degree up in anabin, then book the consulate or the fast-track procedure. Count each in months.

## When not to hire

Interpreters for a trade fair come from an event agency. To test a region, appoint a commercial agent, and read up on the indemnity that agents may claim at the end.`,
  },
}

export default article
