import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'first-hire-vietnam',
  topic: 'employment',
  regions: ['VN'],
  publishedDaysAgo: 84,
  updatedDaysAgo: 15,
  author: { cn: '衡渡东南亚组', en: 'Hengdu South-East Asia desk' },
  sources: [
    {
      title: { cn: '越南内务部（2025 年起主管劳动事务）', en: 'Ministry of Home Affairs (labour matters since 2025)' },
      url: 'https://moha.gov.vn/',
    },
    { title: { cn: '越南社会保险', en: 'Vietnam Social Security' }, url: 'https://baohiemxahoi.gov.vn/' },
    { title: { cn: '越南税务局', en: 'Vietnam tax authority' }, url: 'https://www.gdt.gov.vn/' },
    { title: { cn: '越南政府法律文件库', en: 'Government portal: legal documents' }, url: 'https://vanban.chinhphu.vn/' },
  ],
  cn: {
    title: '在越南雇人：试用、三项保险与工会费',
    summary: '按《劳动法》（2019）写合同，按 2025 年 7 月生效的新《社会保险法》参保；中国籍员工先办工作许可再上岗。',
    body: `胡志明市的候选人问的第一句往往是“净薪还是毛薪”。先统一口径：合同写毛薪，工资单列出三险和个税，净薪只作说明。承诺净薪的公司，以后费率的变动都要自己承担。

## 签约前定好三件事

- **合同类型。** 只有无固定期限和不超过 36 个月的固定期限两种。固定期限原则上只能续签一次，再续就成为无固定期限。
- **试用期。** 一份工作只能试用一次：企业管理人员不超过 180 天，需大专以上学历的岗位不超过 60 天，需中级技能的不超过 30 天，其他 6 个工作日。试用工资不低于正式工资的 85%。
- **工资区域。** 最低工资按四类区域由政府法令公布，企业地址属于哪一类，要查法令附件；2025 年行政区划合并后更要重查。

## 登记的顺序

1. 公司取得企业登记证、税号，开立银行账户和投资资本账户。
2. 向主管劳动机构申报用工，之后每半年报告用工变动。
3. 签订劳动合同后，按规定期限为员工办理社会保险、医疗保险、失业保险参保。
4. 为员工登记个人税号和受扶养人。
5. 用工满 10 人的，制定书面内部劳动规章并登记；规章没有登记的，很难据以处分员工。

雇主另缴工资基数 2% 的工会经费，**无论是否成立工会都要缴**。社保费率和缴费上限与“参考水平”挂钩，以越南社会保险的公告为准。

## 中国籍或其他外籍员工

工作许可的规则在 2025 年由第 219/2025/NĐ-CP 号法令更新。一般要准备：岗位需求说明、学历与经验证明、无犯罪记录证明、体检证明、照片、护照。外国文件通常要认证和越南语翻译；《取消外国公文书认证要求的公约》自 2026 年 9 月 11 日起对越南生效，请先问受理机关和中国发证机关，附加证明书是否已经可用。

取得许可以前不得上岗。出差开会可用商务签证，在生产线上工作不行。

## 一年里的节点

| 时间 | 事项 |
| --- | --- |
| 每月 | 发薪、代扣个税、缴社保和工会费 |
| 春节前 | 第十三个月工资或奖金：法律不强制，合同写明的就要付；奖金办法要公布 |
| 财年结束后第三个月末 | 企业代员工做个税年度汇算（以当年税务通知为准） |
| 每年 | 12 天法定年假，每满五年工龄加一天 |

## 容易出错的几处

- 合同只有中文或英文。要有越南语版，并写明以哪一版为准；发生劳动争议时，机关看的是越南语版。
- 把大部分报酬写成“津贴”来压低社保基数。固定、每月发放的补贴原则上计入基数。
- 口头辞退。用人单位单方解除要有法定理由，并遵守 45 天、30 天或 3 个工作日的通知期；程序错误可能被判恢复工作。
- 扣押护照或毕业证原件。法律明令禁止。

尚未有公司、只雇一两名市场人员时，可先用有劳务派遣资质或自营实体的名义雇主；派遣只限法令列出的岗位，请先对照清单。`,
  },
  en: {
    title: 'Hiring in Vietnam: probation, three insurances and the union fee',
    summary:
      'Contracts under the 2019 Labour Code, insurance under the 2024 law in force since July 2025, and no foreigner at work before the permit.',
    body: `“Net or gross?” is often a candidate’s first question in Ho Chi Minh City. Write gross pay in the contract and show insurance and tax on the payslip; give net pay only for information. An employer who promises net bears every later change of rate.

## Three decisions before signing

- **Term.** Either indefinite or fixed for at most 36 months. A fixed term may in general be renewed once; after that the contract is indefinite.
- **Probation.** Once per job: up to 180 days for enterprise managers, 60 where a college degree is needed, 30 for intermediate skills, 6 working days for the rest. Pay is at least 85% of the full wage.
- **Wage region.** Minimum wages are set by decree for four regions. Look up your address in the annex, especially since the provinces were merged in 2025.

## Order of registration

1. Enterprise certificate, tax code, bank account and investment capital account.
2. Declare your use of labour to the authority, then report changes every six months.
3. After signing, enrol the employee in social, health and unemployment insurance within the legal period.
4. Register the employee’s tax code and dependants.
5. From ten employees: written internal labour rules, registered. Without them, disciplinary action is hard to defend.

The employer also pays a union fee of 2% of the insured wage, **whether or not there is a union**. Rates and the cap depend on a “reference level”: take them from Vietnam Social Security.

## Chinese and other foreign staff

Decree 219/2025 updated the work-permit rules. Expect to provide an explanation of why the job needs a foreigner, proof of degree and experience, criminal record check, medical certificate, photographs and passport. Foreign documents generally need authentication and Vietnamese translation. The Apostille Convention has applied to Vietnam since 11 September 2026: ask both the receiving and the issuing office whether they already use apostilles.

Nobody may start before the permit is issued. A business visa covers meetings, not work on the production line.

## Through the year

| When | What |
| --- | --- |
| monthly | pay, tax withholding, insurance, union fee |
| before Tet | 13th month or bonus: not compulsory, binding once in the contract; publish the bonus rules |
| end of the third month after the tax year | annual tax finalisation for staff who authorise it (check the year’s notice) |
| yearly | 12 days of leave, one more for each five years of service |

## Common mistakes

- A contract in Chinese or English only. Have a Vietnamese version and say which prevails; in a labour dispute the authorities read the Vietnamese.
- Calling most of the pay “allowance” to lower the insured wage. Fixed monthly supplements generally count towards it.
- Dismissal by word of mouth. The employer needs a legal ground and must give 45 days, 30 days or 3 working days of notice; after a wrong procedure the employee may be reinstated.
- Keeping original passports or diplomas. The law forbids it.

With no company and only one or two marketing people, use an employer of record that has its own entity or holds a labour-leasing licence. Leasing is limited to listed jobs: check the list first.`,
  },
}

export default article
