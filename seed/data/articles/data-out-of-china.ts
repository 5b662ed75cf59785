import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'data-out-of-china',
  topic: 'compliance',
  regions: ['CN'],
  publishedDaysAgo: 15,
  author: { cn: '衡渡合规组', en: 'Hengdu compliance desk' },
  sources: [
    { title: { cn: '国家互联网信息办公室', en: 'Cyberspace Administration of China' }, url: 'https://www.cac.gov.cn/' },
    { title: { cn: '数据出境申报系统', en: 'CAC: outbound data filing system' }, url: 'https://sjcj.cac.gov.cn/' },
    {
      title: {
        cn: '国家法律法规数据库（《个人信息保护法》等）',
        en: 'National database of laws (Personal Information Protection Law and others)',
      },
      url: 'https://flk.npc.gov.cn/',
    },
  ],
  cn: {
    title: '数据出境：先看能不能豁免，再选三条路',
    summary: '海外人事系统、客服、研发协同都会让数据出境。按类型和人数对照 2024 年的规定，备好影响评估和合同。',
    body: `新加坡同事打开了深圳的员工名单，数据有没有出境？有。存在境内、境外可以远程查看，同样算提供。海外人事系统上线前，最好由法务和信息部门一起走完下面几步。

## 先分三类

- **重要数据：** 主管部门告知或公开发布过的，按重要数据管。没有被告知或发布的，不必自行按重要数据申报。
- **敏感个人信息：** 生物识别、宗教信仰、特定身份、医疗健康、金融账户、行踪轨迹，以及不满十四周岁未成年人的信息。
- **一般个人信息：** 姓名、电话、工作邮箱等。

## 可以免做申报的情形

《促进和规范数据跨境流动规定》（2024 年 3 月 22 日施行）列出豁免，常用的有：

1. 为订立、履行个人作为一方的合同所必需，如跨境购物、寄递、订票、办签证。
2. 按依法制定的劳动规章制度或集体合同，跨境人力资源管理所必需的**员工**信息。
3. 紧急情况下保护生命健康和财产安全。
4. 境外收集、在境内加工后再传出，没有引入境内个人信息或重要数据。
5. 关键信息基础设施运营者以外的，自当年 1 月 1 日起累计向境外提供**不满 10 万人**的一般个人信息，不含敏感信息。

候选人、外包人员、员工家属不一定落入第二项，单独数。自贸试验区负面清单外的数据另有便利，看所在区的清单。

## 三条路怎么对号

| 情形（当年累计） | 路径 |
| --- | --- |
| 重要数据；关基运营者的个人信息；100 万人以上一般信息；1 万人以上敏感信息 | 安全评估 |
| 10 万以上不满 100 万人一般信息；不满 1 万人敏感信息 | 标准合同备案，或个人信息保护认证 |
| 符合豁免 | 免走三条路，其他义务照旧 |

标准合同生效之日起 10 个工作日内向省级网信部门备案。安全评估结果有效期三年，情况变化要重新申报。认证的办法已另行公布，适合集团内频繁往来。

## 豁免了也要做的四件事

- **告知：** 境外接收方名称、联系方式、目的、方式、种类、行使权利的途径。
- **同意：** 以同意为依据的，取得单独同意；依合同或人事管理必需的，不必靠同意。
- **影响评估：** 向境外提供个人信息前做，记录至少保存三年。
- **合同与技术措施：** 约定目的、期限、转提供限制，最小授权、加密、日志。

## 两周的做法

第一周，列系统清单：人事、薪酬、邮件、工单、代码、会议录像。每个系统问三句：谁的数据、谁在境外看、为什么非看不可。第二周，砍字段和权限，重新计数，选路径，写评估。

## 常被忽略的出口

截图发到海外群聊；境外供应商远程排障；用境外模型接口处理客户来信；展会扫码名单直接进海外系统。这四样也要写进清单。

外国司法或执法机构直接来要境内数据的，未经主管机关批准不得提供，先找律师。`,
  },
  en: {
    title: 'Data leaving China: check the exemptions, then choose one of three routes',
    summary:
      'HR systems, support desks and shared research all export data. Sort it by type and headcount under the 2024 rules, and write the assessment.',
    body: `A colleague in Singapore opens the staff list in Shenzhen. Has data left China? Yes: stored inside and viewed from outside counts as provided. Before an overseas HR system goes live, walk through this with legal and IT together.

## Three kinds

- **Important data**, when an authority has told you so or published it. What has been neither notified nor published need not be declared as such.
- **Sensitive personal information**: biometrics, religion, specific identity, health, financial accounts, whereabouts, anything on children under fourteen.
- **General personal information**: name, telephone, work e-mail.

## Exempt from filing

The provisions in force since 22 March 2024 exempt, among others:

1. What a contract with the individual requires: cross-border shopping, delivery, tickets, visas.
2. **Employee** data necessary for cross-border HR under lawful workplace rules or a collective contract.
3. Emergencies to life, health or property.
4. Data collected abroad, processed in China and sent out again with nothing Chinese added.
5. For anyone but critical information infrastructure operators: general information of **under 100,000 people** since 1 January of the year, nothing sensitive.

Candidates, contractors and families may not fall under the second: count them apart. Free-trade zones publish negative lists; what is off the list moves more easily there.

## Which route

| Case, cumulative in the year | Route |
| --- | --- |
| important data; personal data of critical operators; general data of 1,000,000 or more; sensitive data of 10,000 or more | security assessment |
| general data of 100,000 to under 1,000,000; sensitive data under 10,000 | standard contract filing, or certification |
| exempt | none of the three, other duties stay |

File the standard contract with the provincial office within 10 working days of its taking effect. An assessment lasts three years and is redone when things change. Certification has its own measures and suits steady traffic inside a group.

## Four duties that stay

- **Notice:** recipient, contact, purpose, method, kinds of data, how to exercise rights.
- **Consent:** separate consent where consent is the basis; not where contract or HR necessity is.
- **Impact assessment** before providing, kept at least three years.
- **Contract and controls:** purpose, period, onward limits, least access, encryption, logs.

## Two weeks

Week one: list the systems, from HR and mail to tickets, code and meeting recordings. For each ask whose data it is, who abroad sees it and why they must. Week two: cut fields and rights, count again, choose the route, write the assessment.

## Exits people forget

Screenshots in overseas chats. A foreign supplier’s remote support. Customer letters sent to a model hosted abroad. Badge scans at a fair going straight into an overseas system.

If a foreign court or agency asks directly for data stored in China, do not hand it over without the competent authority’s approval. See a lawyer first.`,
  },
}

export default article
