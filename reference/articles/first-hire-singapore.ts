import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-singapore',
  topic: 'employment',
  regions: ['SG'],
  publishedDaysAgo: 97,
  updatedDaysAgo: 20,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    { title: { cn: '新加坡人力部：雇佣实务', en: 'MOM: Employment practices' }, url: 'https://www.mom.gov.sg/employment-practices' },
    {
      title: { cn: '新加坡人力部：就业准证', en: 'MOM: Employment Pass' },
      url: 'https://www.mom.gov.sg/passes-and-permits/employment-pass',
    },
    { title: { cn: '公积金局：雇主', en: 'CPF Board: Employers' }, url: 'https://www.cpf.gov.sg/employer' },
    { title: { cn: '国内税务局：雇主', en: 'IRAS: Employers' }, url: 'https://www.iras.gov.sg/taxes/individual-income-tax/employers' },
    { title: { cn: 'MyCareersFuture 招聘平台', en: 'MyCareersFuture' }, url: 'https://www.mycareersfuture.gov.sg/' },
  ],
  cn: {
    title: '在新加坡雇第一个人：登记、合同与第一笔公积金',
    summary: '先分清本地人与外籍员工，再按顺序办公积金户口、关键雇佣条款、工资单和年度报税。',
    body: `新加坡的手续在网上就能办完，难在先后次序。公民和永久居民要缴公积金，外籍员工要先有准证；两者的时间可以相差一个多月。

## 先看候选人属于哪一类

- **公民和永久居民：** 无需准证，从入职当月起缴公积金（CPF）。成为永久居民的头两年适用分级缴费率。
- **外籍专业人员：** 通常申请就业准证（EP）。雇员满 10 人的企业，职位一般要先在 MyCareersFuture 上刊登至少 14 天，更小的企业目前豁免，申请前再确认；申请人既要达到薪资门槛，也要通过 COMPASS 评分。门槛时有调整，随年龄上升，并因行业而异，以人力部自测工具的结果为准。
- **中级技能人员：** S 准证有配额和外劳税。

没有新加坡公司，就不能自己担保准证；名义雇主能否担保、由哪个实体担保，请对方书面说明。

## 入职前四周

1. 公司在 ACRA 注册并取得 UEN，开通 Corppass，授权办事人。
2. 向公积金局申请雇主公积金户口号（CSN）。
3. 购买工伤补偿保险。体力劳动者不论工资都必须投保，非体力劳动者按月薪门槛判断。
4. 起草合同，标明试用期、通知期、工作时间、年假、病假、花红是否保证。

## 入职后的两份文件

**关键雇佣条款（KETs）：** 受《雇佣法》保护且雇用满 14 天的员工，须在开始工作起 14 天内拿到书面条款。

**分项工资单：** 与工资同时发，或在发薪后三个工作日内补发。底薪、津贴、扣款、加班分行写。

工资至少每月发一次，须在工资期结束后七天内付清；加班费须在十四天内付清。

## 每月和每年

| 时间 | 做什么 | 机构 |
| --- | --- | --- |
| 次月 14 日前 | 公积金缴清（最后一天遇休息日顺延到下一工作日） | 公积金局 |
| 每月随公积金 | 技能发展税 | SkillsFuture，由公积金局代收 |
| 每年 3 月 1 日前 | 提交员工收入资料（AIS 或 IR8A） | 国内税务局 |
| 外籍员工离职前一个月 | IR21 清税，并暂扣应付款 | 国内税务局 |

国内税务局不要求每月预扣工资个税，员工自己报缴。公积金缴费率按年龄分档，近年不断提高年长员工的缴费率和普通工资上限，每年 1 月到公积金局网站核对。

## 容易出的错

- 把第十三个月花红（AWS）写成“惯例”，又没有说明是否保证，后来引起纠纷。
- 所有人用同一份合同。《雇佣法》第四部分的工时和加班规定只适用于一定薪资以下的员工。
- 外籍员工已在岗而准证还没有签发。哪怕是“先来培训”，也可能属于无准证工作。
- 离职时忘了 IR21，把最后一笔工资全部付出，公司可能要承担员工的税款。

## 什么时候换别的办法

只要一位兼职顾问了解市场，签服务合同就够；要长期派驻一名中国籍负责人，又没有本地收入的，先试算 COMPASS 得分，再决定是否设公司。`,
  },
  en: {
    title: 'First hire in Singapore: registration, terms and the first CPF payment',
    summary:
      'Check each candidate’s status first. Then, in this order: the CPF number, written key terms, payslips and the annual income return.',
    body: `Everything can be filed online; the difficulty is the order. Citizens and permanent residents require CPF contributions, foreigners need a pass first, and the two can be more than a month apart.

## Which group is your candidate in?

- **Citizens and permanent residents:** no pass. CPF is due from the month of joining, at graduated rates in the first two years of permanent residence.
- **Foreign professionals:** usually an Employment Pass. Firms with ten or more employees generally advertise on MyCareersFuture for at least 14 days; smaller ones are currently exempt, so confirm before applying. The candidate must meet the qualifying salary, which rises with age and differs by sector, and pass COMPASS. Use MOM’s self-assessment tool, because the figures change.
- **Mid-skilled staff:** S Pass, with quota and levy.

Without a Singapore company you cannot sponsor a pass. Ask an employer of record to state in writing whether it can, and through which entity.

## Four weeks before the start

1. Register with ACRA, get the UEN, set up Corppass and authorise the person who files.
2. Apply to the CPF Board for a CPF submission number (CSN).
3. Buy work injury compensation insurance: compulsory for manual workers at any pay, for others depending on a salary threshold.
4. Draft the contract: probation, notice, hours, annual and sick leave, and whether any bonus is guaranteed.

## Two documents after the start

**Key employment terms** must be given in writing within 14 days of the start to anyone covered by the Employment Act and engaged for 14 days or more.

**Itemised payslips** are given with pay, or within three working days. List base pay, allowances, deductions and overtime separately. Salary is due at least monthly and within seven days after the salary period; overtime pay within fourteen.

## Each month, each year

| When | What | Body |
| --- | --- | --- |
| by the 14th of the next month | CPF (next working day if it falls on a rest day) | CPF Board |
| with CPF | Skills Development Levy | SkillsFuture, collected by the CPF Board |
| by 1 March | income information (AIS or Form IR8A) | IRAS |
| one month before a foreign employee leaves | Form IR21; hold back money due | IRAS |

IRAS does not require tax to be withheld from monthly wages: employees file and pay. CPF rates depend on age band, and both the rates for older workers and the wage ceiling have been rising, so check them each January.

## Common mistakes

- Calling the annual wage supplement (AWS) “customary” without saying whether it is guaranteed, which leads to disagreement later.
- One contract for all. Part IV of the Employment Act, on hours and overtime, covers only staff below certain salaries.
- Letting a foreigner start before the pass is issued. Even “training” may count as working without a pass.
- Forgetting IR21 and paying the last salary in full: the employer may then owe the tax.

## When to do something else

For a part-time adviser who studies the market, a service contract is enough. For a Chinese country head with no local revenue, work out the COMPASS score before deciding whether to form a company.`,
  },
}

export default article
