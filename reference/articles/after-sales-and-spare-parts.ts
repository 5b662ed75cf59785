import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'after-sales-and-spare-parts',
  topic: 'product',
  regions: ['DE', 'US', 'VN', 'MX'],
  publishedDaysAgo: 11,
  author: { cn: '衡渡售后组', en: 'Hengdu after-sales desk' },
  sources: [
    {
      title: { cn: '欧盟维修权指令 (EU) 2024/1799', en: 'Directive (EU) 2024/1799 on the repair of goods' },
      url: 'https://eur-lex.europa.eu/eli/dir/2024/1799/oj',
    },
    {
      title: { cn: '欧盟货物销售指令 (EU) 2019/771', en: 'Directive (EU) 2019/771 on the sale of goods' },
      url: 'https://eur-lex.europa.eu/eli/dir/2019/771/oj',
    },
    { title: { cn: '中国海关总署', en: 'General Administration of Customs of China' }, url: 'http://www.customs.gov.cn/' },
    {
      title: { cn: '国际航空运输协会：锂电池', en: 'IATA: lithium batteries' },
      url: 'https://www.iata.org/en/programs/cargo/dgr/lithium-batteries/',
    },
    {
      title: { cn: '美国联邦贸易委员会：保修法企业指南', en: 'FTC: Businessperson’s guide to federal warranty law' },
      url: 'https://www.ftc.gov/business-guidance/resources/businesspersons-guide-federal-warranty-law',
    },
  ],
  cn: {
    title: '海外售后怎么搭：备件、返修和上门服务',
    summary: '卖出第一台之前，先定好保修责任、备件存放、返修通关和上门人员，以免坏一台机器就停一条产线。',
    body: `设想客户的产线停了，缺的是一块价值几百元的驱动板。从深圳寄出要两天，清关却用了九天，因为发票上写的是“样品，无商业价值”。海外售后的成败，常取决于这类细节。

## 先分清各方的责任

- **法定保证：** 欧盟对消费者销售的商品，卖方原则上要对交付后两年内出现的不符合约定的情形负责，成员国可以规定更长。
- **商业保修：** 您自愿给的，写清起算日、地域、排除项、更换还是维修。美国对消费品书面保修有标示要求，以购买指定耗材作为保修条件可能违法。
- **企业间合同：** 响应时间、停机赔偿上限由双方约定。

欧盟维修权指令的规则自 2026 年 7 月 31 日起适用：对清单内产品，制造商在法定保证以外也要以合理价格维修，并提供备件信息。请查您的品类是否在清单内。

## 备件：分三层

| 层级 | 放什么 | 放哪里 |
| --- | --- | --- |
| A 停机件 | 控制板、电源、传感器、易损件 | 客户现场或同城 |
| B 功能件 | 电机、屏幕、线束 | 区域仓 |
| C 大件与低频件 | 机架、外壳 | 国内，需要时空运 |

首批数量按装机量、故障率和补货周期推算；没有数据的，先按每 10 台备一套 A 类件，三个月后按实际消耗调整。每个料号注明海关编码、原产地、单价、净重、是否含电池，清关才快。锂电池要有 UN 38.3 测试概要，空运前向承运人确认包装说明。

## 坏件回国的三条路

1. **就地报废：** 拍照、毁形、出具证明，按当地电子废弃物规定处理，常常最便宜。
2. **返修：** 出境时按当地“暂时出口修理”申报，进中国时按“修理物品”申报，在海关规定的期限内复运出境，并保留序列号对应关系。漏报就成了一次普通进口加一次普通出口，两头交税。
3. **维修中心：** 量大以后在当地或保税区维修，备件账目要能对上。

所有发票写真实价值，哪怕免费更换，也注明“免费替换件，价值仅供海关”。

## 谁上门

自派工程师要先解决签证，安装维修一般不属于普通商务访问。长期做法是与当地服务商签约，合同写明：

- 响应与到场时间，按当地工作时间和时区。
- 工程师持证上岗，不合格的可要求更换。
- 备件寄售：所有权、盘点、损耗。
- 工时、里程、夜间加价表。
- 服务报告格式，照片和序列号。
- 产品责任险与现场安全资质。

## 前 90 天

第 1 至 30 天，把说明书、爆炸图、故障代码译成当地语言，建工单表；第 31 至 60 天，培训两位当地工程师，完成一次模拟返修清关；第 61 至 90 天，看首次修复率、平均停机时间、备件满足率，改进最常坏的三个部件。

## 可以先不建

首年不到十台、客户有自己的维修班组的，卖一套备件，加上远程指导和每年回访一次就够，不必租仓。但要指定专人，在客户的工作时间接听电话。`,
  },
  en: {
    title: 'After-sales abroad: spare parts, returns and site visits',
    summary:
      'Before you sell the first machine, decide who is liable for repairs, where spare parts are kept, how returns clear customs and who goes on site.',
    body: `Suppose a production line has stopped for lack of a drive board worth a few hundred yuan. It takes two days from Shenzhen and nine in customs, because the invoice said “sample, no commercial value”. After-sales service abroad often succeeds or fails on such details.

## Who is responsible for what

- **Legal guarantee.** For consumer goods in the EU the seller is in principle liable for defects that appear within two years of delivery; member states may set a longer period.
- **Commercial warranty.** You offer it voluntarily: state the start date, territory, exclusions, and repair or replacement. US law sets labelling rules for written consumer warranties, and making one conditional on buying named supplies may be unlawful.
- **Business contracts.** The parties agree on response times and a cap on compensation for downtime.

The EU’s repair directive has applied since 31 July 2026. For listed products, manufacturers must also repair at a reasonable price beyond the legal guarantee and give information about parts. Check whether your category is listed.

## Spare parts in three tiers

| Tier | What | Where |
| --- | --- | --- |
| A, stops the line | control boards, power supplies, sensors, wear parts | at the customer’s site or in the same city |
| B, limits function | motors, screens, harnesses | regional warehouse |
| C, large or rarely needed | frames, covers | in China, by air when needed |

Calculate the first stock from the installed base, failure rate and lead time. Without data, begin with one A kit for every ten machines and adjust after three months. For each part number record the tariff code, origin, price, net weight and whether it contains a battery. Lithium batteries need a UN 38.3 test summary, and the carrier must confirm the packing before air freight.

## Three ways to handle a broken part

1. **Scrap it locally**: photograph it, render it unusable, issue a certificate, and follow the electronic-waste rules. This is often the cheapest.
2. **Repair it in China**: declare a temporary export for repair on departure and “articles for repair” on arrival, re-export within the period set by customs, and keep serial numbers matched. If undeclared, it becomes an ordinary import and an ordinary export, taxed at both ends.
3. **Set up a repair centre** locally or in a bonded zone once volume allows, with stock records that reconcile.

Every invoice shows the true value, even for a free replacement: “free replacement, value for customs purposes only”.

## Who goes on site

Your own engineers need the right visa: installation and repair are generally not ordinary business visits. In the long run, contract a local firm and put in writing:

- response and arrival times, in local working hours and time zone;
- certified engineers, who can be replaced if unsuitable;
- consigned parts: ownership, stocktaking and losses;
- rates for labour, mileage and nights;
- the format of service reports, with photographs and serial numbers;
- product liability insurance and site safety documents.

## The first 90 days

Days 1 to 30: translate the manual, exploded views and fault codes, and set up a ticket sheet. Days 31 to 60: train two local engineers and rehearse one return through customs. Days 61 to 90: review the first-time fix rate, average downtime and parts availability, and improve the three parts that fail most often.

## What you may not need yet

With fewer than ten machines in the first year and customers who have their own maintenance crews, a parts kit, remote support and a yearly visit are enough. But name someone who answers the phone in the customer’s working hours.`,
  },
}

export default article
