import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'thirteenth-month-and-bonuses',
  topic: 'payroll',
  regions: ['PH', 'ID', 'BR', 'MX', 'AR', 'SG', 'VN', 'IT', 'ES'],
  publishedDaysAgo: 38,
  author: { cn: '衡渡薪酬组', en: 'Hengdu payroll desk' },
  sources: [
    { title: { cn: '菲律宾劳动和就业部', en: 'Philippines: Department of Labor and Employment' }, url: 'https://www.dole.gov.ph/' },
    { title: { cn: '印度尼西亚人力资源部', en: 'Indonesia: Ministry of Manpower' }, url: 'https://kemnaker.go.id/' },
    {
      title: { cn: '新加坡人力部：花红与年度工资补贴', en: 'MOM Singapore: salary, bonus and AWS' },
      url: 'https://www.mom.gov.sg/employment-practices/salary',
    },
    { title: { cn: '墨西哥劳动者保护署（PROFEDET）', en: 'Mexico: PROFEDET' }, url: 'https://www.gob.mx/profedet' },
  ],
  cn: {
    title: '第十三个月工资：哪里是法律，哪里是习惯',
    summary: '法定、集体协议、合同、惯例四种依据，决定了能不能不发、离职时发不发、按什么基数发。',
    body: `十一月中旬，各地同事几乎同时来问年终奖。先别回答“发不发”，先查依据是什么。依据不同，可以商量的余地完全不同。

## 四种依据

1. **法律规定：** 到期必付，迟付有处罚。
2. **集体协议：** 法律没有规定，而行业协议有规定的，同样有约束力。
3. **合同或制度：** 写了“保证”就是工资的一部分。
4. **长期惯例：** 连年发放、不附条件的，有的法院会认定已成为员工的权利。

## 部分国家和地区速查

| 地方 | 名称 | 性质 | 时间 |
| --- | --- | --- | --- |
| 菲律宾 | 第十三个月工资 | 法定，年内已得基本工资的十二分之一 | 12 月 24 日前 |
| 印度尼西亚 | 宗教节日津贴（THR） | 法定，满一年为一个月工资 | 节前 7 天 |
| 巴西 | 第十三薪 | 法定，分两次 | 11 月 30 日前、12 月 20 日前 |
| 墨西哥 | 圣诞奖金 | 法定，至少 15 天工资 | 12 月 20 日前 |
| 阿根廷 | 半年奖金（SAC） | 法定，各为半年内最高月薪的一半 | 6 月、12 月 |
| 意大利 | 第十三薪，部分行业有第十四薪 | 集体协议 | 多在 12 月、夏季 |
| 西班牙 | 两次额外薪酬 | 法定，可约定摊入各月 | 通常夏季和圣诞 |
| 新加坡 | 年度工资补贴（AWS） | 合同 | 按约定 |
| 越南 | 春节奖金 | 合同或公布的奖金办法 | 春节前 |

表里只是原则。适用人群、宽限日和除外项目，请查当地主管机构当年的通告。

## 按月计提，不要临时筹款

从入职月起按月计提十二分之一，连同相应的雇主社保。用名义雇主的，要问清是按月收取还是到期一次收取：一次收取会让十二月的账单翻倍。外币计薪的，约定汇率来源。

离职的人按在职月数折算，法定部分不能因为“年底不在册”取消。休育儿假、停薪期间是否计入，各国不同。

## 写奖金条款的三句话

- 第一句写条件：考核期、指标、谁来评定、最低在职要求是否合法。
- 第二句写金额或算式，封顶和汇率也写上。
- 第三句写性质：是一次性、可酌情决定，还是保证发放。酌情发放的，每次发放时再声明一次，金额也要随理由变化；连续五年金额相同，“酌情”就站不住脚。

## 税和社保的差别

奖金有的按单独税率，有的并入当月，有的免社保、有的有独立上限。菲律宾的第十三个月工资和其他福利在限额内免税；中国全年一次性奖金单独计税的优惠有截止年份，外派人员要两地都算。发放前把税后金额试算给经理看，避免先承诺了税后整数。

## 不必照搬惯例的时候

当地只是“常见”、合同也没有写，与其加一个固定的第十三薪，不如提高月薪，或设规则清楚的绩效奖。固定下来容易，取消却要每一位员工同意。`,
  },
  en: {
    title: '13th-month pay: where it is law and where it is custom',
    summary:
      'Statute, collective agreement, contract or custom. The source decides whether you may skip it, whether leavers get it and how it is calculated.',
    body: `By mid-November every office asks about year-end pay. Before answering yes or no, find out what the payment is based on.

## Four sources

1. **Statute.** Due on a fixed date, with a penalty for delay.
2. **Collective agreement.** Just as binding, although the law itself does not mention it.
3. **Contract or policy.** “Guaranteed” makes it part of wages.
4. **Custom.** If it was paid every year without conditions, some courts will treat it as a right.

## A short table

| Place | Name | Nature | When |
| --- | --- | --- | --- |
| Philippines | 13th month pay | statute: one twelfth of basic salary earned in the year | by 24 December |
| Indonesia | religious holiday allowance (THR) | statute: a month’s wage after one year | 7 days before the holiday |
| Brazil | 13th salary | statute, two instalments | by 30 November and 20 December |
| Mexico | aguinaldo | statute, at least 15 days’ wages | before 20 December |
| Argentina | half-yearly bonus (SAC) | statute: half the best month of each half-year | June and December |
| Italy | 13th, in some sectors 14th | collective agreement | mostly December, summer |
| Spain | two extra payments | statute; may be spread by agreement | usually summer and Christmas |
| Singapore | annual wage supplement (AWS) | contract | as agreed |
| Vietnam | Tet bonus | contract or published rule | before Tet |

These are the principles. For coverage, grace days and exceptions, see this year’s circular of the competent authority.

## Set money aside each month

From the month of joining, set aside a twelfth each month, with the employer contributions on it. Ask an employer of record whether it bills monthly or all at once; the latter doubles the December invoice. For pay set in foreign currency, agree on the source of the rate.

Leavers get their share of a statutory payment, even if a policy requires them to be employed at year end. Whether parental and unpaid leave count differs by country.

## Three sentences for a bonus clause

- Conditions: period, measures, who decides, and whether a requirement to be in service is lawful.
- Amount or formula, with cap and exchange rate.
- Nature: one-off, discretionary or guaranteed. If discretionary, say so with every payment and let the amount vary for a reason: after five equal years, “discretionary” no longer convinces.

## Tax and contributions

Some places tax bonuses at a separate rate, others together with the month’s pay. Some exempt them from contributions or apply another cap. The Philippines exempts 13th month pay and other benefits up to a limit. China’s separate taxation of the annual bonus is a concession with an end date, so calculate for assignees in both places. Show managers the net figure before anybody promises a round one.

## When not to follow custom

If the payment is only common and not in the contract, higher monthly pay or a clear performance bonus may serve better. A fixed payment is easy to introduce, but removing it needs every employee’s consent.`,
  },
}

export default article
