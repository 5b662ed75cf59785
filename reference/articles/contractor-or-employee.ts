import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'contractor-or-employee',
  topic: 'employment',
  regions: ['US', 'GB', 'DE', 'BR'],
  publishedDaysAgo: 104,
  updatedDaysAgo: 6,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    {
      title: { cn: '美国国税局：独立承包人还是雇员', en: 'IRS: Independent contractor or employee' },
      url: 'https://www.irs.gov/businesses/small-businesses-self-employed/independent-contractor-self-employed-or-employee',
    },
    {
      title: { cn: '英国税务海关总署：雇佣身份核查工具', en: 'HMRC: Check employment status for tax' },
      url: 'https://www.gov.uk/guidance/check-employment-status-for-tax',
    },
    {
      title: { cn: '加州劳动和劳动力发展局：ABC 测试', en: 'California LWDA: the ABC test' },
      url: 'https://www.labor.ca.gov/employmentstatus/abctest/',
    },
    {
      title: { cn: '欧盟指令 2024/2831（平台工作）', en: 'Directive (EU) 2024/2831 on platform work' },
      url: 'https://eur-lex.europa.eu/eli/dir/2024/2831/oj',
    },
    {
      title: { cn: '德国养老保险：身份认定程序', en: 'Deutsche Rentenversicherung: status determination' },
      url: 'https://www.deutsche-rentenversicherung.de/',
    },
  ],
  cn: {
    title: '独立承包人还是雇员：按事实判，不按合同名称判',
    summary: '各国测试不同，看的事实却相近。用一张清单自查，再决定改做法、改合同，还是改为雇用。',
    body: `一份写着“双方不构成劳动关系”的合同，在多数国家只能说明双方当时的意愿。机关和法院看的是工作实际怎样进行。

## 各地怎么判断

- **美国联邦税：** 国税局看三组事实：行为控制、财务控制、双方关系。任何一方可提交 SS-8 表请求认定。
- **加利福尼亚州：** 默认是雇员，企业要同时证明三点：不受控制、工作不属于企业的主营业务、对方本来就以此独立营业。做软件的公司请“独立”程序员写主产品，第二点往往不成立。
- **英国：** 中型和大型客户要为通过个人公司提供服务的人判定身份，并出具书面的身份认定声明。
- **德国：** 养老保险机构可作身份认定；被认定为假自雇的，社保可以向前追溯补缴。
- **巴西：** 人身性、持续性、有偿、从属四项齐备即可认定劳动关系，对方以公司名义签约也不例外。联邦最高法院正在审理有关“公司化用工”的重要案件，签约前请查最新进展。
- **欧盟：** 平台工作指令要求成员国在 2026 年 12 月 2 日前转化，对数字平台上的工作引入雇佣关系推定。它针对平台，不是所有自由职业者。

## 自查十问

1. 对方能否自己安排时间和地点？
2. 能否派别人来做？
3. 用谁的设备和账号？
4. 是否同时有别的客户？
5. 按成果计价，还是按月付固定金额？
6. 做坏了，谁出钱返工？
7. 是否要请假、参加每日例会、写周报？
8. 名片、邮箱、组织图上是不是您的人？
9. 已经连续做了多久？
10. 他做的事，和旁边正式员工有什么不同？

第 1 至 6 题的答案多数表明由您控制，或第 7 至 10 题的答案像一份工作，续签前就该重新设计。

## 认定错了要付什么

补缴雇主与个人两部分社保、未代扣的税、加班费、年假、年终法定奖金、解雇赔偿，外加罚款和利息。知识产权也可能受影响：按承包合同写的归属条款，换成雇佣关系后未必有效，反之亦然。

## 三种改法

**改做法。** 按里程碑付款，写清交付物和验收标准；取消考勤；允许由他人代做；取消内部头衔。

**改合同。** 把工作范围写成成果，加上对方自备设备、自负税务、可同时服务他人的约定。合同要与做法一致；只改合同、不改做法，合同反而会成为不利的证据。

**改关系。** 长期、全职、只服务您一家的，直接雇用，或通过名义雇主签劳动合同。从承包转雇用时，把过去这段时间怎样处理写进和解协议或新合同，并请当地律师看一遍。

## 存哪些证据

对方的营业登记和税号、给别的客户的公开案例、每次报价和验收单、对方开的发票、自备设备和保险的凭证。按人存一个文件夹，每年复查一次，每次续签前也要复查。`,
  },
  en: {
    title: 'Contractor or employee: the facts decide, not the title of the contract',
    summary:
      'The tests differ by country but ask about the same facts. Check ten of them, then change the contract, the practice or the relationship.',
    body: `A clause saying “nothing here creates employment” only shows what the parties intended. Authorities and courts look at how the work is actually done.

## How the tests work

- **United States, federal tax.** The IRS looks at behavioural control, financial control and the relationship. Either side may ask for a ruling on Form SS-8.
- **California.** The worker is an employee by default. The business must show all three: freedom from control, work outside its usual course of business, and an independently established trade. A software company whose “independent” developer writes its main product usually fails the second.
- **United Kingdom.** Medium and large clients decide the status of people who work through their own companies, and issue a status determination statement.
- **Germany.** The pension insurance body can rule on status; in cases of false self-employment, contributions are claimed back for past periods.
- **Brazil.** Work that is personal, regular, paid and subordinate is employment, even if the person invoices through a company. The Supreme Federal Court has major cases on this pending: check before signing.
- **European Union.** The platform work directive, which member states must transpose by 2 December 2026, introduces a presumption of employment on digital labour platforms. It does not cover every freelancer.

## Ten questions

1. Do they choose their own hours and place?
2. May they send someone else?
3. Whose equipment and accounts do they use?
4. Do they have other clients?
5. Are they paid by result, or the same sum every month?
6. Who pays for rework?
7. Do they ask for leave, attend the daily meeting and write weekly reports?
8. Do their business card, e-mail address and place in the organisation chart present them as your staff?
9. How long has this gone on without a break?
10. How does their work differ from that of the employee beside them?

If most answers to questions 1 to 6 show that you are in control, or the answers to 7 to 10 look like a job, redesign the arrangement before you renew it.

## What a wrong answer costs

Both shares of social insurance, tax that was not withheld, overtime, leave, statutory bonuses and severance, plus penalties and interest. Ownership of the work may also be affected: an assignment clause written for a contractor may not hold once the person is an employee, and the reverse.

## Three ways to put it right

**Change the practice.** Pay by milestone against deliverables and acceptance criteria, drop timekeeping, allow substitution, remove internal titles.

**Change the contract.** Describe the scope as results. State that the contractor uses their own equipment, pays their own tax and may serve others. If the practice stays the same, the new contract becomes evidence against you.

**Change the relationship.** If the work is full time, long term and only for you, employ the person directly or through an employer of record. Settle in writing how the earlier period is treated, and have a local lawyer check it.

## Evidence to keep

Business registration and tax number, public work for other clients, quotes, acceptance notes, invoices, and proof of their own equipment and insurance. Keep one folder per person and review it every year and before each renewal.`,
  },
}

export default article
