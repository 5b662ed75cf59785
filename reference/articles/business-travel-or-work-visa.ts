import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'business-travel-or-work-visa',
  topic: 'compliance',
  regions: ['US', 'GB', 'DE', 'SG', 'AE'],
  publishedDaysAgo: 9,
  author: { cn: '衡渡合规组', en: 'Hengdu compliance desk' },
  sources: [
    {
      title: { cn: '美国国务院：商务访客签证（B-1）', en: 'US Department of State: visitor visa (B-1)' },
      url: 'https://travel.state.gov/content/travel/en/us-visas/tourism-visit/visitor.html',
    },
    {
      title: { cn: '英国政府：访客规则附录', en: 'GOV.UK: Immigration Rules Appendix Visitor: Permitted Activities' },
      url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-visitor-permitted-activities',
    },
    {
      title: { cn: '新加坡人力部：免工作准证活动', en: 'MOM Singapore: work pass exempt activities' },
      url: 'https://www.mom.gov.sg/passes-and-permits/work-pass-exempt-activities',
    },
    {
      title: { cn: '欧盟：申根短期停留与出入境系统', en: 'European Union: Entry/Exit System and short stays' },
      url: 'https://travel-europe.europa.eu/',
    },
    {
      title: { cn: '人力资源和社会保障部：双边社保协定', en: 'MOHRSS: bilateral social security agreements' },
      url: 'https://www.mohrss.gov.cn/',
    },
  ],
  cn: {
    title: '出差还是工作：什么情况要办工作签证',
    summary: '看活动，不看天数。开会、谈判多半可以，动手操作、管理下属、替当地公司干活多半不行；个税、公司税和社保另有各自的界限。',
    body: `边检问：“来做什么？”答“帮客户装机器”的人，手里拿的却是商务签证。被拒绝入境的人，往往不是因为停留太久，而是因为要做的事与签证不符。

## 活动比天数重要

| 活动 | 一般情形 |
| --- | --- |
| 开会、谈判、签约、看厂、参加展会 | 商务访问多半涵盖 |
| 给本公司当地同事做短期内部培训 | 多国允许，限内部、不产出 |
| 安装、调试、维修 | 有条件：部分国家要求销售合同写明由卖方安装维修，且人员来自卖方 |
| 在当地日常办公、管理下属、轮班 | 工作许可 |
| 替当地客户做收费项目 | 通常工作许可 |
| 在展位上零售 | 常需许可 |

“一般”二字很重要，出发前请查目的地的现行清单。英国访客规则列明允许的活动；新加坡的免准证活动要先网上通知，有天数上限；美国 B-1 对海外采购设备的安装有专门条件，不含建筑施工。

## 天数也要数

申根短期停留为任意 180 天内最多 90 天，各成员国合并计算。出入境系统自 2025 年 10 月起分阶段启用，2026 年 4 月 10 日起全面运行，以电子记录取代盖章，是否超期一查便知。免签入境还可能要预先取得电子许可。人事应为每人保留一张滚动的天数表，申根、英国、美国分开计算。

## 签证之外的三个问题

1. **个人所得税。** 税收协定的受雇所得条款，常以 183 天、由谁付薪、费用是否由当地机构负担来判断。计算期间各协定不同，有的情形从第一天起就要纳税。
2. **公司税。** 频繁出差签单、项目工地超过协定时长，可能构成常设机构。
3. **社保。** 中国与德国、韩国、日本等签有双边协定，可先办参保证明，免缴协定约定的险种。欧盟境内跨国派遣要 A1 证明和派遣申报，最低工资与工时按当地标准。

## 出发前一周

- 写一封事由信：谁、去哪、见谁、做什么、几天、谁付薪、不领取当地报酬。
- 内容与签证类别、邀请函、行程一致。信里的“支持”“协助”，要改成具体活动。
- 带上保修或安装条款的合同页、母公司在职证明、返程票。
- 行程安排、名片头衔与信中所述一致。
- 带工具和样机的，办临时进口手续或 ATA 单证册。

被问到时据实、简短回答。不要让员工说“旅游”，一次虚假陈述可能影响以后多年。

## 公司的一页规则

出差单增加五项：国家、活动、天数、签证类别、当地是否付薪。出现安装、代管团队、超过 30 天、一年内第三次到同一国的，自动转合规审核。外包的安装队同样要填，出了问题，责任不只在外包公司。

## 该办许可的时候就办

设备安装每年有三次以上，或有人要常驻管团队，早点办工作许可、派遣手续，或交给当地服务商。用多次商务签证顶替一个岗位，最后付出的更多。`,
  },
  en: {
    title: 'Business trip or work visa: where the line is',
    summary:
      'Look at the activity before the number of days. Meetings are usually fine; hands-on work, managing staff and serving local clients usually are not. Tax and social insurance have limits of their own.',
    body: `“What brings you here?” “I am installing a machine for a customer,” says a traveller holding a business visa. People are refused entry less for staying too long than for doing something their visa does not allow.

## Activity first

| Activity | In general |
| --- | --- |
| meetings, negotiation, signing, factory visits, trade fairs | usually covered by a business visit |
| short internal training of your own company’s local staff | often allowed, if internal and nothing is produced |
| installation, commissioning, repair | conditional: some countries require that the sales contract provides for it and that the seller’s own people do it |
| ordinary office work, managing staff, working shifts | work permit |
| a paid project for a local client | usually a work permit |
| retail sales at a fair | often needs permission |

“In general” matters: check the current list of the destination before you travel. Britain’s visitor rules name the permitted activities. Singapore’s exempt activities require online notice first and are limited in days. The US B-1 has its own conditions for installing equipment bought abroad, and excludes building work.

## Then days

Short stays in the Schengen area are limited to 90 days in any 180, counted across all member states. The Entry/Exit System, introduced in stages from October 2025 and fully in operation since 10 April 2026, replaces stamps with electronic records, so overstays are easy to see. Visa-free travellers may also need an electronic authorisation. HR should keep a rolling count for each person, separately for Schengen, Britain and the United States.

## Three questions besides the visa

1. **Income tax.** The employment article of a tax treaty often looks at 183 days, who pays the salary and whether a local establishment bears the cost. The reference periods differ, and in some cases tax is due from the first day.
2. **Corporate tax.** Regularly closing deals on business trips, or a project site that lasts longer than the treaty allows, may create a permanent establishment.
3. **Social insurance.** China has bilateral agreements with Germany, South Korea, Japan and others: a certificate of coverage exempts you from the contributions they name. Posting between EU states needs an A1 certificate and a posting declaration, with local minimum pay and hours.

## The week before

- Write a letter: who travels, where, whom they meet, what they do, for how many days, who pays them, and that they receive no local pay.
- Make sure it agrees with the visa category, invitation and itinerary. Replace “support” with the actual activity.
- Bring the contract page on warranty or installation, proof of employment and a return ticket.
- The schedule and the job title on the business card should match the letter.
- For tools and samples, arrange temporary import or an ATA Carnet.

Answer truthfully and briefly. Never tell staff to say “tourism”: one false statement can affect a person for many years.

## One page of company rules

Add five fields to the travel form: country, activity, days, visa category, paid locally or not. Installation, standing in for a manager, more than 30 days, or a third trip to one country in a year goes to compliance automatically. Contractors’ crews fill it in too: if something goes wrong, it is not only their employer that is liable.

## When it is time for a permit

If there are three or more installations a year, or someone will be based there to run a team, apply for work permits or complete the posting formalities early, or give the job to a local firm. Using repeated business visas for what is really a local post costs more in the end.`,
  },
}

export default article
