import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'leave-and-public-holidays',
  topic: 'employment',
  regions: [],
  publishedDaysAgo: 33,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    {
      title: { cn: '欧盟工作时间指令 2003/88/EC', en: 'Working Time Directive 2003/88/EC' },
      url: 'https://eur-lex.europa.eu/eli/dir/2003/88/oj',
    },
    {
      title: { cn: '新加坡人力部：公共假日', en: 'MOM Singapore: public holidays' },
      url: 'https://www.mom.gov.sg/employment-practices/public-holidays',
    },
    { title: { cn: '英国政府：银行假日', en: 'GOV.UK: bank holidays' }, url: 'https://www.gov.uk/bank-holidays' },
    { title: { cn: '中国政府网：节假日安排通知', en: 'Chinese government portal: holiday notices' }, url: 'https://www.gov.cn/' },
  ],
  cn: {
    title: '跨国团队的假期怎么排：从十一月开始做明年的表',
    summary: '公共假日、法定年假、调休和结转放在一张表里，避免交付、发薪和值班冲突。',
    body: `有一周，深圳放春节假，河内放越南春节（Tet）假，迪拜照常上班，圣保罗的客户在准备狂欢节。没有提前排表的项目组，到这一周才发现没有人能批准上线。

## 第一张表：公共假日

列出每位成员**工作地**的假日，不是国籍，也不是公司注册地。要注意四类变动：

- **地区假日：** 德国、西班牙、印度、澳大利亚各州不同。
- **按月相确定的假日：** 开斋节、宰牲节临近才公告，先留两天机动。
- **补假规则：** 假日遇周末时，新加坡遇周日顺延到周一，英国另设替代银行假日，德国不补。
- **调休：** 中国把相邻周末换成工作日。海外同事不知道您周六要上班，也不知道您下周三休假。

注明日历的来源和日期。先用公开日历做初稿，政府公告发布后再核对一遍。

## 第二张表：年假余额

| 地方 | 法定最低（全职） | 常见做法 |
| --- | --- | --- |
| 欧盟 | 四周，各国可以更高 | 25 至 30 天 |
| 英国 | 5.6 周，可含银行假日 | 25 天另加银行假日 |
| 新加坡 | 第一年 7 天，逐年加至 14 天 | 14 至 18 天 |
| 越南 | 12 天 | 12 至 15 天 |
| 阿联酋 | 满一年 30 个日历日 | 22 至 25 个工作日 |
| 日本 | 满半年 10 天，逐年加至 20 天 | 法定为主 |
| 美国 | 联邦没有规定，州法可有 | 10 至 20 天 |

“天”字要查清：日历日还是工作日，五天制还是六天制。

## 结转与作废

欧盟法院的判例要求雇主让员工确实有机会休假，并提醒过期作废的后果；没有提醒的，四周法定假期可能不会作废。日本要求雇主确保年假中至少五天休完。美国部分州把已得假期当作工资，不准“不休即废”。所以每年七月和十月各发一次余额通知，附上截止日，留存记录。

## 排班的顺序

1. 十一月：人事发布各地明年假日，经理标出发布、盘点、审计、展会。
2. 十二月：收第一季度休假意向，每个关键岗位指定代班人。
3. 每季第一周：补下一季，检查同一岗位有没有同时空缺。
4. 每月：发薪日遇任一地假日的，提前到两地银行都营业的一天。

在合同里约定交付期限时写“按哪里的工作日计算”。只写“十个工作日”，双方会各数各的。

## 节假日上班要付什么

不是所有地方都付三倍。有的付加班加成，有的给补休，有的要员工事先同意。安排员工在当地假日值班，先查三件事：法律是否允许、是否需要工会或机关许可、加成怎样计算；管理岗位是否豁免也以当地法为准。

## 不宜统一的地方

给全球团队设同一套假期看起来公平，却可能低于某地法定，又在别处多付。可以统一的是请假流程、提前天数和代班规则；天数按当地规定。`,
  },
  en: {
    title: 'Leave across countries: plan next year in November',
    summary:
      'Public holidays, statutory leave, exchanged days and carry-over on one page, so that deliveries, payroll and cover do not clash.',
    body: `Take a week in which Shenzhen is off for Spring Festival, Hanoi for Tet, Dubai is at work and the client in São Paulo is preparing for carnival. Teams without a calendar find out only then that nobody can approve a release.

## Sheet one: public holidays

List them by each person’s **place of work**, not by nationality or the company’s registered seat. Four things vary:

- **Regions.** Holidays in Germany, Spain, India and Australia differ by state or region.
- **Dates set by the moon.** Eid dates are announced late. Keep two days in reserve.
- **Weekend rules.** In Singapore a Sunday holiday moves to Monday, Britain names a substitute day, Germany does not replace it.
- **Exchanged days.** China makes nearby weekends into working days. Colleagues abroad do not know that you work that Saturday, or that you are off on Wednesday.

Note the source and its date. Use a public calendar for the first draft, and check it again when the government’s notice is published.

## Sheet two: leave balances

| Place | Legal minimum, full time | Often given |
| --- | --- | --- |
| European Union | four weeks, more in some states | 25 to 30 days |
| United Kingdom | 5.6 weeks, may include bank holidays | 25 plus bank holidays |
| Singapore | 7 days in year one, rising to 14 | 14 to 18 |
| Vietnam | 12 days | 12 to 15 |
| UAE | 30 calendar days after a year | 22 to 25 working days |
| Japan | 10 after six months, rising to 20 | mostly the minimum |
| United States | none federally; states may | 10 to 20 |

Check what a “day” is: calendar or working day, five-day week or six.

## Carry-over and forfeiture

Under the case law of the EU’s Court of Justice, employers must give people a real chance to take leave and warn them before it lapses; without the warning the four weeks may not lapse. In Japan the employer must ensure that at least five days are used. Some US states treat earned vacation as wages and forbid forfeiture. So send balances each July and October, with the deadline, and keep a record.

## The yearly schedule

1. November: HR publishes next year’s holidays; managers mark releases, stocktaking, audits and fairs.
2. December: collect leave requests for the first quarter; name a deputy for each key role.
3. First week of each quarter: plan the next one, and check whether a role is left empty.
4. Monthly: where payday falls on a holiday at either end, pay earlier, on a day when banks at both ends are open.

In contracts, say whose working days count. “Ten working days” is counted differently by each side.

## Pay for work on a holiday

Triple pay is not universal. Some laws give a premium, others time off, others require the employee’s prior consent. Check three things first: is it allowed, does a union or authority have to agree, and how is the premium calculated. Whether managers are exempt also depends on local law.

## What not to unify

One allowance worldwide looks fair but may fall below the law in one place and overpay in another. Unify the request process, the notice period and the deputy rule. Leave the number of days to the country.`,
  },
}

export default article
