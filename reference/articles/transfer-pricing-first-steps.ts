import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'transfer-pricing-first-steps',
  topic: 'tax',
  regions: ['CN', 'SG', 'US'],
  publishedDaysAgo: 19,
  author: { cn: '衡渡税务组', en: 'Hengdu tax desk' },
  sources: [
    { title: { cn: '经合组织：转让定价', en: 'OECD: Transfer pricing' }, url: 'https://www.oecd.org/en/topics/transfer-pricing.html' },
    {
      title: { cn: '国家税务总局（公告 2016 年第 42 号）', en: 'State Taxation Administration of China (Announcement 42 of 2016)' },
      url: 'https://www.chinatax.gov.cn/',
    },
    {
      title: { cn: '新加坡国内税务局：转让定价', en: 'IRAS: Transfer pricing' },
      url: 'https://www.iras.gov.sg/taxes/corporate-income-tax/specific-topics/transfer-pricing',
    },
    { title: { cn: '美国国税局：5472 表', en: 'IRS: Form 5472' }, url: 'https://www.irs.gov/forms-pubs/about-form-5472' },
  ],
  cn: {
    title: '转让定价第一年：五张纸讲清楚',
    summary: '母公司和海外子公司之间一有往来就要定价。先写清各自做什么，再选方法、签合同、按季核对、年末归档。',
    body: `子公司只有三个人，也要谈转让定价吗？要。只要母公司替它付工资、借钱给它、卖货给它，税务局就会问价格怎么定。人少的好处是五张纸就能讲清楚。

## 第一张：往来清单

把一年里会发生的关联交易列全：货物、服务、借款、担保、商标使用、人员借调、代垫费用。最常漏掉的是“免费”的几项：总部工程师远程支持、共用软件账号、无息借款。按税法，免费的往来通常也要定价。

## 第二张：功能、资产、风险

每家公司各写半页：谁定价、谁找客户、谁持有库存、谁承担坏账、谁拥有技术。**利润跟着真实的职能和风险走**，不跟着注册地走。只有三个人的销售支持公司，不应得到全部海外利润；反过来，常年亏损也不合理。

## 第三张：方法

| 子公司的角色 | 常用做法 |
| --- | --- |
| 市场支持、研发服务 | 成本加成，加成率用可比公司区间支持 |
| 有限风险经销商 | 交易净利润法，看营业利润率 |
| 代加工 | 成本加成 |
| 有本地无形资产、自主经营 | 利润分割或更深入的分析 |
| 借款 | 参考同等信用与期限的市场利率，并看资本弱化 |

不要抄网上的“5%”。低附加值服务有经合组织的简化做法，是否采用由各国决定。

## 第四张：合同

生效日在交易之前，写清服务内容、计价公式、结算周期、汇率、年末调整、知识产权归属。发票按合同开，附工时或明细。合同是不是后补的，税务局首先看日期。

## 第五张：年度档案

- **中国：** 年度企业所得税申报时附《企业年度关联业务往来报告表》，即次年 5 月 31 日前。达到金额标准的，本地文档在次年 6 月 30 日前准备好，被要求时 30 日内提交；标准见 42 号公告。
- **新加坡：** 收入超过规定门槛的须备同期资料，报税时完成；不达门槛也要符合独立交易原则。
- **美国：** 外资持股 25% 及以上的公司报 5472 表，外国人独资的单一成员有限责任公司没有收入也可能要报，漏报罚款很重。
- **大集团：** 合并收入达到国别报告门槛的，另报国别报告。

## 按季核对，必要时请人

看子公司利润率是否落在目标区间。偏离的，当季调整价格，不要等年末一次调几百万：海关估价、增值税和外汇付款都会受影响。对外付服务费前，先办税务备案、判断代扣税，并留存成果证据。

往来少、只有成本加成一种的，第一年由会计按以上五张纸准备，请顾问复核一次即可。有无形资产转让、连年亏损、几国同时经营的，交易前就要请顾问。收到税务局来函时，先核对期限和范围，不要当天在电话里报数字。`,
  },
  en: {
    title: 'Transfer pricing, year one: five sheets that explain it',
    summary:
      'Any dealing between parent and subsidiary needs a price. Describe who does what, choose a method, sign a contract, check it quarterly and keep a file.',
    body: `Does a subsidiary of three people need transfer pricing? If the parent pays its wages, lends to it or sells to it, yes: the tax office will ask how the price was set. Being small helps, because five sheets are enough to explain it.

## Sheet one: dealings

List the year’s related-party transactions: goods, services, loans, guarantees, use of trade marks, secondments, costs paid on behalf of the other. Most often left out are the “free” ones: remote help by head-office engineers, shared software accounts, interest-free loans. Tax law usually requires a price for those too.

## Sheet two: functions, assets, risks

Write half a page for each company. Who sets prices, finds customers, holds stock, bears bad debts, owns technology? **Profit follows real functions and risks**, not the place of registration. A three-person sales support office should not earn all the overseas profit, nor can it plausibly lose money year after year.

## Sheet three: method

| Role of the subsidiary | Usual approach |
| --- | --- |
| marketing or R&D support | cost plus, with the mark-up supported by comparables |
| limited-risk distributor | operating margin (TNMM) |
| contract manufacturer | cost plus |
| owns local intangibles, runs itself | profit split or deeper analysis |
| loans | market rate for similar credit and term; mind thin capitalisation |

Do not copy a “5%” from the web. The OECD has a simplified approach for low value-adding services, and each country decides whether to use it.

## Sheet four: the contract

It takes effect before the dealings begin and states the services, formula, billing period, exchange rate, year-end adjustment and ownership of IP. Invoices follow it, with timesheets or details attached. Tax officers look first at the date, to see whether it was written afterwards.

## Sheet five: the yearly file

- **China.** The annual related-party report is filed with the income-tax return, by 31 May. Above the amounts in Announcement 42 a local file must be ready by 30 June and submitted within 30 days of a request.
- **Singapore.** Above the revenue threshold, documentation must be ready by the time of filing. Below it, the arm’s length principle still applies.
- **United States.** A company at least 25% foreign-owned files Form 5472. A foreign-owned single-member LLC may have to file even without income, and the penalty is heavy.
- **Large groups.** Country-by-country reporting above the consolidated revenue threshold.

## Each quarter, and when to call an adviser

Check whether the subsidiary’s margin lies in its target range. If not, change prices in that quarter. One large adjustment at year end affects customs value, VAT and foreign-exchange payments. Before paying service fees out of China, complete the tax filing, check withholding tax and keep proof of the work.

With a few dealings, all on cost plus, an accountant can prepare the sheets and an adviser review them once. With transfers of intangibles, repeated losses or several countries, ask an adviser before the transaction. If a tax letter arrives, first check its deadline and scope, and give no figures by telephone that day.`,
  },
}

export default article
