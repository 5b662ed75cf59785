import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'terminating-an-overseas-employee',
  topic: 'employment',
  regions: ['DE', 'FR', 'JP', 'SG', 'US', 'BR'],
  publishedDaysAgo: 5,
  author: { cn: '衡渡用工组', en: 'Hengdu employment desk' },
  sources: [
    {
      title: { cn: '国际劳工组织：雇佣保护立法数据库（EPLex）', en: 'ILO: employment protection database (EPLex)' },
      url: 'https://eplex.ilo.org/',
    },
    { title: { cn: '英国 Acas：解雇', en: 'Acas: dismissals' }, url: 'https://www.acas.org.uk/dismissals' },
    { title: { cn: '法国公共服务网：协议解除', en: 'Service-Public.fr: employment and dismissal' }, url: 'https://www.service-public.fr/' },
    {
      title: { cn: '新加坡人力部：终止雇佣', en: 'MOM Singapore: termination of employment' },
      url: 'https://www.mom.gov.sg/employment-practices/termination-of-employment',
    },
  ],
  cn: {
    title: '与海外员工解除劳动关系：先停一停，再按程序办',
    summary: '理由、证据、程序、受保护身份、结算、交接。各国差别很大，常犯的错却很像。',
    body: `总部会议上有人说“今天就让他走”。请先停一停：别关账号，别在群里宣布，别发邮件。在许多国家，一封不合程序的邮件，就可能使后面的理由全部失效。

## 理由归到哪一类

- **行为：** 违纪、欺诈。要调查，听本人说明。
- **能力：** 绩效不足。要有目标、辅导、期限和复核。
- **经济：** 岗位取消。要真实，可能要考虑调岗、按标准选人，人数达到门槛触发集体裁员程序。
- **试用期或期满：** 也要看通知期和反歧视。

哪一类都不符合的，多半应协商解除。

再查**受保护身份**：孕产、育儿、病假、工伤、工会或职工代表、残疾、举报人、年长雇员、兵役。有的要先取得机关批准，有的期间内一律不得解雇。

## 当地程序

| 地方 | 容易错的一点 |
| --- | --- |
| 德国 | 亲笔签名的原件；有职工委员会的先听取意见；三周诉讼期 |
| 法国 | 先书面通知并约谈，间隔法定天数后再发解雇信；也可走协议解除，需主管机关认可 |
| 英国 | 按 Acas 守则调查，并给予申诉机会；不公平解雇的服务年限自 2027 年 1 月 1 日起由两年改为六个月 |
| 日本 | 须有客观合理理由；30 天预告或代通知金 |
| 新加坡 | 按合同通知；因行为解雇要先调查；外籍员工清税 |
| 美国 | 任意雇佣，但反歧视与报复诉讼多；最后工资的日期按州，集体裁员看 WARN |
| 巴西 | 十天内结算；稳定期逐项核对 |

这张表只提示应先向律师问什么。

## 面谈和文件

公司两个人到场，一位记录。十五分钟内说完：决定或方案、依据、日期、下一步。不争辩，不评价人格。带上当地语言的信件、结算表和协议草案，并给出考虑期。要求当场签字的协议，在不少国家容易被撤销；美国 40 岁以上员工放弃年龄歧视请求权，还有法定考虑期和撤回期。

用名义雇主的，通知由它发。您准备事实、日期、证人和邮件；谈话提纲先发给它看。

## 结算

逐项列：最后工资、未休年假、应计奖金和第十三薪、代通知金、法定补偿、离职金、报销、股权、扣款依据。税务处理各不相同，补偿金可能部分免税。签证持有人写明许可取消日和离境宽限，有的地方要雇主承担返程。

## 交接和之后

账号在面谈结束时关闭，留出时间取回个人文件；设备交还要签收；对内只说离职日期和接手人；推荐信按当地要求出具，德国员工有权要求工作证明。资料按法定期限保存，邮箱转发设截止日。

## 本可以更早做的事

录用时写清岗位标准，试用期内按周反馈、按月书面小结，转正前两周做决定。代价高的解除，回头看往往在试用期里就有迹象。`,
  },
  en: {
    title: 'Dismissing staff abroad: pause, then follow the procedure',
    summary: 'Grounds, evidence, procedure, protected status, settlement, handover. Laws differ widely; the mistakes are much the same.',
    body: `Someone at head office says “he goes today”. Stop first: close no accounts, announce nothing, send no e-mail. In many countries one message outside the procedure can invalidate every reason that follows.

## Which ground?

- **Conduct.** Misconduct or fraud: investigate, and hear the person.
- **Capability.** Poor performance: targets, support, time and a review are needed.
- **Economic.** The post must really disappear. Consider redeployment and selection criteria; above a certain number of people, collective procedures apply.
- **Probation or end of term.** Notice and discrimination law still apply.

If none fits, you probably need to negotiate an agreement.

Then check for **protected status**: pregnancy, parental leave, sickness, work injury, union or staff office, disability, whistleblowing, age, military service. Some cases need an authority’s consent; in others dismissal is forbidden for a time.

## Local procedure

| Place | Where it goes wrong |
| --- | --- |
| Germany | original with a handwritten signature; works council heard first; three weeks to sue |
| France | written invitation and meeting, then the statutory days before the letter; or an agreed termination, approved by the authority |
| United Kingdom | investigation and appeal under the Acas Code; the qualifying period for unfair dismissal falls from two years to six months on 1 January 2027 |
| Japan | objectively reasonable ground; 30 days’ notice or pay |
| Singapore | notice by contract; inquiry before dismissal for misconduct; tax clearance for foreigners |
| United States | at will, but discrimination and retaliation claims are common; final pay date by state; WARN for mass layoffs |
| Brazil | settlement within ten days; check each protected period |

The table only tells you what to ask a lawyer first.

## The meeting and the documents

Two people from the company, one taking notes, and no more than fifteen minutes: the decision or proposal, the basis, the date, the next steps. Do not argue or judge the person. Bring the letter in the local language, the settlement sheet and a draft agreement, and give time to consider it. In many countries, agreements that had to be signed on the spot are easily set aside. In the United States, waivers of age claims by employees of 40 or over need statutory periods to consider and revoke.

With an employer of record, it serves the notice. You supply facts, dates, witnesses and e-mails, and show it your notes for the meeting beforehand.

## Settlement

List each item: last pay, unused leave, accrued bonus and 13th salary, pay in lieu, statutory severance, gratuity, expenses, equity, and the ground for any deduction. Tax treatment varies; severance may be partly exempt. For visa holders, state the cancellation date and the grace period; in some places the employer pays the journey home.

## Afterwards

Close accounts as the meeting ends, with a time to retrieve private files. Have returned equipment signed for. Tell colleagues only the date and who takes over. References follow local law: in Germany the employee is entitled to one. Keep records for the statutory period, and set an end date for mail forwarding.

## What to do earlier next time

Job standards in the offer, weekly feedback in probation, a written summary each month, and a decision two weeks before it ends. In costly exits, the signs were often there in probation.`,
  },
}

export default article
