import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'odi-filing-before-investing',
  topic: 'company',
  regions: ['CN'],
  publishedDaysAgo: 29,
  updatedDaysAgo: 8,
  author: { cn: '衡渡公司设立组', en: 'Hengdu entity desk' },
  sources: [
    {
      title: { cn: '国家发展改革委：全国境外投资管理和服务网络系统', en: 'NDRC: outbound investment filing system' },
      url: 'https://jwtz.ndrc.gov.cn/',
    },
    {
      title: { cn: '商务部：“走出去”公共服务平台', en: 'MOFCOM: “Going Global” public service platform' },
      url: 'http://fec.mofcom.gov.cn/',
    },
    { title: { cn: '商务部业务系统统一平台', en: 'MOFCOM: unified business platform' }, url: 'https://ecomp.mofcom.gov.cn/' },
    { title: { cn: '国家外汇管理局', en: 'SAFE: State Administration of Foreign Exchange' }, url: 'https://www.safe.gov.cn/' },
    {
      title: { cn: '中国政府网：国务院令第 837 号', en: 'Chinese government portal: State Council Order 837' },
      url: 'https://www.gov.cn/',
    },
  ],
  cn: {
    title: '境外投资备案：发改、商务、外汇三步怎么走',
    summary: '先备案、后出资。哪些项目备案，哪些项目核准，材料怎么写，拿到证书后还要报什么。',
    body: `海外公司三天就注册好了，钱却汇不出去，这种事并不少见。常见的原因是把境外投资（ODI）备案当成了事后的手续。

## 三个部门各看什么

| 部门 | 依据 | 看什么 | 结果 |
| --- | --- | --- | --- |
| 发展改革 | 《企业境外投资管理办法》（发改委令第 11 号） | 项目：去哪里、做什么、投多少 | 备案通知书或核准文件 |
| 商务 | 《境外投资管理办法》（商务部令 2014 年第 3 号） | 企业：谁投、投后是什么公司 | 企业境外投资证书 |
| 外汇（经银行办理） | 直接投资外汇管理规定 | 资金：从哪里来、怎样汇出 | 外汇业务登记凭证 |

涉及敏感国家和地区或敏感行业的项目，无论金额大小都须核准。房地产、酒店、影城、娱乐业、体育俱乐部，以及在境外设立无具体实业项目的股权投资基金或平台，都属于敏感行业。其余项目备案：中方投资额 3 亿美元及以上报国家发改委，以下由省级发改部门办理，央企另有规定。国务院令第 837 号自 2026 年 7 月 1 日起施行，首次以行政法规统一规范对外投资，个人投资、境外再投资和安全审查都在其中；部门规章怎样衔接，办理前请到各部门网站查现行文本。

## 备齐材料

- 营业执照、公司章程、最近一年经审计的财务报表。新成立不久、净资产不足以支持投资额的，审核时会被追问。
- 董事会或股东会决议；国有企业另有国资程序。
- 投资协议或设立方案、投资真实性说明：投资理由、市场依据、用工和收入预测。
- **资金来源说明**：自有资金附银行证明，借款附合同。
- 投资架构图，画到最终目的地。中国香港或新加坡只是中间一层的，要写清最终投向。

项目内容要写得具体：租多大厂房、买几条生产线、雇多少人。只写“拓展国际市场”，通不过备案。

## 顺序和时间

1. 内部决议，选定国家、架构和金额。
2. 发改与商务可同时准备，网上填报。
3. 补正往来。法定时限从材料齐全起算，实际时间多花在补正上，计划中预留一到三个月。
4. 持两份文件到银行办外汇登记，再汇出。
5. 确需先付的费用，按前期费用办理登记，有金额和比例限制，先问银行。

通知书和证书都有有效期，两年内没有实施要重新办理或申请延期。

## 拿证以后

- 项目完成后，在规定期限内向发改部门报送完成情况报告。
- 按月、按年向商务部门报送统计；重大不利情况及时报告。
- 每年按外汇局和银行通知办理存量权益登记，逾期可能被管控业务。
- 增资、换股东、改行业、再投资：先办变更，再付款。
- 注销、转让以及利润和本金汇回，都要留存凭证。

## 三种常见的错

**先用个人的钱垫。** 个人境外投资另有规定，不能代替公司的备案，事后很难补办。

**拆成几笔服务费付出去。** 没有真实服务的付款，税务和外汇两方面都有风险。

**只备案第一层。** 境外公司再到第三地设厂、用途改变的，要按规定报告或变更。

不打算设立公司，只雇一两人或找服务商的，不构成境外投资，按服务贸易付汇即可。`,
  },
  en: {
    title: 'Outbound investment from China: the NDRC, MOFCOM and SAFE steps',
    summary:
      'File first, fund later. Who files and who needs approval, which documents you need, and what you report once you have the certificate.',
    body: `The overseas company was formed in three days, but the money cannot leave China. The usual cause: the filing for outbound direct investment (ODI) was left until afterwards.

## What each authority looks at

| Authority | Basis | Looks at | Issues |
| --- | --- | --- | --- |
| NDRC | Order 11, outbound investment by enterprises | the project: where, what, how much | filing notice or approval |
| MOFCOM | Order 3 of 2014 | the company: who invests, and what company results | outbound investment certificate |
| SAFE, through a bank | foreign-exchange rules for direct investment | the money: its source and how it is sent | registration voucher |

Projects in sensitive countries or sectors need approval, whatever the amount. Property, hotels, cinemas, entertainment, sports clubs, and equity funds or platforms abroad without a concrete business are among them. Other projects are filed: with the NDRC itself from US$300 million of Chinese investment, below that with the province; central state-owned companies have their own rules. Since 1 July 2026 State Council Order 837, the first administrative regulation on outbound investment, also covers individuals, reinvestment abroad and security review. How the ministries’ rules fit with it may change, so read the current text on each authority’s site first.

## Documents to prepare

- Business licence, articles, audited accounts of the last year. A new company with thin net assets will be asked questions.
- Board or shareholder resolution, and state-asset procedures where they apply.
- Investment agreement or plan, with a statement that the investment is genuine: why there, market evidence, expected staff and revenue.
- **Source of funds**: bank proof for own money, contracts for loans.
- A chart of the investment down to the final destination. If Hong Kong or Singapore is only an intermediate step, explain the final use.

Be concrete: floor area, production lines, headcount. “Expanding internationally” alone will not pass the filing.

## Order and time

1. Resolve on country, structure and amount.
2. Prepare the NDRC and MOFCOM filings at the same time, online.
3. Answer queries. The legal period runs from complete documents, and most time goes into completing them. Plan one to three months.
4. Take both documents to the bank, register, then remit.
5. Costs that cannot wait may be registered as preliminary expenses, within limits on amount and share. Ask the bank first.

Notice and certificate lapse if nothing is done within two years; then apply again or for an extension.

## After the certificate

- Report completion to the NDRC side within the period set.
- Send monthly and annual statistics to MOFCOM, and report serious adverse events promptly.
- Register existing equity each year as SAFE and the bank announce. Missing it may block transactions.
- Capital increase, new shareholder, changed business, reinvestment: change the filing first, then pay.
- Keep documents when you close or sell the company, or bring profit and capital home.

## Three common errors

**Using personal money in the meantime.** Investment by individuals falls under other rules and does not replace the company’s filing, which is hard to put right later.

**Splitting capital into service fees.** Payments without a real service are a risk both for tax and for foreign exchange.

**Filing the first layer only.** When the overseas company builds a plant in a third country, a report or a change of the filing may be required.

Hiring one or two people or paying a provider, without forming a company, is not investment. It is paid as trade in services.`,
  },
}

export default article
