import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Craft } from './craft.ts'

/** Firms for company formation, accounting and legal representation. */
export const lawCrafts: Partial<Record<Service, Craft>> = {
  incorporation: {
    kinds: [
      ['企业服务', 'Corporate'],
      ['商务秘书', 'Secretaries'],
      ['设立顾问', 'Company Formation'],
    ],
    opens: [
      [
        '在{c}办公司设立、开户和年审，一年经手 {n} 家。',
        'Founds companies in {c}, opens their accounts and files each year: about {n} of them annually.',
      ],
      [
        '先帮客户定在{r}用分公司、代表处还是子公司，再动手注册。',
        'Settles first whether {r} needs a branch, an office or a subsidiary, and registers after that.',
      ],
      [
        '客户大多是从中国来{r}设厂或设销售公司的，文件中外文对照。',
        'Most clients come from China to build a plant or a sales company in {r}, and documents are in two languages.',
      ],
      [
        '一位秘书管一家公司，董事会记录、受益人登记和{r}的年报都由她办。',
        'One secretary for each company: minutes, the register of owners and the yearly return in {r} are hers.',
      ],
      [
        '在{c}做了十几年，去年 {n} 家里有三家劝客户先别设。',
        'Many years in {c}; of {n} enquiries last year, three were advised not to found anything yet.',
      ],
    ],
    details: [
      ['给一张写着日期的进度表，卡在哪个部门一看就知道。', 'It hands over a dated plan that shows which office a file is waiting in.'],
      ['不承诺开户结果，会先帮客户做一次预审。', 'It promises no bank account, but runs a trial of the bank’s questions.'],
      ['注册地址是真办公室，信件当天扫描。', 'The registered address is a real office, with post scanned the same day.'],
      ['名义董事和股东的服务它不做。', 'It does not lend nominee directors or shareholders.'],
      ['后续年费第一次就列清，不靠低价设立再加价。', 'All yearly fees are quoted up front.'],
      [
        '公证和认证在国内那一段也管，材料缺一份会先说。',
        'It follows the notary and the apostille at home as well, and names the paper that is missing.',
      ],
      ['注销一家公司的步骤和费用，设立之前就能问到。', 'Quotes the cost of closing before you incorporate.'],
    ],
    price: ['设立 {a} 美元起，年度维护 {b} 美元起', 'From USD {a} to found, from USD {b} a year'],
    amounts: [700, 3600, 100, 0.7],
    counts: [25, 180],
    fact: 'law',
    beside: ['taxAccounting', 'legal', 'payroll'],
  },
  taxAccounting: {
    kinds: [
      ['会计师事务所', 'Accountants'],
      ['财税', 'Tax & Books'],
    ],
    opens: [
      [
        '替 {n} 家外资公司在{c}记账、报税和备审计。',
        'Keeps the books of {n} foreign-owned companies in {c}, files their taxes and prepares the audit.',
      ],
      [
        '擅长{r}的增值税和跨境关联交易，先看合同再看账。',
        'At home in {r}’s indirect tax and dealings between affiliates; reads the contracts before the books.',
      ],
      [
        '月报用中文和英文各一份，数字对得上国内母公司的科目。',
        'Monthly reports come in Chinese and English and fit the parent company’s chart of accounts.',
      ],
      [
        '中小制造商的出口退税和进项抵扣是它的老本行，在{c}有 {n} 家这样的客户。',
        'Refunds on exports and input tax for mid-sized makers are its trade: {n} such clients in {c}.',
      ],
      [
        '不做大集团；在{r}刚开张的公司，从第一张发票开始替它记。',
        'Leaves the large groups to others and keeps the books of young companies in {r} from their first invoice.',
      ],
    ],
    details: [
      ['每月十五日前关账，逾期当月不收费。', 'Books close by the 15th; a late month is free.'],
      ['税局来函两天内给书面答复草稿。', 'A letter from the tax office has a draft answer within two days.'],
      ['签字会计师本人参加年度会议，不只派助理。', 'The accountant who signs comes to the yearly meeting in person.'],
      ['不做没有业务实质的架构。', 'It builds no structures without a business behind them.'],
      ['预提税能不能按协定减免，付款前给书面答复。', 'Whether a treaty lowers the tax withheld is answered in writing before the payment.'],
      ['换所的时候整套底稿交出去，不押账。', 'A client who leaves takes all the working papers along.'],
    ],
    price: ['每月 {a} 美元起，年审 {b} 美元起', 'From USD {a} a month, annual audit from USD {b}'],
    amounts: [160, 900, 20, 6],
    counts: [18, 160],
    fact: 'law',
    beside: ['incorporation', 'payroll', 'legal'],
  },
  legal: {
    kinds: [
      ['律师事务所', 'Law'],
      ['法律顾问', 'Counsel'],
    ],
    opens: [
      ['{n} 名律师在{c}执业，做劳动、合同和外商投资三块。', '{n} lawyers practise in {c} on employment, contracts and foreign investment.'],
      [
        '替外国公司在{r}起草经销和代理合同，也代理终止之后的纠纷。',
        'Drafts distribution and agency contracts for foreign firms in {r}, and represents them when the contracts end.',
      ],
      [
        '每周有一半时间在看劳动合同和解除协议，{r}的客户以中型制造商为主。',
        'Half of its week goes to employment contracts and terminations, mostly for mid-sized makers in {r}.',
      ],
      [
        '在{c}出庭，也做庭外：催款函发出之后，约六成在一个月内收到钱。',
        'Goes to court in {c} and works outside it too: about six demands in ten are paid within a month.',
      ],
      [
        '数据、广告和消费者条款一起看，客户是往{r}卖货的平台商家。',
        'Reads data, advertising and consumer terms as one, for sellers who ship into {r}.',
      ],
    ],
    details: [
      ['第一次通话三十分钟不收费，之后按任务报固定价。', 'The first half hour is free; after that each task has a fixed price.'],
      ['意见书先写结论和风险，再写法条。', 'An opinion opens with the answer and the risk, and cites the law after.'],
      ['不确定的问题会说不确定，并给出谁能确认。', 'Says when the law is unclear, and who can decide.'],
      ['合伙人直接回邮件，不经过客户经理。', 'Partners answer mail themselves.'],
      ['利益冲突当天查，有冲突即推荐其他律所。', 'Conflicts are searched the same day; where there is one, it names another firm.'],
      ['合同改稿给干净版和修订版，每处改动写一句理由。', 'Edits come clean and marked, with a sentence of reason for each.'],
    ],
    price: ['每小时 {a} 美元，合同审查 {b} 美元起', 'USD {a} an hour; contract review from USD {b}'],
    amounts: [110, 420, 10, 4],
    ownStaff: true,
    counts: [4, 38],
    fact: 'law',
    beside: ['ip', 'incorporation', 'visa'],
  },
  ip: {
    kinds: [
      ['知识产权', 'Marks & Patents'],
      ['商标代理', 'Trade Marks'],
    ],
    opens: [
      [
        '在{r}注册商标和外观，去年递交 {n} 件，四成来自消费电子。',
        'Registers marks and designs in {r}: {n} filings last year, four in ten from consumer electronics.',
      ],
      [
        '先查近似再报价，名字在{r}注册不下来会直接告诉客户。',
        'Searches before it quotes, and says outright when a name will not register in {r}.',
      ],
      [
        '在{c}替品牌方处理抢注、平台投诉和海关备案。',
        'Deals with squatters, marketplace complaints and customs records for brands in {c}.',
      ],
      [
        '工厂客户居多：把商标、包装和电商店铺名在{r}一起查完，再一起递。',
        'Works mostly for factories: mark, packaging and shop names are searched together in {r}, and filed together.',
      ],
      [
        '在{c}递过 {n} 件申请，驳回复审自己写，不转给别的所。',
        'Has {n} filings behind it in {c} and writes its own appeals when one is refused.',
      ],
    ],
    details: [
      ['每件申请给一张时间线，异议期从哪天到哪天写清楚。', 'Each filing has a timeline with the days of the opposition period.'],
      ['续展提前一年提醒，地址变更不另收提醒费。', 'Renewals are announced a year ahead, at no charge.'],
      ['监测报告只列需要处理的。', 'Watch reports list only what calls for action.'],
      ['译名会找本地人读三遍，避开不好的谐音。', 'A transliterated name is read by three locals, for sounds one would regret.'],
      ['许可和转让登记单独报价，不藏在年费里。', 'Recording a licence or a transfer has its own price and hides in no retainer.'],
      ['外观设计先看展会日期，公开晚了一天就不递。', 'With designs it asks for the date of the fair first: a day too late is not filed.'],
      [
        '证据按年份归档，三年不使用的撤销答辩拿得出来。',
        'Evidence of use is filed by year, ready for the day somebody calls the mark unused.',
      ],
    ],
    price: ['单类 {a} 美元起，含官费', 'From USD {a} a class, official fee included'],
    amounts: [260, 980, 20, 1],
    counts: [30, 260],
    fact: 'law',
    beside: ['legal', 'certification'],
  },
  certification: {
    kinds: [
      ['认证', 'Approvals'],
      ['检测与准入', 'Compliance Lab'],
    ],
    opens: [
      [
        '做{r}的产品准入，从测试、文件到证书，去年办了 {n} 个型号。',
        'Takes products into {r}, from tests and files to the certificate: {n} models last year.',
      ],
      ['在{c}做本地证书持有人，工厂换了也能继续用。', 'Holds certificates locally in {c}, so that they outlive a change of factory.'],
      [
        '电器、无线和机械类为主，先用一页纸告诉客户要不要认证。',
        'Mostly appliances, radio and machinery. It begins with a page that says whether approval is needed at all.',
      ],
    ],
    details: [
      ['已有的 CB 或实验室报告能用就用，不重复收测试费。', 'Existing CB and laboratory reports are used wherever they count.'],
      ['标签和说明书一并审，印之前给定稿。', 'Label and manual are read as well, and settled before they are printed.'],
      ['样机不合格只收一次复测费。', 'A failed sample pays for one retest, no more.'],
      ['法规变动按型号通知，不群发新闻。', 'Changes in the rules are reported model by model.'],
    ],
    price: ['每型号 {a} 美元起，测试费另计', 'From USD {a} a model, tests apart'],
    amounts: [480, 3200, 40, 1],
    counts: [24, 210],
    fact: 'trade',
    beside: ['ip', 'logistics', 'translation'],
  },
}
