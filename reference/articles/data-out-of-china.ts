import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

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
    title: '数据出境：先看能不能豁免，再从三条路中选一条',
    summary: '海外人事系统、客服、研发协同都会让数据出境。按类型和人数对照 2024 年的规定，备好影响评估和合同。',
    body: `新加坡同事打开了深圳的员工名单，数据有没有出境？有。数据存在境内、境外可以远程查看，同样属于向境外提供。海外人事系统上线前，最好由法务和信息部门一起完成下面几步。

## 先分三类

- **重要数据：** 主管部门已告知或公开发布的，按重要数据管理。未被告知、也未公开发布的，不必作为重要数据申报。
- **敏感个人信息：** 生物识别、宗教信仰、特定身份、医疗健康、金融账户、行踪轨迹，以及不满十四周岁未成年人的信息。
- **一般个人信息：** 姓名、电话、工作邮箱等。

## 可以免做申报的情形

《促进和规范数据跨境流动规定》（2024 年 3 月 22 日施行）列出豁免，常用的有：

1. 为订立、履行个人作为一方的合同所必需，如跨境购物、寄递、订票、办签证。
2. 按依法制定的劳动规章制度或集体合同，跨境人力资源管理所必需的**员工**信息。
3. 紧急情况下为保护自然人的生命健康和财产安全所必需。
4. 境外收集、在境内加工后再传出，没有引入境内个人信息或重要数据。
5. 关键信息基础设施运营者以外的，自当年 1 月 1 日起累计向境外提供**不满 10 万人**的一般个人信息，不含敏感信息。

候选人、外包人员、员工家属不一定属于第二项，应单独计数。自由贸易试验区负面清单以外的数据另有便利，请查所在区的清单。

## 该走哪一条路

| 情形（当年累计） | 路径 |
| --- | --- |
| 重要数据；关键信息基础设施运营者的个人信息；100 万人以上一般信息；1 万人以上敏感信息 | 安全评估 |
| 10 万以上不满 100 万人一般信息；不满 1 万人敏感信息 | 标准合同备案，或个人信息保护认证 |
| 符合豁免 | 三者均免，其他义务不变 |

标准合同生效之日起 10 个工作日内向省级网信部门备案。安全评估结果有效期三年，情况变化要重新申报。认证办法自 2026 年 1 月 1 日起施行，适合集团内的经常性传输。

## 豁免了也要做的四件事

- **告知：** 境外接收方名称、联系方式、目的、方式、种类、行使权利的途径。
- **同意：** 以同意为依据的，取得单独同意；依合同或人事管理必需的，不必靠同意。
- **影响评估：** 向境外提供个人信息之前完成，记录至少保存三年。
- **合同与技术措施：** 约定目的、期限、转提供限制，最小授权、加密、日志。

## 两周的做法

第一周，列系统清单：人事、薪酬、邮件、工单、代码、会议录像。每个系统问三句：谁的数据、谁在境外看、为什么非看不可。第二周，精简字段和权限，重新计数，选定路径，写评估报告。

## 常被忽略的出口

把截图发到海外群聊；境外供应商远程排障；用境外大模型接口处理客户来信；展会扫码名单直接进海外系统。这四样也要写进清单。

外国司法或执法机构直接索取境内数据的，未经主管机关批准不得提供，先找律师。`,
  },
  en: {
    title: 'Data leaving China: check the exemptions, then choose one of three routes',
    summary:
      'HR systems, support desks and shared research all export data. Sort it by type and number of people under the 2024 rules, and prepare the assessment and the contract.',
    body: `A colleague in Singapore opens the staff list in Shenzhen. Has data left China? Yes: data stored in China that can be viewed from abroad counts as provided abroad. Before an overseas HR system goes live, legal and IT should take the following steps together.

## Three kinds of data

- **Important data**: what an authority has notified to you or published as such. What has been neither notified nor published need not be declared as important data.
- **Sensitive personal information**: biometrics, religion, specific identity, health, financial accounts, whereabouts, and anything about children under fourteen.
- **General personal information**: name, telephone number, work e-mail and the like.

## Exempt from filing

The provisions on cross-border data flows, in force since 22 March 2024, exempt among others:

1. What is necessary for a contract with the individual: cross-border shopping, delivery, ticket booking, visas.
2. **Employee** data necessary for cross-border HR management under lawful workplace rules or a collective contract.
3. Emergencies in which life, health or property must be protected.
4. Data collected abroad, processed in China and sent out again without any Chinese personal information or important data.
5. For anyone but operators of critical information infrastructure: general information of **fewer than 100,000 people** since 1 January of the year, with no sensitive information.

Candidates, contractors and employees’ families may not fall under the second item: count them separately. Data not on the negative list of a free-trade zone can be transferred more easily; check the list of your zone.

## Which route

| Case, cumulative in the year | Route |
| --- | --- |
| important data; personal information held by operators of critical infrastructure; general information of 1,000,000 people or more; sensitive information of 10,000 or more | security assessment |
| general information of 100,000 to under 1,000,000 people; sensitive information of fewer than 10,000 | standard contract filing, or certification |
| exempt | none of the three; other duties remain |

File the standard contract with the provincial cyberspace office within 10 working days of its taking effect. A security assessment is valid for three years and must be repeated if circumstances change. The measures on certification have applied since 1 January 2026; it suits regular transfers inside a group.

## Four duties that remain

- **Notice:** recipient, contact, purpose, method, kinds of data, how to exercise rights.
- **Consent:** separate consent where consent is the legal basis; not needed where the basis is a contract or HR necessity.
- **Impact assessment:** completed before personal information is provided, and kept for at least three years.
- **Contract and controls:** purpose, period, limits on onward transfer, minimum access, encryption, logs.

## A two-week plan

Week one: list the systems, from HR, payroll and mail to tickets, code and meeting recordings. For each, ask whose data it is, who abroad sees it and why they must. Week two: cut fields and access rights, count again, choose the route, write the assessment.

## Transfers people forget

Screenshots sent to overseas group chats. Remote support by a foreign supplier. Customer letters processed by a model hosted abroad. Badge scans at a fair that go straight into an overseas system. Add these four to the list.

If a foreign court or law-enforcement agency asks you directly for data stored in China, you may not provide it without the approval of the competent authority. See a lawyer first.`,
  },
}

export default article
