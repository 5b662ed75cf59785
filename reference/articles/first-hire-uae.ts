import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-uae',
  topic: 'employment',
  regions: ['AE'],
  publishedDaysAgo: 69,
  updatedDaysAgo: 4,
  author: { cn: '衡渡中东组', en: 'Hengdu Middle East desk' },
  sources: [
    {
      title: { cn: '人力资源和酋长国化部（MOHRE）', en: 'MOHRE: Ministry of Human Resources and Emiratisation' },
      url: 'https://www.mohre.gov.ae/',
    },
    {
      title: { cn: '阿联酋政府门户：私营部门就业', en: 'UAE government portal: jobs in the private sector' },
      url: 'https://u.ae/en/information-and-services/jobs',
    },
    {
      title: { cn: '联邦身份、公民、海关及港口安全局（ICP）', en: 'ICP: identity, citizenship, customs and port security' },
      url: 'https://icp.gov.ae/',
    },
    { title: { cn: '非自愿失业保险（ILOE）', en: 'ILOE: unemployment insurance' }, url: 'https://www.iloe.ae/' },
    { title: { cn: '迪拜国际金融中心：雇佣法', en: 'DIFC: Employment Law' }, url: 'https://www.difc.com/business/laws-and-regulations' },
  ],
  cn: {
    title: '阿联酋用工：先选地，再办证，1 日发薪',
    summary: '本土、自由区和金融区适用的规则不同；2026 年 6 月起，工资保护系统的发薪日统一为每月 1 日。',
    body: `同样在迪拜，公司设在本土（mainland）、自由区还是金融区，员工适用的法律、签证由谁办、能在哪里上班，都不一样。先把地址定下来，后面的步骤才有意义。

## 三种地方

- **本土：** 联邦劳动法（2021 年第 33 号法令及修订），许可由 MOHRE 发。
- **一般自由区：** 原则上同样适用联邦劳动法，签证和合同由自由区管理局经办，员工在区外长期上班可能需要另外的许可。
- **DIFC 与 ADGM：** 有自己的雇佣法和法院；DIFC 以每月向储蓄计划（DEWS）缴款代替离职金。

## 从录用到居留

1. 公司取得贸易执照和机构卡（establishment card），并有签证名额。
2. 在系统里生成标准录用函，候选人签字。**正式合同的条件不得低于录用函。**
3. 申请工作许可与入境许可；人已在境内的，办理身份转换。
4. 体检、录指纹、办 Emirates ID，买医疗保险。
5. 签发居留许可，合同登记生效；员工投保 ILOE 失业保险。

签证和招聘费用由雇主承担，不得从工资中扣回。护照由员工自己保管。

## 合同要点

合同都是固定期限，可续签。试用期最长六个月，期内雇主解除须提前 14 天书面通知；员工转到境内其他雇主的，须提前一个月通知，并由新雇主补偿招聘费用。正式期通知期 30 至 90 天。

年假满一年后为 30 个日历日，满六个月不足一年的，每月两天。离职金按**基本工资**算：前五年每年 21 天，之后每年 30 天，总额不超过两年工资，满一年起算。基本工资拆得过低，招聘时候选人会注意到，离职时也容易引起纠纷。离职款项应在合同终止后 14 天内付清。

## 发薪：不再有宽限期

第 340/2026 号部长决议自 2026 年 6 月 1 日起，把上月工资的到期日统一为每月 1 日，取消以前的 15 天宽限。要做的调整：

| 以前 | 现在 |
| --- | --- |
| 次月上旬关账 | 当月 25 日左右锁定考勤和变动 |
| 到期后再向银行传 SIF 文件 | 月底前完成审批和入账，周末与假日提前 |
| 个别员工慢几天无妨 | 逾期会进入 MOHRE 监测，影响新许可 |

第一次发薪前先测试：员工是否已有工资账户或工资卡，MOHRE 里的工资是否与合同一致。

## 本国人就业指标

MOHRE 管辖的 50 人以上企业，技能岗位中的阿联酋籍比例须逐年提高；部分行业 20 至 49 人的企业也有指标，未达标要缴费。人数增长前就要查明适用哪一档；虚假雇用本国人凑数会被处罚。雇用阿联酋籍员工要在 GPSSA 等机构缴养老金。

## 不必急着办

只是来参展、谈判或验收，一般不必办工作许可；打算让员工留在中国、偶尔出差的，也不要为“看起来有团队”而办居留：长期不用的许可要续期、要注销，还占名额。`,
  },
  en: {
    title: 'Employing in the UAE: choose the place, get the permit, pay on the 1st',
    summary:
      'Mainland, free zone and financial centre follow different rules. Since June 2026 the wage protection system has one due date for everyone.',
    body: `In Dubai the applicable employment law, who handles visas and where staff may work all depend on whether the company is in the mainland, a free zone or a financial centre. Choose the address first.

## Three kinds of place

- **Mainland.** Federal Decree-Law 33 of 2021 as amended; permits come from MOHRE.
- **Most free zones.** The federal law applies in principle, the zone authority handles visas and contracts, and regular work outside the zone may need another permit.
- **DIFC and ADGM.** They have their own employment laws and courts. DIFC replaces gratuity with monthly payments into a savings plan (DEWS).

## From offer to residence

1. Trade licence, establishment card, visa quota.
2. The standard offer letter, signed. **The contract may not be less favourable than the offer.**
3. Work permit and entry permit, or a change of status for someone already in the country.
4. Medical test, biometrics, Emirates ID, health insurance.
5. Residence permit and registered contract. The employee takes out ILOE unemployment insurance.

The employer bears recruitment and visa costs and may not recover them from pay. The employee keeps the passport.

## Contract terms

All contracts have a fixed term and may be renewed. Probation is up to six months: the employer gives 14 days’ written notice; an employee moving to another employer in the UAE gives one month, and the new employer compensates recruitment costs. After probation, notice is 30 to 90 days.

Leave is 30 calendar days after a year, and two days a month between six months and a year. Gratuity is based on the **basic** wage: 21 days for each of the first five years and 30 for each later one, capped at two years’ pay, from one year’s service. Candidates notice a very low basic wage, and it leads to disputes on leaving. Final dues are payable within 14 days of the end.

## Payday without a grace period

Ministerial Resolution 340 of 2026 made the first of the month the due date for the previous month’s wages, from 1 June 2026. The former 15 days of grace no longer apply.

| Before | Now |
| --- | --- |
| close the month early in the next one | lock attendance and changes around the 25th |
| send the SIF file to the bank after the due date | approve and fund before month end, earlier around weekends and holidays |
| a few late payments did no harm | delays are monitored by MOHRE and can affect new permits |

Before the first run, test that each person has an account or wage card and that the wage recorded at MOHRE equals the contract.

## Emiratisation

Employers under MOHRE with 50 or more staff must raise the share of UAE nationals in skilled posts each year. Firms of 20 to 49 in listed sectors have targets too, and pay if they miss them. Find out which tier applies before you grow; sham hires are penalised. For Emirati staff you pay pension contributions (GPSSA or a similar body).

## When there is no hurry

Trade fairs, negotiations and acceptance visits generally need no work permit. If someone will stay in China and travel occasionally, do not take out a residence permit only to look established: it must be renewed and cancelled, and it uses up quota.`,
  },
}

export default article
