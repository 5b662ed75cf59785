import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-mexico',
  topic: 'employment',
  regions: ['MX'],
  publishedDaysAgo: 76,
  updatedDaysAgo: 9,
  author: { cn: '衡渡美洲组', en: 'Hengdu Americas desk' },
  sources: [
    { title: { cn: '墨西哥社会保障局（IMSS）', en: 'IMSS: social security' }, url: 'https://www.imss.gob.mx/' },
    { title: { cn: '税务局（SAT）', en: 'SAT: tax administration' }, url: 'https://www.sat.gob.mx/' },
    { title: { cn: '劳动和社会保障部（STPS）', en: 'STPS: labour ministry' }, url: 'https://www.gob.mx/stps' },
    { title: { cn: '《联邦劳动法》文本', en: 'Federal Labour Law (text)' }, url: 'https://www.diputados.gob.mx/LeyesBiblio/ref/lft.htm' },
    { title: { cn: '最低工资委员会（CONASAMI）', en: 'CONASAMI: minimum wages' }, url: 'https://www.gob.mx/conasami' },
  ],
  cn: {
    title: '墨西哥雇人成本：工资以外的六笔钱',
    summary: '圣诞奖金、假期津贴、利润分享、住房基金、州工资税和解雇准备金，预算时少算一笔都要由公司补上。',
    body: `在蒙特雷给出月薪 3 万比索的录用通知，一年的成本不止 12 个月工资。下面六笔钱由法律规定，谈薪时就要算进去。

## 六笔钱

| 项目 | 最低标准 | 何时付 |
| --- | --- | --- |
| 圣诞奖金（aguinaldo） | 15 天工资 | 12 月 20 日前 |
| 年假与假期津贴 | 第一年 12 天，津贴为假期工资的 25% | 休假时 |
| 利润分享（PTU） | 应税利润的 10%，个人所得有上限 | 年度报税到期后 60 天内 |
| IMSS、Infonavit、退休储蓄 | 按综合日薪（SBC）计算 | IMSS 每月，Infonavit 与退休储蓄每两个月 |
| 州工资税 | 各州税率不同 | 多为每月 |
| 解雇准备金 | 无正当理由解雇为三个月工资加其他项目 | 结算时 |

新设企业第一年可免利润分享，其他例外请会计核对。SBC 要把圣诞奖金和假期津贴折入日薪，不等于合同上的底薪；初次申报的公司常在这里少报。

## 登记的次序

1. 办理公司章程公证，取得税号（RFC）和电子签名。
2. 在 IMSS 取得雇主登记号（registro patronal），同时完成 Infonavit 登记；工伤风险等级按主营业务定。
3. 员工入职后五个工作日内报 IMSS。迟报期间发生工伤，费用由雇主承担。
4. 州财政厅登记工资税；在 Fonacot 完成雇主注册。
5. 每次发薪开具电子工资单（CFDI de nómina），没有它，工资不得在税前扣除。

## 合同与工时

必须有书面合同，并给员工一份。无固定期限或超过 180 天的合同可约定试用期：一般 30 天，管理和专业岗位最多 180 天，期满因不合格终止的，要先听取混合委员会意见。

宪法修正案已于 2026 年 3 月 3 日公布：每周工时上限从 2027 年 1 月 1 日起由 48 小时降为 46 小时，以后逐年减两小时，2030 年到 40 小时，工资和福利不得因此减少。排班表和加班预算现在就该按 46 小时重算，并留意电子考勤的实施细则。

远程办公超过工时 40% 的，适用远程工作专章和 NOM-037 标准，雇主要提供设备并承担部分电费、网费。

## 外包的界限

2021 年改革后，人员外包被禁止。供应商到您的场地提供**专业服务**，须在 REPSE 登记，且不得属于您的主营业务；您要按期收集对方的社保和完税凭证，否则承担连带责任，费用也不能抵扣。选择名义雇主时，把它如何符合这一点写进尽职调查。

## 解除合同

法定理由解除要书面通知，写明行为和日期。证据不足被认定为无正当理由解雇的，可能要付三个月综合工资、每年工龄 20 天（视情形）、每年 12 天的工龄奖金，以及诉讼期间工资。起诉以前一般要先经调解中心；调解时带上完整的工资单和考勤记录。

外籍员工比例有上限，墨西哥籍员工应占九成；外派前先排好岗位，再办移民局的雇主登记和签证。`,
  },
  en: {
    title: 'What a Mexican salary leaves out: six more payments',
    summary:
      'Christmas bonus, vacation premium, profit sharing, housing fund, state payroll tax and severance. Price them before the offer goes out.',
    body: `An offer of 30,000 pesos a month in Monterrey costs more than twelve months’ pay. The law adds six more items, so include them when you negotiate.

## The six

| Item | Minimum | Paid |
| --- | --- | --- |
| Aguinaldo (Christmas bonus) | 15 days’ wages | before 20 December |
| Vacation and premium | 12 days in year one, plus 25% of vacation pay | when taken |
| Profit sharing (PTU) | 10% of taxable profit, capped per person | within 60 days of the annual return’s due date |
| IMSS, Infonavit, retirement savings | on the integrated daily wage (SBC) | IMSS monthly, the others every two months |
| State payroll tax | differs by state | mostly monthly |
| Severance reserve | three months plus further items if unjustified | at settlement |

A new company is exempt from profit sharing in its first year; check other exceptions with your accountant. The SBC includes the Christmas bonus and vacation premium in the daily wage. Companies filing for the first time often report base pay only, which is too low.

## Order of registration

1. Notarised deed, tax number (RFC), electronic signature.
2. Employer number at IMSS, with Infonavit at the same time. The accident risk class follows your main activity.
3. Report each employee to IMSS within five working days of the start. If an accident happens while the report is late, the employer bears the cost.
4. State payroll tax; employer registration with Fonacot.
5. An electronic payroll receipt (CFDI) with every payment. Without it wages are not tax-deductible.

## Contract and hours

A written contract is required, and the employee receives a copy. Contracts without a fixed term or longer than 180 days may include a trial period: 30 days, or up to 180 for managers and professionals. Before you end it for unsuitability, the joint committee must be heard.

A constitutional reform was published on 3 March 2026. The weekly maximum falls from 48 to 46 hours on 1 January 2027 and by two hours each year to 40 in 2030, with no cut in pay or benefits. Recalculate rosters and overtime budgets now, and watch for the rules on electronic time records.

Telework above 40% of hours falls under a separate chapter of the law and NOM-037: the employer provides equipment and pays a share of power and internet.

## The limits of subcontracting

Supplying personnel has been banned since 2021. A supplier of **specialised services** on your premises must be registered in REPSE, and the services must be outside your own main activity. Collect its social security and tax receipts on schedule; without them you are jointly liable and lose the deduction. In due diligence, have any employer of record explain in writing how it complies.

## Ending employment

Dismissal for cause needs written notice with the conduct and dates. If the proof fails, you may owe three months of integrated pay, 20 days a year in some cases, a seniority premium of 12 days a year, and back pay. A case generally goes to conciliation before it goes to court. Bring complete payslips and time records.

Nine in ten employees must be Mexican. Plan the posts for foreigners first, then the employer registration at the migration institute, then visas.`,
  },
}

export default article
