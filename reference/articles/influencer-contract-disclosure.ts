import type { ArticleSeed } from '../../src/features/market/article/contract/seed.ts'

const article: ArticleSeed = {
  slug: 'influencer-contract-disclosure',
  topic: 'market',
  regions: ['US', 'GB', 'FR', 'AE'],
  publishedDaysAgo: 8,
  author: { cn: '衡渡市场组', en: 'Hengdu market desk' },
  sources: [
    {
      title: { cn: '美国联邦贸易委员会：代言指南问答', en: 'FTC: Endorsement Guides, questions and answers' },
      url: 'https://www.ftc.gov/business-guidance/resources/ftcs-endorsement-guides-what-people-are-asking',
    },
    {
      title: { cn: '欧盟委员会：网红法律资源中心', en: 'European Commission: Influencer Legal Hub' },
      url: 'https://commission.europa.eu/topics/consumers/consumer-rights-and-complaints/influencer-legal-hub_en',
    },
    { title: { cn: '英国广告标准局', en: 'UK Advertising Standards Authority' }, url: 'https://www.asa.org.uk/' },
    {
      title: { cn: '法国商业影响力法（2023-451 号）', en: 'France: Law 2023-451 on commercial influence' },
      url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000047663185',
    },
  ],
  cn: {
    title: '和海外达人合作：合同十条与广告披露',
    summary: '寄样品也算报酬。先定披露方式和素材权利，再谈价格；数据、撤稿、税务写在同一份合同里。',
    body: `假如品牌寄出一台投影仪，没有付钱，达人发了测评，评论区有人问是不是广告。在多数市场，免费产品、折扣、佣金链接、旅费都属于需要说明的利益关系，监管机构可能同时追究达人和品牌。

## 披露：看当地，也看位置

| 市场 | 谁在管 | 要点 |
| --- | --- | --- |
| 美国 | 联邦贸易委员会 | 利益关系要清楚显眼；视频里口头说明并显示文字，不藏在“更多”里 |
| 英国 | 广告标准局、竞争与市场管理局 | 用 #ad 一类易懂的标识，放在最前 |
| 欧盟 | 各国消费者机构 | 隐藏广告属不公平商业行为；各国措辞不同 |
| 法国 | 竞争、消费与反欺诈总局（DGCCRF）等 | 有专门法律；达到金额标准须有书面合同，医美等品类受限 |
| 阿联酋 | 媒体主管机关 | 发布广告的个人可能要持许可，先索要许可编号 |

平台自带的“付费合作”标签要打开，但不一定能代替文字披露。**虚假或买来的好评**在美国另有专门规则，品牌不能要求只说优点。

## 合同十条

1. 各方的法定名称、税号、账号归属证明。
2. 交付：平台、条数、时长、语言、发布日期和时区、保留多久。
3. 披露的原话与位置，以附件示意图为准。
4. 事实边界：可以说的参数、不能说的疗效或比较，附依据。
5. 审稿：几轮、几天、只改事实和披露，不改观点。
6. 素材权利：品牌能否投流、剪辑、用在网站和展会，哪些地区，多久。
7. 排他：竞品名单和期限，范围越宽，费用越高。
8. 付款：签约、发布、期满各付多少，币种和手续费。
9. 数据：第几天提供后台截图，哪些指标；没有承诺销量的，不要写销量。
10. 撤稿与事故：何种情形下架，退多少，谁来声明。

未成年人出镜、音乐版权、无人机航拍，各写一句由谁取得许可。

## 选人看互动，不看粉丝数

看近 20 条里真实对话的比例、观众所在地、过去的合作怎样披露、有没有争议。请对方在后台录屏展示受众地区，比截图可靠。先试一条，再签一季度。

## 钱和税

达人多为个体经营者，要收发票和税务表：由美国公司付款的，付给美国人收 W-9，付给非美国人收 W-8 系列。中国公司对外付款属服务贸易，留合同与发票，判断服务发生地和代扣税。寄送样品写真实货值，谁交进口税事先说好。

## 发布后一周

- 当天截图存证：内容、标识、链接。
- 查到没有披露，书面要求当日补上，留记录。
- 第 7 天收数据，第 30 天再收一次。
- 把评论里的产品问题转给售后。

## 什么情况先停

产品还不能在当地合法销售、没有库存或退货地址时，流量只会带来投诉。先备好货源和客服。`,
  },
  en: {
    title: 'Working with creators abroad: ten clauses and a clear disclosure',
    summary:
      'A free sample counts as payment. Agree on disclosure and rights before the price, and cover data, takedown and tax in the same contract.',
    body: `Suppose you sent a projector and no money. The creator reviewed it, and someone in the comments asks whether it is an advert. In most markets free goods, discounts, affiliate links and travel are a connection that must be disclosed, and the regulator may hold both of you responsible.

## Disclosure: the rules and the position

| Market | Who watches | Main point |
| --- | --- | --- |
| United States | FTC | clear and conspicuous; spoken and shown in video, not hidden below “more” |
| United Kingdom | ASA, CMA | a plain label such as #ad, at the beginning |
| European Union | national consumer bodies | hidden advertising is an unfair commercial practice; wording differs |
| France | DGCCRF and others | a law of its own: written contract above a set amount, limits on aesthetic medicine and more |
| UAE | media authorities | individuals who advertise may need a permit: ask for its number |

Switch on the platform’s “paid partnership” label; it does not always replace a written disclosure. The United States also has a rule against **fake and bought reviews**: never ask for praise only.

## Ten clauses

1. Legal names, tax numbers, proof that the account is theirs.
2. Deliverables: platform, number of posts, length, language, date with time zone, how long they stay online.
3. Exact words and position of the disclosure, shown in an annex.
4. Facts: which claims are allowed, which health claims and comparisons are not, with evidence attached.
5. Review: number of rounds and days; corrections to facts and disclosure only, never opinion.
6. Rights: whether you may boost, edit or use the content on your website and at fairs; where and for how long.
7. Exclusivity: named competitors and a period. The wider it is, the more it costs.
8. Payment: how much on signing, on posting and at the end of the term; currency and charges.
9. Data: on which day, which figures. If sales are not promised, do not mention them.
10. Takedown and incidents: when content is removed, how much is refunded, who makes the statement.

For minors on screen, music and drones, add one line each on who obtains the permission.

## Choose by interaction, not follower numbers

In the last twenty posts look at the share of real conversation, where the audience is, how past partnerships were disclosed and whether there was controversy. A screen recording of audience regions is more reliable than a screenshot. Try one post before signing for a quarter.

## Money and tax

Creators are mostly sole traders: collect an invoice and the tax form. A US payer takes Form W-9 from US persons and the W-8 series from others. A Chinese payer treats the payment as trade in services, keeps contract and invoice, and checks where the service is performed and whether tax must be withheld. Declare samples at true value and agree in advance who pays import duty.

## The week after posting

- Same day: take screenshots of the content, label and link as evidence.
- If the disclosure is missing, ask in writing for it to be added that day, and keep the record.
- Collect figures on day 7 and again on day 30.
- Pass product questions in the comments to after-sales.

## When to hold back

If the product cannot yet be sold there legally, or there is no stock or return address, reach only brings complaints. Have the goods and customer service ready first.`,
  },
}

export default article
