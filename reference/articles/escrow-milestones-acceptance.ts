import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'escrow-milestones-acceptance',
  topic: 'market',
  regions: [],
  publishedDaysAgo: 10,
  author: { cn: '衡渡交易保障组', en: 'Hengdu escrow desk' },
  sources: [
    {
      title: { cn: '国际商会：仲裁', en: 'ICC: arbitration' },
      url: 'https://iccwbo.org/dispute-resolution/dispute-resolution-services/arbitration/',
    },
    {
      title: { cn: '联合国国际贸易法委员会：仲裁与调解', en: 'UNCITRAL: arbitration and mediation texts' },
      url: 'https://uncitral.un.org/en/texts/arbitration',
    },
    {
      title: { cn: '《民法典》合同编（国家法律法规数据库）', en: 'Civil Code of China, contracts (national database of laws)' },
      url: 'https://flk.npc.gov.cn/',
    },
  ],
  cn: {
    title: '服务款托管：里程碑和验收怎样写才能保护双方',
    summary: '托管只保证钱在，不保证事做好。把交付物、验收标准、期限和变更写进需求，放款才有依据。',
    body: `买设备可以开箱验货，买一份市场调研怎么验？服务交易出现分歧，未必是一方想赖账，常常是当初没有写清楚怎样才算“做完”。

## 托管能防什么，不能防什么

托管把款项放在双方都动不了的地方：服务商开工前知道钱在，企业付款后、验收前，钱还没有到对方手里。它能防“做了不付”和“付了不做”，防不了“做了，但不是我要的”。最后一种要靠验收标准。

## 把交付写成可以数的东西

| 含糊的写法 | 可以验收的写法 |
| --- | --- |
| 提供越南市场报告 | 40 页以上 PDF 和原始访谈记录 15 份，覆盖河内、胡志明市，附来源清单 |
| 协助公司注册 | 取得营业执照、税号、公章，提交银行开户预约回执 |
| 推广产品 | 三位约定达人各发布一条视频，保留 90 天，含披露标识 |
| 安装调试 | 设备连续运行 72 小时，误差在附件范围内，双方签署记录 |

每个交付物后面跟三样：谁提交、交到哪里、用什么方法核对。

## 里程碑怎么切

- 一个里程碑对应一件看得见的成果，不对应“时间过半”。
- 三到五个为宜。太少，一次分歧就拖住全部款项；太多，双方天天验收。
- 第一段要小，便于双方先试合作。
- 依赖企业提供资料的，写明资料齐备之日起算。
- 差旅、官费单列，凭票据实报实销。

平台上一个需求是一笔托管，几个里程碑可以拆成前后相接的几个需求；需要启动费的，用**预付款**从托管中先放一部分，只能支付一次，不超过托管余额。

## 从交付到放款的期限

服务商提交完成后，企业确认，或写明理由退回交付；**14 天没有回应，系统视为确认**。确认后托管余额扣除事先显示的费用放款，随后双方在 7 天验收期内收尾。提醒会在到期前一天发出，但不要只靠提醒：把负责验收的人和日期写进项目计划。

需要延期的，服务商申请，企业同意，预计完成日顺延 7 天，只能一次。所以原定日期要留余地。

## 发生分歧

在 14 天内退回交付，理由写清对照哪一条标准、差在哪里，并附证据；需求回到“服务中”，托管款项不放，服务商修改后再次提交，期限重新计算。仍有分歧的，在平台聊天里协商，并尽早联系平台客服。金额大的，另行签约，写明适用法律和仲裁机构。协商和仲裁都看文件，所以：

- 变更范围，在平台聊天里写成一句“新增什么、加多少钱、推迟几天”，对方确认。
- 交付走附件，不走个人网盘，留版本。
- 会议当天发纪要。

## 不适合托管的情形

金额小、当天交付的翻译，手续比风险大；长期雇用的人，要按劳动法发工资，不能以验收不合格为由扣发；结果取决于机关审批的，付款买的是工作而不是结果，应按步骤验收。`,
  },
  en: {
    title: 'Escrow for services: milestones and acceptance that protect both sides',
    summary:
      'Escrow proves the money is there, not that the work is right. Clear deliverables, tests, dates and rules for changes do that.',
    body: `A machine can be unpacked and tested. How do you test a market study? Disagreements over services are often honest ones: nobody wrote down what “finished” means.

## What escrow prevents, and what it does not

The money is held where neither side can reach it. The provider knows it is there before starting; the client knows it has not been paid out before acceptance. That prevents “done and not paid” and “paid and not done”. It cannot prevent “done, but not what I meant”. Acceptance criteria can.

## Describe deliverables that can be counted

| Vague | Testable |
| --- | --- |
| a report on the Vietnamese market | a PDF of 40 pages or more and 15 original interview records, covering Hanoi and Ho Chi Minh City, with a list of sources |
| help with registration | business licence, tax number, company seal, and the bank’s appointment receipt |
| product promotion | one video by each of three named creators, kept online for 90 days, with disclosure |
| installation | 72 hours of continuous operation within the tolerances in the annex, record signed by both |

For each deliverable, state who submits it, where, and how it is checked.

## Setting the milestones

- One visible result each, never “half the time”.
- Three to five in all. With fewer, one disagreement holds up all the money; with more, you are accepting something every day.
- Keep the first one small, so that both sides can try working together.
- If the provider depends on your documents, the period starts when they are complete.
- List travel and official fees separately, paid against receipts.

On the platform one request has one escrow, so milestones become requests in sequence. For start-up costs use the **advance**: it can be paid once, up to what is left in escrow.

## From delivery to release

When the provider submits the delivery, the client confirms it or returns it with a reason. **After 14 days without a response it counts as confirmed.** The rest of the escrow is then released, less the fees shown beforehand, and a seven-day acceptance period follows. A reminder is sent one day before the deadline. Do not rely on it alone: put the person who accepts, and the date, in the project plan.

A provider may ask for more time. If the client agrees, the expected completion date moves by seven days, once. Leave some room in the original date.

## If you disagree

Return the delivery within the 14 days and say which criterion is not met and what is missing, with evidence. The request goes back to “in service”, nothing is released, and the period starts again when the provider delivers the revised work. If you still disagree, negotiate in the platform’s chat and contact our support early. For large amounts, sign a separate contract that names the governing law and an arbitration institution. Negotiation and arbitration both rest on documents, so:

- Put every change into one line of platform chat, with what is added, the price and the extra days, and have the other side confirm it.
- Deliver as attachments with versions, not through a private drive.
- Send meeting minutes the same day.

## Where escrow does not fit

A small translation delivered the same day: the procedure is more trouble than the risk. Long-term employees: wages follow labour law and cannot be withheld for poor work. Results that depend on an authority’s decision: you are paying for the work, not the outcome, so accept it step by step.`,
  },
}

export default article
