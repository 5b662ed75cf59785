import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

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
    summary: '卖出第一台之前先定保修责任、备件清单、返修的海关路线和谁上门，坏一台机器才不会停一条线。',
    body: `设想客户的产线停了，缺的是一块价值几百元的驱动板。从深圳寄出要两天，清关却用了九天，因为发票上写的是“样品，无商业价值”。海外售后的成败常在这种地方。

## 先分清谁欠谁什么

- **法定保证：** 欧盟对消费者销售的商品，卖方原则上对交付起两年内出现的不符负责，各国可以更长。
- **商业保修：** 您自愿给的，写清起算日、地域、排除项、更换还是维修。美国对消费品书面保修有标示要求，保修与购买指定耗材挂钩会有法律问题。
- **企业间合同：** 响应时间、停机赔偿上限由双方约定。

欧盟维修权指令的规则自 2026 年 7 月 31 日起适用：对清单内产品，制造商在法定保证以外也要按合理价格维修，并提供备件信息。查您的品类在不在清单里。

## 备件：算三张表

| 层级 | 放什么 | 放哪里 |
| --- | --- | --- |
| A 停机件 | 控制板、电源、传感器、易损件 | 客户现场或同城 |
| B 功能件 | 电机、屏幕、线束 | 区域仓 |
| C 大件与低频 | 机架、外壳 | 国内，空运补 |

首批数量按装机量、故障率和补货周期推算；没有数据的，先按每 10 台一套 A 类，三个月后按实耗调整。每个料号带上编码、原产地、单价、净重、是否含电池，清关才快。锂电池要有 UN 38.3 测试概要，空运前向承运人确认包装说明。

## 坏件回国的三条路

1. **就地报废：** 拍照、打码、出具证明，按当地电子废弃物规定处理，常常最便宜。
2. **返修：** 出境时按当地“暂时出口修理”申报，进中国走进境修理物品，在海关规定的期限内复运出境；保留序列号对应关系。漏报会变成一次普通进口加一次普通出口，两头交税。
3. **维修中心：** 量大以后在当地或保税区修，配件账要能对上。

所有发票写真实价值，哪怕免费更换，也注明“免费替换件，价值仅供海关”。

## 谁上门

自派工程师要过签证关，安装维修不是普通商务访问。长期做法是签当地服务商，合同写：

- 响应与到场时间，按当地工作时间和时区。
- 工程师认证，不合格换人。
- 备件寄售：所有权、盘点、损耗。
- 工时、里程、夜间加价表。
- 服务报告格式，照片和序列号。
- 产品责任险与现场安全资质。

## 头九十天

第 1 至 30 天，把说明书、爆炸图、故障代码翻成当地语言，建工单表；第 31 至 60 天，培训两位当地工程师，完成一次模拟返修清关；第 61 至 90 天，看首次修复率、平均停机、备件命中，把最常坏的三件做成改进。

## 可以先不建

首年不到十台、客户有自己的维修班的，卖一套备件、远程指导加年度回访就够，不必租仓。但要指定一个能接电话的时区。`,
  },
  en: {
    title: 'After-sales abroad: spare parts, returns and site visits',
    summary:
      'Before you sell the first machine, decide who is liable for repairs, where spare parts are kept, how returns clear customs and who goes on site.',
    body: `Suppose a production line stops for lack of a drive board worth a few hundred yuan. Two days from Shenzhen, nine in customs, because the invoice said “sample, no commercial value”. After-sales abroad is won or lost in such places.

## Who owes what

- **Legal guarantee.** For consumer goods in the EU the seller is in principle liable for faults appearing within two years of delivery; member states may give longer.
- **Commercial warranty.** Yours to offer: start, territory, exclusions, repair or replacement. US law sets labelling rules for written consumer warranties, and tying one to named supplies is a legal problem.
- **Business contracts.** Response time and a cap on downtime.

The EU’s repair directive has applied since 31 July 2026. For listed products makers must repair at a reasonable price beyond the guarantee and inform about parts. See whether your category is listed.

## Parts in three tiers

| Tier | What | Where |
| --- | --- | --- |
| A, stops the line | boards, power supplies, sensors, wear parts | at the customer or in town |
| B, limits function | motors, screens, harnesses | regional store |
| C, large or rare | frames, covers | home, by air |

Calculate from installed base, failure rate and lead time. Without data, begin with one A kit for ten machines and correct after three months. Each part number carries tariff code, origin, price, weight and a battery flag. Lithium cells need a UN 38.3 summary and the carrier’s agreement.

## Three ways for a broken part

1. **Scrap locally**: photograph, deface, certify, follow electronic-waste rules. Often cheapest.
2. **Repair in China**: export as temporary for repair, enter as articles for repair, return within customs’ period, serial numbers matched. Undeclared, it becomes an ordinary import and export, taxed at both ends.
3. **A repair centre** locally or in a bonded zone, once volume allows.

Invoices show true value: “free replacement, value for customs only”.

## Who visits

Your own engineers meet the visa line: repair is not an ordinary business visit. For the long run contract a local firm, and write down:

- response and arrival, in local hours and time zone;
- certified engineers, replaceable;
- consigned parts: title, stocktaking, losses;
- rates for hours, distance and nights;
- report format with photographs and serial numbers;
- liability insurance and site safety documents.

## Ninety days

Days 1 to 30: translate manual, exploded views and fault codes; open a ticket sheet. 31 to 60: train two local engineers and rehearse one return through customs. 61 to 90: read first-time fix, downtime and part hits; redesign the three worst parts.

## Not yet

Fewer than ten machines in year one and customers with maintenance crews? A parts kit, remote help and a yearly visit will do. Name one person in a reachable time zone.`,
  },
}

export default article
