import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'exhibition-booth-to-carnet',
  topic: 'events',
  regions: ['DE', 'AE', 'US', 'VN'],
  publishedDaysAgo: 13,
  author: { cn: '衡渡会展组', en: 'Hengdu exhibitions desk' },
  sources: [
    { title: { cn: '国际商会：ATA 单证册', en: 'ICC: ATA Carnet' }, url: 'https://iccwbo.org/business-solutions/ata-carnet/' },
    {
      title: { cn: '中国国际贸易促进委员会', en: 'China Council for the Promotion of International Trade' },
      url: 'https://www.ccpit.org/',
    },
    { title: { cn: '中国海关总署', en: 'General Administration of Customs of China' }, url: 'http://www.customs.gov.cn/' },
    { title: { cn: '德国展览业协会（AUMA）：展会数据库', en: 'AUMA: trade fair database' }, url: 'https://www.auma.de/en/' },
  ],
  cn: {
    title: '出国参展时间表：从订展位到 ATA 单证册核销',
    summary: '倒推十二个月，把展位、签证、展品、搭建、线索和退运放在一张表里；单证册的四联存根一张都不能少。',
    body: `展会三天，账单一年。超支常发生在开展前六周：加急签证、空运代替海运、现场临时搭建。把下面的时间表贴出来，基本可以绕开。

## 倒推表

| 距开展 | 做什么 |
| --- | --- |
| 12 个月 | 看往届观众构成和展商名录，确定目标；订展位，读清退款条款 |
| 9 个月 | 选搭建商；查展品是否需要认证、许可、木包装熏蒸标识 |
| 6 个月 | 订酒店；办商标检索与专利自查，防止展会临时禁令 |
| 4 个月 | 递签证；约重点客户会面 |
| 3 个月 | 海运订舱；申办 ATA 单证册 |
| 6 周 | 提交水电、吊点、网络、保洁订单，过期多半加价 |
| 2 周 | 确认到馆时间、装卸车辆、保险；演练讲解 |
| 闭展后 1 周 | 回访线索；展品复出口；核对费用 |
| 闭展后 1 个月 | 单证册核销，结算，写复盘 |

## ATA 单证册怎么用

它是临时进口的海关文件，代替每国的报关单和押金，有效期最长一年，适用展品、专业设备和商业样品。中国由贸促会出证并收取担保。

1. 核对目的地和过境地是否接受，接受哪些用途。
2. 写总清单：名称、型号、序列号、数量、重量、价值。**出证后清单不能增加。**
3. 申请、交担保、领册。
4. 出境时让海关盖章；到达时进口联，离开时复出口联，回国时再进口联。
5. 回国后把单证册交回出证机构核销，退担保。

少盖一个章，外国海关可能要求补税，担保被扣。每次过关当场翻看一遍，拍照留底。

## 哪些不能放进单证册

宣传册、赠品、食品试吃、耗材、打算在当地卖掉的样机。这些走正式进口，按当地规定交税。带电池的设备另办运输鉴定，空运前向承运人确认。现场有人要买展品，先找展会指定货代办理转正式进口，不要当场交货。

## 展位上的规矩

- 展品不符合当地认证的，立牌说明不可销售（欧盟）；能否通电演示另看规则。
- 收集名片与扫码要告知用途，欧盟观众按 GDPR 处理。
- 拍摄、音乐、无人机、激光都可能要许可。
- 员工签证与在场工作相符：讲解通常属商务访问，搭建与操作设备可能要工作许可。

## 线索不过夜

每张线索卡五项：需求、数量、时间、决策人、下一步和负责人。当晚录入，次日早会分配。回访邮件在闭展后三个工作日内发出，附上对方问过的那一页资料。

## 何时不去

目标客户不到往届观众的一成，产品还不能在当地销售，或交付能力已经排满：改为参观，约好十家客户，花费通常少得多，学到的一样多。`,
  },
  en: {
    title: 'Exhibiting abroad: from booth booking to a discharged ATA Carnet',
    summary:
      'Work back twelve months: stand, visas, freight, stand build, leads, return freight. Every carnet voucher must be accounted for.',
    body: `Three days of fair, a year of invoices. Overspending tends to happen in the last six weeks: rushed visas, air instead of sea, a stand improvised on site. Put this calendar on the wall.

## Counting back

| Before opening | Task |
| --- | --- |
| 12 months | study past visitors and exhibitors, set a goal, book; read the refund terms |
| 9 months | stand builder; certification, permits and treated-wood marks for the goods |
| 6 months | hotels; trade mark and patent check against injunctions at the fair |
| 4 months | visas; meetings with key customers |
| 3 months | sea freight; ATA Carnet |
| 6 weeks | power, rigging, network, cleaning: late orders cost more |
| 2 weeks | slot at the hall, unloading, insurance; rehearse |
| 1 week after | call leads, re-export, check costs |
| 1 month after | discharge the carnet, settle, write down lessons |

## Using a carnet

It is a customs paper for temporary import. It replaces each country’s declaration and deposit, lasts up to a year, and covers exhibition goods, professional equipment and samples. In China the CCPIT issues it against security.

1. Check that destination and transit countries accept it, and for which uses.
2. Write the general list: name, model, serial number, quantity, weight, value. **Nothing can be added afterwards.**
3. Apply, give security, collect.
4. Have it stamped when leaving home, on entry, on re-export and on return.
5. Hand it back for discharge and recover the security.

One missing stamp and a foreign customs office may claim duty. Leaf through at the counter and photograph each page.

## What does not belong in it

Brochures, gifts, tastings, consumables, machines you mean to sell there. Those are imported and taxed. Battery equipment needs a transport report, and the airline’s agreement. If a visitor wants the exhibit, have the fair’s forwarder convert it to a normal import before handing over.

## On the stand

- In the EU, goods not yet compliant carry a sign saying they are not for sale. Whether you may run them is a separate rule.
- Say why you scan badges. For visitors in the EU the GDPR applies.
- Filming, music, drones and lasers may need permits.
- Visas must match the work. Explaining is usually a business visit; building and operating machines may not be.

## Leads before bed

Five fields: need, quantity, date, decision maker, next step with a name on it. Typed the same evening, assigned next morning, answered within three working days of closing with the page they asked about.

## When to stay home

Target customers are under a tenth of visitors, the product cannot yet be sold there, or capacity is full. Visit instead, with ten meetings arranged. It costs much less and teaches as much.`,
  },
}

export default article
