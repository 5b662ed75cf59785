import type { ArticleForm } from '../../src/features/market/article/contract/schema.ts'

/** The operators' unpublished articles. */

const author = { cn: '衡渡编辑部', en: 'Hengdu desk' }

export const noteInTheWorks: ArticleForm = {
  slug: 'vietnam-tet-payroll-cutoff',
  topic: 'payroll',
  regions: ['VN'],
  author,
  cover: '',
  checkedOn: '',
  sources: [],
  cn: {
    title: '越南春节前的发薪截止日怎么排',
    summary: '草稿：倒排银行截止时间、第十三个月奖金与个税申报。',
    body: `## 先定银行的最后一个工作日

春节假期通常连休一周以上，银行在节前一天提前停止跨行付款。把发薪日定在停付前两个工作日，退票才有时间重付。

## 第十三个月奖金

法律不强制，但多数雇主按劳动合同或集体协议发放。合同写了就要付，并计入当月个人所得税。

## 待补

- 2027 年公共假日公告的出处
- 分行截止时间表`,
  },
  en: { title: '', summary: '', body: '' },
}

export const moreToCome: ArticleForm = {
  slug: 'exhibition-stand-handover-checklist',
  topic: 'events',
  regions: ['DE'],
  author,
  cover: '',
  checkedOn: '',
  sources: [
    {
      title: {
        cn: '德国展览业协会（AUMA）：参展商须知',
        en: 'AUMA, Association of the German Trade Fair Industry: information for exhibitors',
      },
      url: 'https://www.auma.de/en',
    },
  ],
  cn: {
    title: '展台交接当天，逐项看这十二处',
    summary: '搭建商离场前没看出来的问题，开展后都要自己付钱。按用电、结构、消防、清运四组核对，签字前拍照。',
    body: `## 用电

1. 主开关位置写在展台图上，现场能找到。
2. 每条回路的额定电流与设备功率对得上，留两成余量。
3. 地面走线有盖板，通道处不绊脚。

## 结构

4. 高于 2.5 米的墙体有静力说明，主办方已批。
5. 悬挂点由场馆指定单位安装，有验收单。
6. 展台边界与地面标线一致，没有压线。

## 消防

7. 布料、地毯有阻燃证明，原件放在展台。
8. 灭火器数量与位置符合场馆规定，通道畅通。
9. 储物间不堆包装箱。

## 清运

10. 空箱编号、存放点与送回时间写成单子。
11. 撤展车辆的预约号已拿到。
12. 垃圾费由谁付，合同里写明。

## 签字之前

请双方沿展台走一圈，每一处拍照。发现问题写进交接单，写明由谁在几点前改好；口头答应不算。`,
  },
  en: {
    title: 'Twelve things to check when you take over a stand',
    summary:
      'Whatever you miss before the builder leaves, you pay for once the doors open. Check power, structure, fire safety and removal, and photograph each before you sign.',
    body: `## Power

1. The main switch is on the stand drawing, and you can find it on site.
2. Each circuit carries its load with a fifth to spare.
3. Floor cables are covered, and nobody trips in the aisle.

## Structure

4. Walls above 2.5 metres have a structural statement that the organiser approved.
5. Rigging points were installed by the venue’s contractor, with an acceptance slip.
6. The stand keeps within its floor marks.

## Fire safety

7. Fabric and carpet come with flame-retardant certificates, originals on the stand.
8. Extinguishers are where the venue wants them, and exits are clear.
9. No packaging is kept in the store room.

## Removal

10. Empties are numbered, with the place they go and the time they return.
11. You hold the booking number of the vehicle for dismantling.
12. The contract says who pays for waste.

## Before you sign

Walk the stand together and photograph each point. Write defects into the handover sheet with a name and a time; a promise in passing does not count.`,
  },
}
