import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'gdpr-team-of-ten',
  topic: 'compliance',
  regions: ['DE', 'FR', 'NL', 'IE'],
  publishedDaysAgo: 17,
  author: { cn: '衡渡合规组', en: 'Hengdu compliance desk' },
  sources: [
    {
      title: { cn: '《通用数据保护条例》全文', en: 'General Data Protection Regulation (text)' },
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    {
      title: { cn: '欧洲数据保护委员会：中小企业指南', en: 'EDPB: data protection guide for small business' },
      url: 'https://www.edpb.europa.eu/sme-data-protection-guide/home_en',
    },
    {
      title: { cn: '欧盟委员会：标准合同条款', en: 'European Commission: standard contractual clauses' },
      url: 'https://commission.europa.eu/law/law-topic/data-protection/international-dimension-data-protection/standard-contractual-clauses-scc_en',
    },
  ],
  cn: {
    title: '十个人的团队怎样做 GDPR：两周做完',
    summary: '不必买软件：先列数据表、定合法依据、签处理协议、写隐私告知，再演练一次 72 小时通报。',
    body: `设想一家测量仪制造商：总部在苏州，德国网站上有询价表，十个人里有三个能看到客户名单。它受 GDPR 管吗？向欧盟境内的人提供货物或服务，就受管，不看公司注册在哪里。

## 第一周：看清自己有什么

做一张表，每行一种数据用途：

| 用途 | 数据 | 合法依据 | 谁看得到 | 存多久 |
| --- | --- | --- | --- | --- |
| 答复询价 | 姓名、邮箱、公司 | 签约前的必要步骤或正当利益 | 销售 | 末次联系后 24 个月（示例） |
| 邮件通讯 | 邮箱 | 同意 | 市场 | 撤回为止 |
| 员工薪酬 | 身份、账户、税号 | 合同与法定义务 | 薪酬 | 按税法规定 |
| 售后日志 | 设备号、账号 | 合同 | 售后、总部研发 | 保修期加诉讼时效 |

这张表就是第 30 条的处理活动记录。“不满 250 人豁免”有例外：处理并非偶尔发生，或涉及特殊类别数据的，仍要记录。欧盟正在讨论放宽记录义务，动手前请查现行规定；这张表本身仍值得保留。

依据一栏不要全写“同意”。员工对雇主的同意很难算自由作出，履行客户合同需要的数据，以合同为依据就够。

## 第二周：七份文件

1. 网站和应用的**隐私告知**：控制者、目的、依据、保存期限、接收方、权利、监管机构。
2. Cookie：非必要的先取得同意再使用；“拒绝”与“接受”同样容易点。
3. 与云、邮件、客服、薪酬供应商的**处理协议**（第 28 条），并列出次级处理者。
4. 员工告知与权限表：离职当天收回账号。
5. 权利请求流程：一个月内答复，指定收件人和备岗。
6. 泄露处置单：发现时间、范围、措施、通知谁。
7. 需要时的影响评估（DPIA）：大规模监控、画像、健康数据。

在欧盟没有机构、又经常向当地的人销售的，要书面指定**欧盟代表**（第 27 条），并写进隐私告知。是否要数据保护官，看业务性质和各国法；德国按经常从事自动化处理的人数另设门槛。

## 数据回中国总部

中国没有欧盟的充分性决定。从欧洲公司传回总部，或总部远程查看，都算传输：先签标准合同条款，选对模块；再做**传输影响评估**，写明数据种类、当地法律、加密和访问控制。能不传的就不传：客服工单去掉姓名，薪酬只传汇总数。总部直接从欧盟个人收集的情形，结构不同，请律师看。

## 演练一次 72 小时通报

设想销售的笔记本丢在机场。谁在何时知道？硬盘加密了吗？控制者自知悉起 72 小时内通知监管机构，不太可能造成风险的除外；风险高的还要告诉当事人。没有查清的也先报，以后补充。演练一个小时，把不顺的地方改好。

## 不必急着做

不必先买同意管理平台，也不必人人考证。先删掉不再需要的数据：不存在的数据不会泄露，也没有人会来索取。`,
  },
  en: {
    title: 'GDPR for a team of ten: two weeks of work',
    summary:
      'No software to buy: a record of data, a legal basis for each entry, contracts, notices, and one rehearsal of the 72-hour notification.',
    body: `Suppose a maker of measuring instruments has its head office in Suzhou, an enquiry form on its German site, and ten people, three of whom can open the customer list. Does the GDPR apply? It offers goods to people in the EU, so yes, wherever it is registered.

## Week one: list what you hold

One line for each purpose:

| Purpose | Data | Basis | Who sees it | Kept |
| --- | --- | --- | --- | --- |
| answer enquiries | name, e-mail, company | steps before a contract, or legitimate interest | sales | 24 months after last contact (example) |
| newsletter | e-mail | consent | marketing | until withdrawn |
| payroll | identity, bank account, tax number | contract, legal duty | payroll | as tax law requires |
| service logs | device number, account | contract | service, head-office R&D | warranty plus limitation period |

This is your Article 30 record of processing. The exemption for under 250 staff has exceptions: regular processing and special categories of data must still be recorded. The EU has been discussing relief, so check the current rules, and keep the table anyway.

Do not write “consent” on every line. An employee can hardly give consent to an employer freely, and for what a contract requires, the contract is basis enough.

## Week two: seven documents

1. **Privacy notice** for site and app: controller, purposes, basis, retention, recipients, rights, supervisory authority.
2. Cookies: nothing beyond the necessary before consent, with “refuse” as easy as “accept”.
3. **Processing agreements** (Article 28) with cloud, mail, support and payroll suppliers, with sub-processors listed.
4. Staff notice and access list. Accounts are closed on the last day.
5. Requests from individuals: answered within a month, with a named mailbox owner and a deputy.
6. Breach record: time found, scope, measures, whom to notify.
7. Impact assessment (DPIA) where needed: large-scale monitoring, profiling, health data.

If you have no establishment in the EU and sell there regularly, appoint an **EU representative** in writing (Article 27) and name it in the notice. Whether you need a data protection officer depends on your activity and on national law; Germany sets its own headcount.

## Data going to head office in China

China has no EU adequacy decision. Sending data from a European company to head office, or viewing it from there, is a transfer. First sign standard contractual clauses in the right module, then write a **transfer impact assessment** covering the data, local law, encryption and access control. Send less: remove names from tickets, send payroll as totals. Where head office collects directly from people in the EU the structure differs; see a lawyer.

## Rehearse the 72 hours

Suppose a salesperson’s laptop is lost at the airport. Who learns of it, and when? Was the disk encrypted? The controller has 72 hours from becoming aware to notify the authority, unless a risk is unlikely; if the risk is high, the people concerned are told too. Notify even if the facts are incomplete, and add the rest later. Rehearse for an hour and correct what did not work.

## What can wait

You need not start with a consent platform or certificates for everyone. Begin by deleting data nobody needs: it cannot leak, and nobody can request it.`,
  },
}

export default article
