import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'choosing-a-local-provider',
  topic: 'market',
  regions: [],
  publishedDaysAgo: 3,
  author: { cn: '衡渡服务商组', en: 'Hengdu provider desk' },
  sources: [
    { title: { cn: '新加坡 ACRA：BizFile 企业查询', en: 'ACRA Singapore: BizFile' }, url: 'https://www.bizfile.gov.sg/' },
    {
      title: { cn: '英国公司注册处：公司查询', en: 'Companies House: company search' },
      url: 'https://find-and-update.company-information.service.gov.uk/',
    },
    { title: { cn: '德国企业登记门户', en: 'Germany: Handelsregister portal' }, url: 'https://www.handelsregister.de/' },
    {
      title: { cn: '美国财政部海外资产控制办公室：制裁名单检索', en: 'OFAC: sanctions list search' },
      url: 'https://sanctionssearch.ofac.treas.gov/',
    },
  ],
  cn: {
    title: '挑当地服务商：问这十五个问题，再看报价',
    summary: '资质、干活的人、转包、利益冲突、交接。向三家问同样的问题，先做一个小单，别让低价替您做决定。',
    body: `三份报价，最高的是最低的四倍，而最低的那份漏了三项。选服务商的功夫，大半花在让三份报价回答同一个问题上。

## 先写一页需求

用三句话写背景，再写明交付物、验收方式、截止日、已有的资料、不包括的内容和预算区间。没有这一页，对方只能各按各的理解报价，价格无从比较。

## 十五个问题

**公司**

1. 法定名称、登记号和成立时间是什么？在公开登记处查一遍。
2. 做这件事需要哪些执照或会员资格，编号和有效期是什么？
3. 职业责任险保额是多少，能否给保单？
4. 公司和负责人有没有未了结的诉讼、处罚、制裁？

**做事的人**

5. 谁每天做，谁签字，谁在对方休假时接手？
6. 这几位最近一年办过几件同类的事？
7. 会转包吗？转给谁，对谁负责？
8. 用什么语言写邮件、出文件、和机关沟通？

**做法**

9. 请列出步骤、各步天数、哪些天数由机关决定。
10. 最容易出问题的是哪一步，上次怎样处理的？
11. 需要我们准备什么，晚交一天会怎样？
12. 我们的资料存在哪里，合作结束后怎样删除？

**钱和退出**

13. 官费、税、翻译、公证、差旅是否在内，超出按什么价？
14. 是否收受供应商回佣或同时代理我们的对手？
15. 中途更换，文件、账号、登记代表权多久交还？

第 10 题最有用。办过的人能说出是哪个机关、因什么理由退件；没有办过的会说“一般没问题”。

## 打分，别只打价格

| 项目 | 权重（示例） | 看什么 |
| --- | --- | --- |
| 同类经验 | 30% | 第 6、10 题，两位可联系的客户 |
| 人员与替补 | 20% | 第 5、7 题 |
| 计划可信 | 20% | 是否区分自己与机关的时间 |
| 总价清晰 | 20% | 同口径含税总额 |
| 退出条件 | 10% | 第 12、15 题 |

由两个人各自打分，再对差距最大的一项讨论。

## 背景核对

到登记处下载一份公司摘要；按名称和负责人检索制裁名单；打电话给两位客户，问一个问题：“如果再来一次，您会改哪一条？”在地图上核对地址，再查一下网站域名的注册时间。

## 先做小单

拿一件两周内能完成的事试：一份许可清单、一次银行开户前的材料审查、十位客户的访谈。看四点：是否按时、是否讲得清楚、是否留有记录、是否主动报告坏消息。试过再签年度合同。

## 签约时的提醒

- 服务商不要兼任您公司的唯一董事、唯一银行授权人和公章保管人。
- 注册类账号用公司邮箱开，不用服务商的邮箱。
- 按成果分段付款，并使用托管；官费凭收据另付。
- 合同写明适用法律、语言版本、违约责任的上限与例外。

一次性、机关网站写得清楚、错了可以重交的申报，自己做一遍可以熟悉流程；但涉及签证、税务身份和诉讼期限的，不要拿来练手。`,
  },
  en: {
    title: 'Choosing a local provider: fifteen questions before you compare quotes',
    summary:
      'Credentials, staff, subcontracting, conflicts of interest, handover. Ask three firms the same questions, start with a small job, and do not let the lowest price decide.',
    body: `You have three quotes. The most expensive costs four times the cheapest, and the cheapest leaves out three items. Most of the work in choosing is making quotes answer the same question.

## One page first

Write down three sentences of background, the deliverables, how you will accept them, the deadline, the material you already have, what is excluded, and a budget range. Without this page each firm quotes for something different.

## Fifteen questions

**The firm**

1. What are the legal name, registration number and year of formation? Look them up in the public register.
2. Which licence or membership does this work need, and what are its number and expiry?
3. How much professional liability cover do you have, and may we see the policy?
4. Are there open lawsuits, penalties or sanctions against the firm or its principals?

**The people**

5. Who does the work day to day, who signs, and who covers when they are away?
6. How many similar cases have they handled in the past year?
7. Are there subcontractors? Who are they, and who do they report to?
8. Which languages do you use for e-mail, documents and dealing with authorities?

**The method**

9. What are the steps, how many days does each take, and which days depend on an authority?
10. Which step goes wrong most often, and how did you deal with it last time?
11. What do you need from us, and what does a day’s delay cost?
12. Where is our data stored, and how is it deleted when we stop working together?

**Money and exit**

13. Are official fees, tax, translation, notary and travel included, and what do extras cost?
14. Do you take commissions from suppliers or act for our competitors?
15. If we change provider, how soon are files, accounts and powers of representation handed back?

The tenth question is the most useful. Someone who has done it can name the office and the reason for refusal. Someone who has not will say it is usually fine.

## Score more than price

| Item | Weight (example) | Look at |
| --- | --- | --- |
| similar work done | 30% | questions 6 and 10, two clients you can call |
| people and cover | 20% | questions 5 and 7 |
| credible plan | 20% | own time and official time shown separately |
| clear total | 20% | same scope, tax included |
| exit terms | 10% | questions 12 and 15 |

Two people score separately, then discuss the item on which they differ most.

## Checks

Download the register extract. Search firm and principals in sanctions lists. Call two clients with one question: what would you change next time? Check the address on a map, and when the domain was registered.

## A small job

Start with something that takes two weeks: a permit list, a review of documents before opening a bank account, ten customer interviews. Watch for four things: punctuality, clarity, records, and bad news reported early. Then sign an annual contract.

## On signing

- The provider should not be your only director, only bank signatory and keeper of the company seal.
- Open official accounts with your own e-mail, not theirs.
- Pay by result through escrow; official fees against receipts.
- State the governing law, the language versions, and the liability cap with its exceptions.

Simple filings that are explained online and can be resubmitted are worth doing yourself once, to learn the process. Do not experiment with visas, tax status or limitation periods.`,
  },
}

export default article
