import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'
import { FAIR_FOLLOW_UP_DAYS, fairMonths } from '../../src/features/market/solution/contract/fair.ts'

const { booth, builder, visa, meetings, freight } = fairMonths

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
    summary: '倒推十二个月，把展位、签证、展品、搭建、线索和退运放在一张表里；单证册每一联都要盖章留底。',
    body: `展会只有三天，账单要付一年。超支常发生在开展前六周：加急签证、空运代替海运、现场临时搭建。按下面的时间表准备，基本可以避免。

## 倒推表

| 距开展 | 做什么 |
| --- | --- |
| ${booth[0]} 个月 | 看往届观众构成和展商名录，确定目标；订展位，读清退款条款 |
| ${builder[0]} 个月 | 选搭建商；查展品是否需要认证、许可、木包装熏蒸标识 |
| 6 个月 | 订酒店；办商标检索与专利自查，防止展会期间被申请临时禁令 |
| ${visa[0]} 个月 | 递签证 |
| ${meetings[0]} 个月 | 约重点客户会面 |
| ${freight[0]} 个月 | 海运订舱；申办 ATA 单证册 |
| 6 周 | 提交水电、吊点、网络、保洁订单，过期多半加价 |
| 2 周 | 确认到馆时间、装卸车辆、保险；演练讲解 |
| 闭展后 ${FAIR_FOLLOW_UP_DAYS} 个工作日 | 回访线索 |
| 闭展后 1 周 | 展品复出口；核对费用 |
| 闭展后 1 个月 | 单证册核销，结算，写复盘 |

## ATA 单证册怎么用

它是临时进口的海关文件，代替各国的报关单和押金，有效期最长一年，适用展品、专业设备和商业样品。中国由贸促会出证并收取担保。

1. 核对目的地和过境地是否接受，接受哪些用途。
2. 写总清单：名称、型号、序列号、数量、重量、价值。**出证后清单不能增加。**
3. 申请、交担保、领册。
4. 出境时让海关盖章；到达时用进口联，离开时用复出口联，回国时用复进口联。
5. 回国后把单证册交回出证机构核销，退担保。

少盖一个章，外国海关可能要求补税，担保金也可能被扣。每次过关都当场逐页检查，拍照留底。

## 哪些不能放进单证册

宣传册、赠品、食品试吃、耗材、打算在当地卖掉的样机。这些走正式进口，按当地规定交税。带电池的设备另办运输条件鉴定，空运前向承运人确认。现场有人要买展品，先找展会指定货代办理转正式进口，不要当场交货。

## 展位上的规矩

- 在欧盟，展品尚不符合要求的，立牌说明不可销售；能否通电演示另有规定。
- 收集名片与扫码要告知用途，欧盟观众按 GDPR 处理。
- 拍摄、音乐、无人机、激光都可能要许可。
- 员工签证与在场工作相符：讲解通常属商务访问，搭建与操作设备可能要工作许可。

## 线索当天录入

每张线索卡五项：需求、数量、时间、决策人、下一步和负责人。当晚录入，次日早会分配。回访邮件在闭展后 ${FAIR_FOLLOW_UP_DAYS} 个工作日内发出，附上对方问过的那一页资料。

## 何时不去

目标客户不到往届观众的一成，产品还不能在当地销售，或交付能力已经排满：改为参观，约好十家客户，花费通常少得多，学到的一样多。`,
  },
  en: {
    title: 'Exhibiting abroad: from booth booking to a discharged ATA Carnet',
    summary:
      'Plan twelve months back from opening: booth, visas, exhibits, stand building, leads and return freight. Every carnet voucher must be stamped.',
    body: `The fair lasts three days, the invoices arrive for a year. Overspending tends to happen in the last six weeks before opening: rushed visas, air freight instead of sea, a stand improvised on site. The timetable below avoids most of it.

## Working back from opening day

| Before opening | Task |
| --- | --- |
| ${booth[0]} months | study past visitors and exhibitors, set a goal; book the booth and read the refund terms |
| ${builder[0]} months | choose a stand builder; check certification, permits and treatment marks on wooden packaging |
| 6 months | hotels; trade mark and patent check, to prevent an injunction at the fair |
| ${visa[0]} months | apply for visas |
| ${meetings[0]} months | arrange meetings with key customers |
| ${freight[0]} months | book sea freight; apply for the ATA Carnet |
| 6 weeks | order power, rigging points, network and cleaning: late orders usually cost more |
| 2 weeks | confirm move-in time, unloading and insurance; rehearse the presentation |
| ${FAIR_FOLLOW_UP_DAYS} working days after closing | follow up leads |
| 1 week after closing | re-export exhibits, check costs |
| 1 month after closing | discharge the carnet, settle accounts, write a review |

## Using a carnet

It is a customs document for temporary import. It replaces each country’s declaration and deposit, is valid for up to a year, and covers exhibition goods, professional equipment and commercial samples. In China the CCPIT issues it against security.

1. Check that destination and transit countries accept it, and for which uses.
2. Write the general list: name, model, serial number, quantity, weight, value. **Nothing can be added once the carnet is issued.**
3. Apply, give security, collect it.
4. Have it stamped when leaving China, on entry, on re-export and on return.
5. Hand it back to the issuer for discharge and recover the security.

If one stamp is missing, a foreign customs office may claim duty and the security may be used to pay it. Check every page at the counter and photograph it.

## What does not belong in it

Brochures, gifts, food samples, consumables, and machines you mean to sell there. Those are imported normally and taxed under local rules. Equipment with batteries needs a transport report and the airline’s confirmation. If a visitor wants to buy the exhibit, have the fair’s forwarder convert it to a normal import; do not hand it over on the spot.

## Rules on the stand

- In the EU, goods that do not yet comply carry a sign saying they are not for sale. Whether you may demonstrate them is subject to separate rules.
- Tell people why you collect cards or scan badges. For visitors in the EU the GDPR applies.
- Filming, music, drones and lasers may need permits.
- Visas must match the work. Explaining products is usually a business visit; building the stand and operating machines may need a work permit.

## Enter leads the same day

Record five things: need, quantity, date, decision maker, and next step with the person responsible. Enter them the same evening and assign them at the next morning’s meeting. Send follow-up e-mails within ${FAIR_FOLLOW_UP_DAYS} working days of closing, with the page the visitor asked about.

## When not to exhibit

Target customers are under a tenth of past visitors, the product cannot yet be sold there, or your capacity is already full. Go as a visitor instead, with ten meetings arranged. It usually costs much less and teaches as much.`,
  },
}

export default article
