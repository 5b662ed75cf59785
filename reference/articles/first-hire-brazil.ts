import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-brazil',
  topic: 'employment',
  regions: ['BR'],
  publishedDaysAgo: 62,
  author: { cn: '衡渡美洲组', en: 'Hengdu Americas desk' },
  sources: [
    {
      title: { cn: '《统一劳动法》（CLT）', en: 'Consolidated Labour Laws (CLT)' },
      url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm',
    },
    { title: { cn: 'eSocial 申报系统', en: 'eSocial' }, url: 'https://www.gov.br/esocial/' },
    { title: { cn: '劳动和就业部', en: 'Ministry of Labour and Employment' }, url: 'https://www.gov.br/trabalho-e-emprego/' },
    { title: { cn: '联邦税务局', en: 'Receita Federal' }, url: 'https://www.gov.br/receitafederal/' },
  ],
  cn: {
    title: '巴西首次雇用：eSocial、第十三薪与集体协议',
    summary: '开工前一天就要申报，行业工会的集体协议会改变您的预算，解雇结算只有十天。',
    body: `先查工会，再谈工资。巴西的行业与地区集体协议（CCT）会规定起薪、餐补、年度涨薪、加班比例，没有加入雇主工会的公司同样受约束。用公司主营代码（CNAE）和城市找到适用的那一份，打印出来放在预算表旁边。

## 开工以前

1. 公司取得 CNPJ，登记州、市税号，办数字证书。
2. 在 eSocial 建立雇主与岗位信息，按风险分类配置职业健康方案。
3. 候选人完成入职体检（ASO）。没有体检单不能上岗。
4. **最晚在开工前一天**报送入职事件；电子劳动手册（Carteira de Trabalho Digital）随之更新。
5. 签合同。试用合同（contrato de experiência）最长 90 天，可在期内续一次。

## 一年付什么

| 项目 | 规则 | 时间 |
| --- | --- | --- |
| 工资 | 每月至少一次 | 次月第五个工作日前 |
| FGTS | 工资的 8%，雇主另付 | 次月，经 FGTS Digital |
| 第十三薪 | 分两次 | 11 月 30 日前、12 月 20 日前 |
| 年假 | 满一年 30 天，另加三分之一津贴 | 休假开始前两天付清 |
| INSS | 雇主与员工两部分 | 次月，经 DCTFWeb |

雇主的 INSS 一般由 20%、工伤风险费率和第三方机构费组成，因行业与税制不同差别很大，请会计按您的 CNAE 试算。交通票（vale-transporte）是法定福利，员工负担以基本工资的 6% 为限。

## 工时

法定每天 8 小时、每周 44 小时，加班至少加 50%。员工达到法定人数的单位要记录考勤；销售和远程岗位要看合同怎样约定。国会近年一直在讨论缩短工时和取消“做六休一”班制，排班前请查现行法律。

## 解除与结算

无正当理由解雇：提前通知 30 天，每满一年加三天，最多 90 天；结清第十三薪和假期；另付 FGTS 余额 40% 的补偿。结算款自合同终止起**十天内**付清，逾期有罚款。孕期员工、工伤返岗一年内、内部安全委员会（CIPA）成员等有稳定期，解雇前逐项核对。

正当理由解雇举证很严，警告、停职要按次序留下书面记录，证人也要能出庭。

## 为什么不用“以公司开票”的员工

候选人常主动提出以个人公司（PJ）收款，到手更多。只要他按您的时间上班、听您安排、只做您一家，日后就可以起诉确认劳动关系，追溯五年，并加算 FGTS、第十三薪和罚款。相关案件在联邦最高法院尚无定论，结果难以预料，不要把它当作省钱的办法。

## 怎么落地更稳

只雇一两人、尚无 CNPJ 的，用有自营实体的名义雇主；接近十人并开始本地销售时，再评估设立有限责任公司（Ltda.）。无论哪种，向总部报预算都用“年总成本除以 12”，不要用月薪。`,
  },
  en: {
    title: 'First employee in Brazil: eSocial, the 13th salary and the union agreement',
    summary:
      'File the day before work starts, read the collective agreement before the offer, and remember the ten-day deadline when someone leaves.',
    body: `Find the applicable union before you talk about pay. Collective agreements by trade and region (CCT) set pay floors, meal vouchers, yearly increases and overtime rates, and they bind employers that belong to no union. Your main activity code (CNAE) and the city lead you to the right one; keep a copy beside the budget.

## Before day one

1. CNPJ, state and city tax registrations, digital certificate.
2. Employer and job tables in eSocial, with an occupational health programme for the risk class.
3. Admission medical examination (ASO). Without the certificate nobody may start work.
4. The admission event, **no later than the day before work starts**. The digital work card is updated from it.
5. The contract. A trial contract lasts up to 90 days and may be extended once within them.

## What a year costs

| Item | Rule | When |
| --- | --- | --- |
| Salary | at least monthly | by the fifth working day of the next month |
| FGTS | 8% of pay, on top | next month, through FGTS Digital |
| 13th salary | two instalments | by 30 November and 20 December |
| Vacation | 30 days after a year, plus one third | paid two days before it begins |
| INSS | employer and employee shares | next month, through DCTFWeb |

The employer’s INSS generally consists of 20%, the accident risk rate and third-party levies. It varies greatly by sector and tax regime, so have an accountant calculate it for your CNAE. Transport vouchers are a legal right; the employee bears at most 6% of base pay.

## Hours

The legal limits are eight hours a day and 44 a week; overtime is paid at 50% more at least. Above a legal headcount hours must be recorded, and for sales and remote posts much depends on the contract. Congress has been debating shorter hours and an end to the six-day week: check the law in force before drawing up rosters.

## Ending employment

Dismissal without cause means 30 days’ notice plus three for each full year, up to 90; accrued 13th salary and vacation; and 40% of the FGTS balance. The settlement is due within **ten days** of the end, with a fine for delay. Pregnant employees, those in the year after a work accident and members of the safety committee (CIPA) are protected: check each case before a dismissal.

Dismissal for cause is hard to prove. Keep warnings and suspensions in writing and in order, with witnesses who would appear in court.

## Why not employees who invoice through a company

Candidates often offer this themselves, because they take home more. If they keep your hours, follow your instructions and work only for you, they can later claim employment for the past five years, with FGTS, 13th salary and fines. Cases are pending before the Supreme Federal Court and the outcome is uncertain. Do not treat it as a way to save money.

## A safer way to start

For one or two people and no CNPJ, use an employer of record with its own entity. Near ten people and with local sales, consider a limited company (Ltda.). Either way, report the annual cost divided by twelve to head office, not the monthly salary.`,
  },
}

export default article
