import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'eor-what-it-is',
  topic: 'employment',
  regions: [],
  publishedDaysAgo: 118,
  updatedDaysAgo: 12,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    {
      title: { cn: '德国《劳务派遣法》（AÜG）', en: 'Germany: Act on temporary agency work (AÜG)' },
      url: 'https://www.gesetze-im-internet.de/a_g/',
    },
    {
      title: { cn: '墨西哥专业服务登记（REPSE）', en: 'Mexico: register of specialised services (REPSE)' },
      url: 'https://repse.stps.gob.mx/',
    },
    {
      title: { cn: '国际劳工组织：私营就业机构公约（第 181 号）', en: 'ILO: Private Employment Agencies Convention (No. 181)' },
      url: 'https://normlex.ilo.org/dyn/nrmlx_en/f?p=NORMLEXPUB:12100:0::NO::P12100_ILO_CODE:C181',
    },
  ],
  cn: {
    title: '名义雇主（EOR）管什么，不管什么',
    summary: '合同由谁签、工资由谁报、风险留在谁那里：签名义雇主协议之前先把三方的分工看清楚。',
    body: `书面合同有两份，实际关系却有三层。名义雇主与员工签劳动合同，您与名义雇主签服务协议，员工每天听您安排工作。纠纷常出在第三层上：它没有合同，却每天都在发生。

## 三方各做什么

| 事项 | 名义雇主 | 用工企业 | 员工 |
| --- | --- | --- | --- |
| 劳动合同 | 起草、签署、存档 | 定岗位、薪酬、工作地 | 签署 |
| 社保与个税 | 登记、申报、代扣代缴 | 按时向名义雇主付款 | 提供本人资料 |
| 日常工作 | 不参与 | 派活、考核、批假 | 完成工作 |
| 解除合同 | 发出通知、结算 | 提供事实和证据，承担费用 | 交接、签收 |

表里最容易忽略的是最后一行。解除的决定由您作出，程序由名义雇主办理。证据不足时，合格的名义雇主会拒绝发出通知，这是在替您避免败诉。

## 它解决不了的四件事

1. **常设机构风险。** 员工若在当地经常替您谈成并签下合同，税务机关可以认定您在当地有应税存在，劳动合同在谁名下并不改变这一点。
2. **经营资质。** 需要本地牌照、进口资格或招投标主体的业务，仍要有自己的公司。
3. **知识产权自动归属。** 成果先产生在员工与名义雇主之间，要靠两份合同里前后衔接的转让条款才能转到您名下。
4. **无限期使用。** 有的国家把这种安排视为劳务派遣，要求许可并限制时长。德国派往同一用工单位一般不得超过 18 个月；墨西哥自 2021 年起禁止人员外包，只允许登记过的专业服务。

## 签约前要对方拿出的文件

- 当地实体的注册证明和社保、税务登记号，而不是集团官网的国家列表。
- 如当地要求，劳务派遣或专业服务许可的编号和有效期。
- 说明由自营实体承接，还是转给当地合作方；转包的，写出合作方全称。
- 一份当地语言的劳动合同样本，附解除条款的说明。
- 一张样本账单，把税前工资、雇主社保、服务费、汇率加点、押金分行列出。

关于押金要问三个问题：收多少、何时退、按哪一天的汇率退。

## 第一份协议里的条款

把下列内容写进服务协议，不要留在邮件里：付款日和工资日之间的缓冲天数；社保漏缴由谁补、滞纳金由谁付；员工转到您自己公司名下时是否收费、工龄怎样衔接；个人资料存在哪里、合作结束多久后删除；名义雇主停业或失去许可时怎样交接。

## 何时不要用

只需要几周的成果，找服务商按项目签约更合适。当地已有自己的公司，直接雇用更便宜也更清楚。岗位是当地负责人、有权对外签约的，先问税务顾问，再决定用哪种用工方式。`,
  },
  en: {
    title: 'Employer of record: what it takes on and what stays with you',
    summary: 'Who signs, who files, who carries the risk. Read the division of responsibilities before you read the price.',
    body: `Two contracts are signed between three parties. The employer of record signs the employment contract, you sign a service agreement with the employer of record, and the employee takes daily instructions from you. That third relationship has no contract of its own, which is why disputes often start there.

## Who does what

| Matter | Employer of record | You | Employee |
| --- | --- | --- | --- |
| Employment contract | drafts, signs, keeps on file | set role, pay and place of work | signs |
| Tax and social insurance | registers, withholds, files | pay the money over on time | provides personal data |
| Daily work | not involved | assign work, review it, approve leave | does the work |
| Ending the contract | serves notice, settles final pay | provide facts and evidence, bear the cost | hands over, signs |

Look closely at the last row. The decision to dismiss is yours; the procedure is theirs. A good employer of record refuses to serve a notice that would lose in court.

## Four things it does not solve

1. **Permanent establishment.** Someone who habitually concludes contracts for you can create a taxable presence, no matter who employs them on paper.
2. **Licences.** Import rights, regulated activity and public tenders still need your own company.
3. **Ownership of work.** Rights arise between employee and employer of record. They reach you only through assignment clauses in both contracts.
4. **Unlimited time.** Some countries treat the model as labour leasing. Germany requires a licence and generally caps an assignment to one company at 18 months. Mexico has banned the subcontracting of personnel since 2021 and allows only registered specialised services.

## Documents to ask for before signing

- Registration, tax and social insurance numbers of the local entity, not a list of countries.
- The licence number and expiry date, where a licence is needed.
- Whether it uses its own entity or a local partner; if a partner, the full legal name.
- A sample contract in the local language with its termination clause explained.
- A sample invoice that splits gross pay, employer contributions, fee, exchange margin and deposit.

Ask three questions about any deposit: how much, returned when, at which day’s exchange rate?

## Clauses worth negotiating

Write these into the service agreement instead of leaving them in e-mails: the buffer in days between your payment and payday; who pays missed contributions and late charges; whether moving the employee to your own company costs a fee, and how seniority carries over; where personal data is stored and how long after the end it is deleted; and how a handover works if the employer of record closes or loses its licence.

## When not to use it

For a result that takes a few weeks, hire a provider by project. If you already have a company there, employ directly: it costs less and is clearer. For a country head with power to sign contracts, ask a tax adviser before choosing an employment model.`,
  },
}

export default article
