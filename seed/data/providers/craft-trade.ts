import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Craft } from './craft.ts'

/** Firms for sales, logistics and maintenance. */
export const tradeCrafts: Partial<Record<Service, Craft>> = {
  marketResearch: {
    kinds: [
      ['市场研究', 'Research'],
      ['洞察', 'Fieldwork'],
    ],
    opens: [
      [
        '做{r}的渠道走访和买家访谈，去年跑了 {n} 家门店和经销商。',
        'Walks the channels of {r} and talks to buyers: {n} shops and dealers visited last year.',
      ],
      [
        '给想进{r}的品牌回答三个问题：谁在卖、卖多少钱、谁说了算。',
        'Answers three questions for brands that look at {r}: who sells, for how much, and who decides.',
      ],
      [
        '在{c}招募访谈对象，问卷由本地人改写，不直译。',
        'Recruits respondents in {c}, with questionnaires rewritten by locals rather than translated.',
      ],
    ],
    details: [
      ['原始录音和表格一并交付，客户可以自己复核。', 'Recordings and raw tables come with the report.'],
      ['报告不超过三十页，结论放在前两页。', 'A report has at most thirty pages, its findings on the first two.'],
      ['竞品价格每两周重采一次，标明日期。', 'Competitors’ prices are taken again every fortnight, with their date.'],
      ['访谈不到位的样本不计费。', 'Interviews that miss the mark are not billed.'],
    ],
    price: ['入门调研 {a} 美元起，约 {b} 美元含访谈', 'From USD {a} for a first look, about USD {b} with interviews'],
    amounts: [1800, 7500, 100, 2.5],
    counts: [40, 380],
    fact: 'trade',
    beside: ['influencer', 'exhibition', 'translation'],
  },
  influencer: {
    kinds: [
      ['达人营销', 'Creators'],
      ['内容工作室', 'Content Studio'],
    ],
    opens: [
      ['在{r}合作的达人约 {n} 位，以测评和家居、户外类为主。', 'Works with about {n} creators in {r}, mostly reviews, home and outdoors.'],
      [
        '帮品牌在{c}拍本地内容，脚本、样机和授权由一个人管。',
        'Shoots local content for brands in {c}; one person keeps script, samples and rights.',
      ],
      ['不卖粉丝数，按点击和下单的数据在{r}选人。', 'Sells no follower counts: people in {r} are chosen by clicks and orders.'],
    ],
    details: [
      ['每条视频的使用期限和平台写进合同，续用另谈。', 'Each video’s term and platforms are in the contract, with reuse agreed apart.'],
      ['广告标识按当地规定打，不替客户冒险。', 'Advertising is marked as the law there wants, with no risk taken for a client.'],
      ['样机丢失由它赔，运输自己投保。', 'Lost samples are its own loss, insured by itself.'],
      ['投放后第十四天交一份数据，亏的也写。', 'Figures come on the fourteenth day, losses included.'],
    ],
    price: ['单条 {a} 美元起，月度项目 {b} 美元起', 'From USD {a} a post, monthly work from USD {b}'],
    amounts: [220, 1600, 20, 5],
    counts: [30, 420],
    fact: 'trade',
    beside: ['marketResearch', 'translation'],
  },
  exhibition: {
    kinds: [
      ['会展', 'Exhibitions'],
      ['展台工坊', 'Stand Works'],
    ],
    opens: [
      [
        '在{c}设计和搭建展台，去年做了 {n} 个，最小 9 平方米。',
        'Designs and builds stands in {c}: {n} last year, the smallest nine square metres.',
      ],
      [
        '从订位、搭建到临时翻译，替在{r}参展的公司把现场管起来。',
        'Looks after exhibitors in {r} from the booking and the build to the interpreter for a day.',
      ],
      [
        '展具放在{c}自己的仓库，三届重复使用，比每次新做省三成。',
        'Keeps stands in its own store in {c}; three outings of one stand save about 30%.',
      ],
    ],
    details: [
      ['电、吊点和用水的申报它去办，漏报的罚款它来付。', 'It files power, rigging and water, and pays the fine if it forgets.'],
      ['开展前一天下午交钥匙，通电试过。', 'Keys are handed over the afternoon before, with the power on.'],
      ['展后七天内把名片录成表格。', 'Visiting cards become a table within seven days.'],
      ['效果图最多改三轮，写在合同里。', 'Three rounds of drawings are included, and the contract says so.'],
    ],
    price: ['每平方米 {a} 美元起', 'From USD {a} a square metre'],
    amounts: [190, 620, 10, 1],
    counts: [14, 90],
    fact: 'trade',
    beside: ['translation', 'logistics', 'marketResearch'],
  },
  afterSales: {
    kinds: [
      ['售后', 'Service'],
      ['技术服务', 'Field Service'],
    ],
    opens: [
      [
        '{n} 名技师驻{r}，做工业设备的保修、巡检和备件更换。',
        '{n} technicians stationed in {r} look after industrial machines under warranty: inspections, parts, repairs.',
      ],
      [
        '替没有本地团队的厂家接{r}的报修电话，四小时内定故障等级。',
        'Takes repair calls in {r} for makers without a team, and grades each fault within four hours.',
      ],
      [
        '在{c}设备件仓和维修台，小家电到大型充电桩都修过。',
        'A parts store and a bench in {c}; it has repaired small appliances and charging stations.',
      ],
    ],
    details: [
      ['每次上门拍照，写换了什么、剩几件。', 'Each visit brings photographs, what was changed, and how many are left.'],
      ['技师先到原厂培训一周再上岗。', 'Technicians spend a week at the maker’s plant first.'],
      ['修不好不收工时，只收路费。', 'If it cannot be repaired, you pay for the visit only.'],
      ['旧件按客户要求寄回或就地销毁，有记录。', 'Old parts are sent back or destroyed on request, with a record.'],
    ],
    price: ['上门每次 {a} 美元起，备件按价目表', 'From USD {a} a visit, parts by list'],
    amounts: [70, 320, 10, 1],
    ownStaff: true,
    counts: [6, 64],
    fact: 'trade',
    beside: ['installation', 'logistics'],
  },
  installation: {
    kinds: [
      ['安装工程', 'Installation'],
      ['机电', 'Electrical & Mechanical'],
    ],
    opens: [
      [
        '在{r}安装产线、储能柜和仓储机器人，去年完成 {n} 个现场。',
        'Installs lines, storage batteries and warehouse robots in {r}: {n} sites last year.',
      ],
      [
        '持证电工和起重工都是{c}本地人，工厂来的工程师只管调试。',
        'Licensed electricians and riggers are locals of {c}; the maker’s engineers only commission.',
      ],
      [
        '接{r}小到一台、大到整厂的安装，先看现场再排人。',
        'From one machine to a whole plant in {r}, with a look at the site before anyone is sent.',
      ],
    ],
    details: [
      ['开工前交一份风险评估，业主签字才动手。', 'A risk assessment comes first, and work begins when the owner has signed.'],
      ['延误一天扣多少写进合同，双方都算得出来。', 'What a day’s delay costs is in the contract, for both sides to reckon.'],
      ['工具和劳保自带，进场清单提前一周给业主。', 'It brings tools and safety gear, listed to the owner a week ahead.'],
      ['验收后一年内的紧固和调校不收费。', 'Tightening and adjustment are free for a year.'],
    ],
    price: ['每人每天 {a} 美元起', 'From USD {a} per person a day'],
    amounts: [120, 520, 10, 1],
    counts: [8, 70],
    fact: 'trade',
    beside: ['afterSales', 'logistics', 'certification'],
  },
  software: {
    kinds: [
      ['软件', 'Software'],
      ['数码', 'Digital'],
    ],
    opens: [
      [
        '{n} 名工程师在{c}，给跨境公司接当地的支付、发票和物流接口。',
        '{n} engineers in {c} who connect cross-border firms to local payments, invoices and carriers.',
      ],
      [
        '替品牌做{r}的独立站，语言、税价和退货规则按本地习惯写。',
        'Builds shops for {r}, with language, prices and returns as people there expect them.',
      ],
      [
        '把国内的 ERP 和{r}的会计软件连起来，是它做得最多的事。',
        'Joining a Chinese ERP to the accounting software of {r} is what it does most.',
      ],
    ],
    details: [
      ['两周一个版本，做到哪就能用到哪。', 'A version every fortnight, each one usable.'],
      ['源代码第一天就在客户的库里。', 'The source sits in the client’s repository from the first day.'],
      ['上线后三个月内的错误免费修。', 'Faults found in the first three months are fixed free of charge.'],
      ['个人数据存在哪个国家，方案里第一段就写。', 'Where personal data is kept is the first paragraph of a proposal.'],
    ],
    price: ['每人天 {a} 美元，接口项目 {b} 美元起', 'USD {a} a person-day; an integration from USD {b}'],
    amounts: [140, 620, 20, 14],
    ownStaff: true,
    counts: [6, 85],
    fact: 'law',
    beside: ['custom', 'translation'],
  },
  logistics: {
    kinds: [
      ['物流', 'Logistics'],
      ['仓储', 'Storage'],
      ['货运', 'Freight'],
    ],
    opens: [
      [
        '在{c}有 {n}00 平方米仓库，做清关、入仓和一件代发。',
        'Clears, stores and ships single parcels from a store of {n}00 square metres in {c}.',
      ],
      [
        '从中国到{r}的整箱和拼箱，清关由自己的报关员做。',
        'Full and shared containers from China to {r}, cleared by declarants of its own.',
      ],
      [
        '替设备厂管{r}的备件库，缺货提前两周预警。',
        'Keeps spare parts in {r} for makers of machines, and warns of shortages two weeks ahead.',
      ],
    ],
    details: [
      ['每票货先报税号和预计税费，到港不再加项。', 'Tariff code and duties are quoted beforehand, with nothing added at the port.'],
      ['库存每天对一次，差异当天查录像。', 'Stock is matched daily, and a difference is looked up on camera the same day.'],
      ['大件和带电货接，食品不接。', 'It takes bulky goods and batteries, no food.'],
      ['退货拍照分级，能卖的次日上架。', 'Returns are photographed and graded; what can be sold is shelved next day.'],
      ['旺季前签的价格，旺季不涨。', 'A price agreed before the peak season does not change during it.'],
    ],
    price: ['每立方米每月 {a} 美元，出库每件 2 美元起', 'USD {a} per cubic metre a month, from USD 2 a parcel out'],
    amounts: [9, 36, 1, 1],
    counts: [8, 90],
    fact: 'trade',
    beside: ['afterSales', 'certification'],
  },
  custom: {
    kinds: [
      ['项目事务所', 'Projects'],
      ['在地事务', 'Local Affairs'],
    ],
    opens: [
      [
        '替外国团队在{c}办没有归类的事：看厂址、找房、陪同拜访、盯交货。',
        'Does what fits no list for teams abroad in {c}: sites, flats, visits, a delivery that wants watching.',
      ],
      [
        '做{r}的前期落地：选址比较、水电报价、和园区谈条件。',
        'The groundwork in {r}: sites compared, utilities priced, terms talked over with the park.',
      ],
      [
        '客户没有人在{r}的时候，它按天派一位懂行的人去现场。',
        'When a client has nobody in {r}, it sends someone who knows the trade, by the day.',
      ],
    ],
    details: [
      ['每天一页现场记录，带照片和时间。', 'A page of notes each day, with photographs and times.'],
      ['做不了的直接推荐别家，不抽成。', 'What it cannot do goes to someone else, with no commission taken.'],
      ['按半天计费，路上的时间打对折。', 'Billed by the half day, travel at half price.'],
      ['拜访政府部门只陪同和记录，不代为打点。', 'On visits to offices it accompanies and takes notes, and pays nobody.'],
    ],
    price: ['每天 {a} 美元起', 'From USD {a} a day'],
    amounts: [160, 560, 20, 1],
    counts: [5, 40],
    fact: 'law',
    beside: ['translation', 'marketResearch', 'incorporation'],
  },
}
