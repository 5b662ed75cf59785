import type { ArticleSeed } from '../../../src/features/article/contract/seed.ts'

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
      title: { cn: '联合国贸易法委员会：争议解决', en: 'UNCITRAL: arbitration and mediation texts' },
      url: 'https://uncitral.un.org/en/texts/arbitration',
    },
    {
      title: { cn: '《民法典》合同编（国家法律法规数据库）', en: 'Civil Code of China, contracts (national database of laws)' },
      url: 'https://flk.npc.gov.cn/',
    },
  ],
  cn: {
    title: '服务款托管：里程碑和验收怎样写才护得住两边',
    summary: '托管只保证钱在，不保证事做好。把交付物、验收标准、期限和变更写进需求，放款才有依据。',
    body: `买设备可以开箱验货，买一份市场调研怎么验？服务交易起争议，未必是一方想赖账，常常是当初没有写清楚“做完”是什么样子。

## 托管挡住什么，挡不住什么

托管把款项放在双方都动不了的地方：服务商开工前知道钱在，企业付款后钱没有到对方手里。它挡得住“做了不付”和“付了不做”，挡不住“做了，但不是我要的”。最后一种要靠验收标准。

## 把交付写成可以数的东西

| 含糊的写法 | 可以验收的写法 |
| --- | --- |
| 提供越南市场报告 | 40 页以上 PDF 和原始访谈记录 15 份，覆盖河内、胡志明市，附来源清单 |
| 协助公司注册 | 取得营业执照、税号、公章，提交银行开户预约回执 |
| 推广产品 | 三位约定创作者各发布一条视频，保留 90 天，含披露标识 |
| 安装调试 | 设备连续运行 72 小时，误差在附件范围内，双方签署记录 |

每个交付物后面跟三样：谁提交、交到哪里、用什么方法核对。

## 里程碑怎么切

- 一个里程碑对应一件看得见的成果，不对应“时间过半”。
- 三到五个为宜。太少，一次争议冻住全部；太多，双方天天验收。
- 第一段要小，用来互相试。
- 依赖企业提供资料的，写明资料齐备之日起算。
- 差旅、官费单列，凭据实报。

平台上一条需求是一笔托管，几个里程碑可以拆成前后相接的几条需求；需要启动费的，用**预支**从托管中先放一部分，只能做一次，金额以未放款为限。

## 从交付到放款的期限

服务商点“完成”后，企业确认，或写明理由退回继续做；**14 天没有回应，系统视为确认**。确认后托管余额按事先显示的费用放款，随后双方在 7 天验收期内收尾。提醒会在到期前一天发出，但不要靠它：把负责验收的人和日期写进项目计划。

需要延期的，服务商申请，企业同意，预计完成日顺延 7 天，只能一次。所以原定日期要留余地。

## 发生分歧

先退回修改，写清对照哪一条标准、差在哪里、附证据。谈不拢可以开启争议，争议中的钱被冻结，计时停住，双方交换分配方案，仍不一致再由平台裁定。裁定看文件，所以：

- 变更范围，在平台聊天里写成一句“新增什么、加多少钱、推迟几天”，对方确认。
- 交付走附件，不走个人网盘，留版本。
- 会议当天发纪要。

## 不适合托管的情形

金额小、当天交付的翻译，手续比风险大；长期雇用的人，要按劳动法发工资，不能以验收不合格为由扣着；结果取决于机关审批的，付的是工作不是结果，按步骤验收。`,
  },
  en: {
    title: 'Escrow for services: milestones and acceptance that protect both sides',
    summary:
      'Escrow proves the money is there, not that the work is right. Clear deliverables, tests, dates and rules for changes do that.',
    body: `A machine can be unpacked and tested. How do you test a market study? Disputes over services are often honest: nobody wrote down what finished looks like.

## What escrow stops, and what it does not

The money lies where neither side can reach it. The provider knows it exists before starting; the client knows it has not gone. That stops “done and not paid” and “paid and not done”. It cannot stop “done, but not what I meant”. Acceptance criteria do.

## Write things that can be counted

| Vague | Testable |
| --- | --- |
| a report on Vietnam | PDF of 40 pages or more, 15 interview records, Hanoi and Ho Chi Minh City, list of sources |
| help with registration | business licence, tax number, seal, and the bank’s appointment receipt |
| promotion | one video by each of three named creators, up for 90 days, with disclosure |
| installation | 72 hours’ running within the tolerances annexed, record signed by both |

After each: who submits, where, and how it is checked.

## Cutting the milestones

- One visible result each, never “half the time”.
- Three to five. With fewer, one quarrel freezes everything; with more, you accept things daily.
- Keep the first small. It is a trial for both.
- If the provider waits for your documents, the clock starts when they are complete.
- Travel and official fees stand apart, against receipts.

On the platform one request is one escrow, so milestones become requests in sequence. For start-up costs use the **advance**: once, up to what has not been released.

## From delivery to release

When the provider marks the work complete, the client confirms or returns it with a reason. **After 14 days of silence it counts as confirmed.** The rest of the escrow is then released, less the fees shown beforehand, and seven days of acceptance follow. A reminder comes a day ahead. Do not lean on it: name who accepts, and when.

A provider may ask for more time. If the client agrees, completion moves seven days, once. Leave slack in the first date.

## If you disagree

Return the work first: which criterion, what is missing, what shows it. Failing that, open a dispute. Contested money is frozen, timers stand still, the sides trade split offers, and if none is taken the operator rules. Rulings rest on documents, so:

- Put every change into one line of platform chat, with addition, price and days, and get a yes.
- Deliver as attachments with versions, not through a private drive.
- Send minutes the same day.

## Where escrow does not fit

A small translation delivered today: the procedure outweighs the risk. Employees: wages follow labour law and cannot be held back for poor work. Results that hang on an authority’s decision: you buy the work, so accept it step by step.`,
  },
}

export default article
