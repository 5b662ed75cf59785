import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

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
    title: '出差还是上班：工作签证的线画在哪里',
    summary: '看活动，不看天数。开会、谈判多半可以，动手、管人、替当地公司干活多半不行；税和社保另有三条线。',
    body: `边检问：“来做什么？”答“帮客户装机器”的人，手里拿的却是商务签证。会被拒绝入境的，往往不是停留太久，而是做的事不对。

## 活动比天数重要

| 活动 | 一般情形 |
| --- | --- |
| 开会、谈判、签约、看厂、参加展会 | 商务访问多半涵盖 |
| 给本公司当地同事做短期内部培训 | 多国允许，限内部、不产出 |
| 安装、调试、维修 | 有条件：部分国家要求合同写明由卖方售后，人员来自卖方 |
| 在当地日常办公、管理下属、轮班 | 工作许可 |
| 替当地客户做收费项目 | 通常工作许可 |
| 在展位上零售 | 常需许可 |

“一般”两个字要紧，动身前查目的地现行清单。英国访客规则列明允许的活动；新加坡的免准证活动要先网上通知，有天数上限；美国 B-1 对海外采购设备的安装有专门条件，不含建筑施工。

## 天数也要数

申根短期停留为任意 180 天内最多 90 天，各成员国合并计算。出入境系统自 2025 年 10 月起分阶段启用，用电子记录取代盖章，超期一查便知。免签入境还可能要预先取得电子许可。人事手里要有每人一张滚动的天数表，申根、英国、美国分开数。

## 签证之外的三条线

1. **个人所得税。** 税收协定的受雇所得条款，常以 183 天、由谁付薪、费用是否由当地机构负担来判断。计算期间各协定不同，有的一天也不免。
2. **公司税。** 频繁出差签单、项目工地超过协定时长，可能构成常设机构。
3. **社保。** 中国与德国、韩国、日本等签有双边协定，可先办参保证明免缴约定险种。欧盟境内跨国派遣要 A1 证明和派遣申报，最低工资与工时按当地。

## 出发前一周

- 写一封事由信：谁、去哪、见谁、做什么、几天、谁付薪、不领取当地报酬。
- 内容与签证类别、邀请函、行程一致。信里写“支持”“协助”的，改成具体活动。
- 带上保修或安装条款的合同页、母公司在职证明、返程票。
- 电脑和手机里的日历、名片头衔，不要与所述相反。
- 带工具和样机的，办临时进口或单证册。

被问到时据实、简短回答。不要让员工说“旅游”，一次虚假陈述可能影响以后多年。

## 公司的一页规则

出差单增加五格：国家、活动、天数、签证类别、当地是否收费。出现安装、代管、超 30 天、一年内第三次到同一国，自动转给合规看。外包的安装队同样填写，出了事不会只问外包公司。

## 该办许可的时候就办

设备安装每年有三次以上，或有人要常驻管团队，早点办工作许可、派遣手续，或把活交给当地服务商。用三张商务签证拼出一个岗位，最后付出的更多。`,
  },
  en: {
    title: 'Business trip or work visa: where the line is',
    summary:
      'Look at the activity before the number of days. Meetings are usually fine; hands-on work, managing staff and serving local clients usually are not. Tax and social insurance have limits of their own.',
    body: `“What brings you here?” “I am installing a machine for a customer,” says the man with a business visa. People are turned back less for staying long than for doing the wrong thing.

## Activity first

| Activity | In general |
| --- | --- |
| meetings, negotiation, signing, factory visits, fairs | covered by a business visit |
| short internal training of your own colleagues | often allowed, if nothing is produced |
| installing, commissioning, repair | conditional: some countries want the sales contract to provide for it and the seller’s own people |
| ordinary office work, managing staff, shifts | work permit |
| a paid project for a local client | usually a work permit |
| selling over the counter at a fair | often needs permission |

“In general” matters: read the list in force. Britain’s visitor rules name permitted activities. Singapore’s exempt activities need online notice and have a limit of days. The US B-1 has its own conditions for installing equipment bought abroad, and excludes building work.

## Then days

Short stays in Schengen are 90 days in any 180, all members together. The Entry/Exit System, introduced from October 2025, records electronically what stamps used to, so overstays show. Visa-free travellers may need an electronic authorisation. HR should keep a rolling count for each person: Schengen, Britain and the United States apart.

## Three lines besides the visa

1. **Income tax.** Treaties look at 183 days, who pays and whether a local establishment bears the cost. Periods differ, and some cases exempt not a day.
2. **Corporate tax.** Regular closing of deals or a long site may make a permanent establishment.
3. **Social insurance.** China has agreements with Germany, South Korea, Japan and others: a certificate exempts the named branches. Posting between EU states needs an A1 and a declaration, with local pay and hours.

## The week before

- A letter: who, where, meeting whom, doing what, days, paid by whom, no local pay.
- Letter, visa, invitation and itinerary agree. Replace “support” with the activity.
- The warranty or installation page of the contract, proof of employment, return ticket.
- Calendar and job title should not say otherwise.
- Tools and samples: temporary import or a carnet.

Answer truthfully and briefly. Never tell staff to say “tourism”: one false statement can follow a person for years.

## One page of rules

Five boxes on the travel form: country, activity, days, visa, paid locally? Installation, standing in for a manager, over 30 days, or a third trip to one country in a year goes to compliance by itself. Contractors’ crews fill it in too.

## When it is time for a permit

Three installations a year, or someone who is to run a team: get work permits or posting documents, or give the job to a local firm. A post pieced together from business visas costs more in the end.`,
  },
}

export default article
