import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-united-states',
  topic: 'employment',
  regions: ['US'],
  publishedDaysAgo: 48,
  updatedDaysAgo: 11,
  author: { cn: '衡渡美洲组', en: 'Hengdu Americas desk' },
  sources: [
    {
      title: { cn: '国税局：雇主识别号', en: 'IRS: Employer identification number' },
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/employer-identification-number',
    },
    {
      title: { cn: '国税局：雇主税务指南（第 15 号出版物）', en: 'IRS: Publication 15, Employer’s Tax Guide' },
      url: 'https://www.irs.gov/publications/p15',
    },
    { title: { cn: '移民局：I-9 表', en: 'USCIS: Form I-9' }, url: 'https://www.uscis.gov/i-9' },
    { title: { cn: '劳工部：《公平劳动标准法》', en: 'DOL: Fair Labor Standards Act' }, url: 'https://www.dol.gov/agencies/whd/flsa' },
    {
      title: { cn: '小企业管理局：雇用和管理员工', en: 'SBA: Hire and manage employees' },
      url: 'https://www.sba.gov/business-guide/manage-your-business/hire-manage-employees',
    },
  ],
  cn: {
    title: '在美国雇第一人：先看他住在哪个州',
    summary: '联邦只要一个号码，州要两到三个。员工的住址决定税、保险、休假和竞业条款的效力。',
    body: `公司注册在特拉华，员工坐在奥斯汀的家里上班，薪酬要按得克萨斯的规则办。美国雇人的第一个问题不是“公司在哪”，而是“人在哪”。

## 联邦和州的登记

1. **EIN。** 负责人没有社会安全号的，不能在线申请，用 SS-4 表传真、邮寄，或按国税局说明从境外电话办理。随后开通电子缴税。
2. **州预扣税账户。** 得克萨斯、佛罗里达等州没有工资个税，其余多数州要登记。
3. **州失业保险账户。** 新雇主有默认费率，每年调整。
4. **外州公司登记（foreign qualification）。** 有员工常驻，多半构成在该州营业。
5. **工伤保险（workers’ compensation）。** 绝大多数州强制，华盛顿、俄亥俄等州只能向州基金投保。

员工常驻还可能使公司在该州产生所得税、销售税的纳税联系，发录用信前请与税务顾问核对。

## 入职当周

- **I-9：** 员工最迟在第一天填第一部分，雇主在开工后三个工作日内查验原件并填第二部分。不得指定对方出示哪种证件。部分州要求用 E-Verify。
- **W-4：** 决定预扣多少联邦税；州另有表。
- **新雇员报告：** 一般在 20 天内报州登记处，有的州更短。
- **通知书：** 加州、纽约等州要求入职时给出工资通知；张贴或电子发放法定海报。

## 是否付加班费最容易错

付月薪不等于不用付加班费。豁免岗位要同时通过薪资水平、薪金制和职责三项测试，州标准可能高于联邦。不确定时按非豁免处理并记录工时，每周超过 40 小时的部分付一倍半；加州还看每天是否超过 8 小时。

| 周期 | 联邦要做的事 |
| --- | --- |
| 每次发薪 | 预扣所得税、社会保障税和医疗保险税；雇主配缴 6.2% 与 1.45% |
| 每月或每半周 | 按规定频率缴存 |
| 每季 | 941 表 |
| 每年 1 月底前 | 940 表、给员工 W-2 并报社会保障局 |

社会保障税有工资上限，每年由社会保障局公布。

## 录用信和其他条款

多数州实行任意雇佣，录用信应写明，但反歧视、禁止报复、带薪病假等法律照样适用。不少州和城市要求招聘广告写薪资范围，禁止问过往薪资。竞业限制各州不同，在加州基本无效；保护商业秘密可用保密和发明转让协议，并写上《保护商业秘密法》的举报豁免告知。

小企业不强制提供团体医疗保险，但没有它很难招到人，可通过 PEO 加入计划。PEO 与您共同雇用员工，前提是您已有美国公司；还没有公司的，用名义雇主。

## 先不要雇的情况

外派人员还没有工作许可；岗位只是展会和季度拜访；对方希望以个体名义收费，且确有多个客户。前两种按商务访问或项目合同处理，后一种先做独立承包人测试，付款达到当年申报门槛的，报 1099-NEC 表。`,
  },
  en: {
    title: 'First employee in the United States: start with the state they live in',
    summary:
      'One federal number, two or three from the state. The home address decides tax, insurance, leave and what a non-compete is worth.',
    body: `The company is registered in Delaware, the engineer works from a flat in Austin, and payroll follows Texas rules. Ask where the person works before asking where the company is.

## Registrations

1. **EIN.** A responsible party without a social security number cannot apply online; use Form SS-4 by fax, by mail or, from abroad, by phone as the IRS describes. Then enrol for electronic payment.
2. **State withholding account.** Texas, Florida and some other states do not tax wages. In most of the rest you must register.
3. **State unemployment account.** New employers get a default rate, reset yearly.
4. **Foreign qualification.** An employee based in a state usually means that you do business there.
5. **Workers’ compensation.** Compulsory in nearly every state. In Ohio, Washington and a few others it is available only from the state fund.

A resident employee may also create income-tax and sales-tax nexus. Check this with a tax adviser before the offer.

## The first week

- **Form I-9.** The employee completes section 1 by the first day; the employer completes section 2 within three business days of it, from original documents that the employee chooses. Some states require E-Verify.
- **Form W-4**, and the state’s own form where there is one.
- **New-hire report**, generally within 20 days; some states require it sooner.
- **Notices.** California and New York, among others, require a wage notice at hire. Display or send the statutory posters.

## Exempt or not

Paying a salary does not remove the duty to pay overtime. An exempt post must pass three tests: salary level, salary basis and duties, and state thresholds may be higher. If in doubt, treat the post as non-exempt, record hours and pay time and a half above 40 a week. California also counts hours above eight a day.

| Rhythm | Federal duty |
| --- | --- |
| each payday | withhold income, social security and Medicare tax; match 6.2% and 1.45% |
| monthly or semi-weekly | deposit on the assigned schedule |
| quarterly | Form 941 |
| by the end of January | Form 940; W-2 to staff and to the Social Security Administration |

Social security tax applies up to a wage base that the Social Security Administration announces each year.

## The offer letter

Employment is at will in most states. Say so, and remember that laws on discrimination, retaliation and paid sick leave still apply. Many states and cities require a pay range in job adverts and forbid asking about past pay. Rules on non-competes differ by state; in California most are void. To protect trade secrets, use confidentiality and invention assignment agreements, with the whistleblower notice of the Defend Trade Secrets Act.

Small firms need not offer group health cover, but hiring is difficult without it. A PEO gives access to plans as co-employer, once you have a US company. Without a company, use an employer of record.

## When not to hire yet

An assignee has no work authorisation. The job is only trade fairs and quarterly visits. Or the candidate wants to invoice and truly has several clients. Handle the first two as business visits or project contracts. For the third, test contractor status first, and file Form 1099-NEC when payments reach the threshold for the year.`,
  },
}

export default article
