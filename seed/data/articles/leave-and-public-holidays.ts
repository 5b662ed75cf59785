import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

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
    summary: '公共假日、法定年假、调休和结转放在一张表里，交付、发薪和值班才不会撞车。',
    body: `二月的第一周，深圳放春节，河内放 Tet，迪拜照常上班，客户在圣保罗准备狂欢节。没有提前排表的项目组，会在这一周发现没有人能批准上线。

## 第一张表：公共假日

列出每位成员**工作地**的假日，不是国籍，也不是公司注册地。要注意四类变动：

- **地区假日：** 德国、西班牙、印度、澳大利亚各州不同。
- **看月亮的假日：** 开斋节、宰牲节临近才公告，先留两个浮动日。
- **顺延规则：** 落在周末，新加坡遇周日顺延到周一，英国另设替代银行假日，德国不补。
- **调休：** 中国把相邻周末换成工作日。海外同事不知道您周六上班，也不知道您下周三不在。

日历来源标上日期。公开日历作初稿，政府公告出来后再核一遍。

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

欧盟法院的判例要求雇主让员工真的有机会休假，并提醒过期后果；没有提醒，四周法定假期可能不会作废。日本要求雇主确保年休中至少五天被用掉。美国部分州把已得假期当作工资，不准“不休即废”。所以每年七月和十月各发一次余额通知，附上截止日，留存记录。

## 排班的顺序

1. 十一月：人事发布各地明年假日，经理标出发布、盘点、审计、展会。
2. 十二月：收第一季度休假意向，每个关键岗位指定替手。
3. 每季第一周：补下一季，检查同一角色有没有同时空缺。
4. 每月：发薪日遇两地假日，前移到两地都营业的一天。

在合同里约定交付期限时写“按哪里的工作日计算”。只写“十个工作日”，双方会各数各的。

## 节假日上班要付什么

不是所有地方都付三倍。有的付加成，有的给补休，有的要员工事前同意。让员工在当地假日值班，先查三件事：法律准不准、需不需要工会或机关许可、加成怎样计算；管理岗位是否豁免也以当地法为准。

## 不宜统一的地方

给全球团队设同一套假期看起来公平，却可能低于某地法定，又在别处多付。可以统一的是请假流程、提前天数和替手规则；天数按当地。`,
  },
  en: {
    title: 'Leave across countries: plan next year in November',
    summary:
      'Public holidays, statutory leave, swapped weekends and carry-over on one page, so that deliveries, payroll and cover do not clash.',
    body: `Take the week in which Shenzhen is off for Spring Festival, Hanoi for Tet, Dubai is at work and the client in São Paulo is preparing for carnival. Teams that drew no calendar find out then that nobody can approve a release.

## Sheet one: public holidays

List them by **place of work**, not nationality and not seat of the company. Four things move:

- **Regions.** Germany, Spain, India and Australia differ by state.
- **The moon.** Eid dates are announced late. Keep two floating days.
- **Weekend rules.** In Singapore a Sunday holiday moves to Monday, Britain names a substitute day, Germany gives nothing back.
- **Swaps.** China makes nearby weekends into working days. Colleagues abroad know neither that you work that Saturday nor that you are away on Wednesday.

Date your source. A public calendar makes a first draft; check it when the government’s notice appears.

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

Ask what a “day” is: calendar or working, five-day week or six.

## Carry-over

The EU’s Court of Justice wants employers to let people take leave and to warn them before it lapses; without the warning the four weeks may survive. Japan makes the employer see that five days are used. Some US states treat earned vacation as wages and forbid forfeiture. Send balances each July and October, with the deadline, and keep the message.

## The yearly round

1. November: HR publishes next year’s holidays; managers mark releases, stocktaking, audits and fairs.
2. December: wishes for the first quarter; a named deputy for each key role.
3. First week of each quarter: fill the next one, look for roles empty at once.
4. Monthly: where payday meets a holiday, move it to a day on which both banks open.

In contracts, say whose working days count. “Ten working days” is counted differently by each side.

## Work on a holiday

Triple pay is not universal. Some laws give a premium, others time off, others require consent. Check three things first: is it allowed, does a union or authority have to agree, and how is the premium calculated.

## What not to unify

One allowance worldwide looks fair and may fall below the law in one place while overpaying in another. Unify the request, the notice and the deputy. Leave the number of days to the country.`,
  },
}

export default article
