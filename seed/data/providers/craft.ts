import type { Service } from '../../../src/features/market/provider/contract/services.ts'
import type { Both } from './place.ts'

/**
 * Self-descriptions of firms by service. {c} the city, {r} the region, {n} a number; in prices {a} and {b}, amounts in the firm's
 * currency.
 */
export interface Craft {
  /** The suffix of the name. */
  kinds: readonly Both[]
  opens: readonly Both[]
  details: readonly Both[]
  price: Both
  /** From, to and step of {a}; {b} is a factor of it. */
  amounts: readonly [from: number, to: number, step: number, factor: number]
  counts: readonly [from: number, to: number]
  /** {n} is the number of employees. */
  ownStaff?: true
  /** The fact of the place that matters to them. */
  fact: 'work' | 'law' | 'trade'
  beside: readonly Service[]
}

/** Firms for employment, payroll, recruitment and permits. */
export const peopleCrafts: Partial<Record<Service, Craft>> = {
  eor: {
    kinds: [
      ['人力', 'People'],
      ['雇佣服务', 'Employment'],
      ['用工', 'Workforce'],
    ],
    opens: [
      [
        '在{c}有自己的雇主实体，替没有公司的客户雇人、发薪、报税，名下现有 {n} 名员工。',
        'Employs through its own entity in {c} for clients without a company there: {n} people on the books at present.',
      ],
      [
        '做{r}的名义雇主，合同、入职、薪资和离职由同一位专员跟到底。',
        'Employer of record for {r}. One specialist stays with each hire from contract to last payslip.',
      ],
      [
        '多数客户是第一次在{r}招人，从一两个岗位做起；目前管着 {n} 名员工。',
        'Most clients are hiring in {r} for the first time, one or two posts at once. It now looks after {n} employees.',
      ],
    ],
    details: [
      [
        '报价单把工资、法定缴费和服务费分三栏列，客户自己就能核。',
        'The quote keeps wages, statutory contributions and the fee in three columns that a client can check alone.',
      ],
      ['资料齐全的，五个工作日内发出合同。', 'With the documents complete, a contract goes out within five working days.'],
      [
        '终止合同之前先给一份书面成本估算，包括通知期和补偿。',
        'Before a termination it writes down the cost, notice and severance included.',
      ],
      [
        '不收员工押金，客户的保证金单独存放，结束合作后原数退回。',
        'It takes no deposit from employees; a client’s guarantee is kept apart and returned in full.',
      ],
      [
        '满一年的客户里，约三分之一后来设了自己的公司，员工转移由它办完。',
        'About a third of clients founded a company of their own after a year, and it moved the staff over.',
      ],
    ],
    price: ['每人每月 {a} 美元起，法定缴费按实', 'From USD {a} per employee a month, statutory contributions at cost'],
    amounts: [180, 640, 20, 1],
    counts: [18, 240],
    fact: 'work',
    beside: ['payroll', 'contractor', 'visa', 'recruiting'],
  },
  contractor: {
    kinds: [
      ['自由职业管理', 'Contractors'],
      ['外包合规', 'Freelance Desk'],
    ],
    opens: [
      [
        '给{r}的独立承包人签约、验收和付款，平均每月结 {n} 张账单。',
        'Contracts, accepts and pays independent contractors in {r}, some {n} invoices a month.',
      ],
      [
        '先判断这份工作在{r}算承包还是雇佣，再决定用哪种合同。',
        'Asks first whether the work counts as contracting or employment in {r}, then picks the contract.',
      ],
      [
        '在{c}替海外团队管设计师、工程师和销售代理的合同。',
        'Runs contracts of designers, engineers and sales agents in {c} for teams abroad.',
      ],
    ],
    details: [
      ['每份合同附一页判断理由，将来被查时拿得出来。', 'Each contract carries a page of reasons, at hand should anyone inquire.'],
      [
        '付款前核对独立承包人的税号和发票，差一项就退回。',
        'Tax number and invoice are checked before payment; anything missing goes back.',
      ],
      ['知识产权转让单独成文，中英对照。', 'The assignment of rights is a document of its own, in two languages.'],
      [
        '独立承包人做满六个月会提醒一次，看关系有没有变成雇佣。',
        'After six months it asks again whether the relation has turned into employment.',
      ],
    ],
    price: ['每名独立承包人每月 {a} 美元', 'USD {a} per contractor a month'],
    amounts: [29, 99, 10, 1],
    counts: [40, 320],
    fact: 'work',
    beside: ['eor', 'payroll'],
  },
  payroll: {
    kinds: [
      ['薪酬', 'Payroll'],
      ['薪税服务', 'Pay & Tax'],
    ],
    opens: [
      ['每月在{c}给 {n} 家公司算薪、报税、发工资单。', 'Runs the monthly payroll of {n} companies from {c}: pay, filings and payslips.'],
      [
        '只做薪酬，不做招聘；客户多是在{r}有 5 到 80 名员工的分公司。',
        'Payroll and nothing else, mostly for branches in {r} with 5 to 80 people.',
      ],
      [
        '接手过不少算乱了的{r}薪资账，先补报再往前做。',
        'Has taken over many a tangled payroll in {r}: late filings first, then the coming month.',
      ],
      [
        '{c}的发薪日、外派补贴和股票归属放在一张表里算，母公司财务直接能用。',
        'Paydays in {c}, allowances of the seconded and vesting shares are in one sheet that head office can use.',
      ],
      [
        '管着 {n} 家公司在{r}的薪税，入职和离职当天就去登记。',
        'Looks after pay and tax of {n} companies in {r}; who joins or leaves is registered the same day.',
      ],
    ],
    details: [
      [
        '每月 20 日前收考勤，25 日前出试算表，客户确认后才发。',
        'Attendance by the 20th, a trial run by the 25th, and nothing is paid before the client agrees.',
      ],
      ['工资单员工自己能看懂，每一项扣款写明依据。', 'Payslips can be read by those they are for; each deduction names its rule.'],
      ['年末对一次全年缴费，差额书面解释。', 'Contributions are matched at the year’s end, with every difference explained in writing.'],
      ['银行付款文件由客户复核后放行，它不碰客户的账户密码。', 'The client releases the bank file; the firm never holds a password.'],
      ['税率和封顶一变，下一张工资单旁边就附说明。', 'When a rate or a cap changes, the next payslip comes with a note.'],
      ['员工的薪酬问题它直接答，客户只看汇总。', 'It answers employees’ questions on pay itself and sends the client a summary.'],
    ],
    price: ['每人每月 {a} 美元，最低 {b} 美元', 'USD {a} per employee a month, at least USD {b}'],
    amounts: [14, 48, 2, 12],
    counts: [12, 130],
    fact: 'work',
    beside: ['taxAccounting', 'eor'],
  },
  recruiting: {
    kinds: [
      ['猎聘', 'Search'],
      ['人才', 'Talent'],
      ['招聘顾问', 'Recruiters'],
    ],
    opens: [
      [
        '在{c}替制造和科技公司找人，一年成交 {n} 个岗位，七成是第一任本地经理。',
        'Finds people in {c} for makers and technology firms: {n} placements last year, most of them a first local manager.',
      ],
      [
        '只接{r}的岗位，顾问自己做过销售或工程，电话里能听出候选人真做过没有。',
        'Works on posts in {r} alone. Its consultants once sold or built themselves and can hear who has done the job.',
      ],
      [
        '会中文的技术销售和售后经理是它在{r}找得最多的两类人。',
        'Technical sales and service managers who speak Chinese are what it looks for most in {r}.',
      ],
    ],
    details: [
      [
        '十个工作日给第一份短名单，每人附一段为什么推荐。',
        'The first short list comes within ten working days, each name with a paragraph of reasons.',
      ],
      ['保证期三个月，期内离职免费再找一次。', 'Three months’ guarantee, with one search again for nothing.'],
      [
        '背景调查只问候选人同意的雇主，记录交给客户。',
        'References are taken only where the candidate agrees, and the notes go to the client.',
      ],
      ['同一家客户的在职员工，两年内不挖。', 'It does not approach a client’s staff for two years.'],
      ['薪资建议来自它当年经手的录用，不是网上的问卷。', 'Its advice on pay comes from this year’s offers, not from a survey.'],
    ],
    price: ['首年年薪的 {a}%，分两次付', '{a}% of the first year’s pay, in two parts'],
    amounts: [16, 25, 1, 1],
    counts: [22, 140],
    fact: 'work',
    beside: ['eor', 'translation', 'visa'],
  },
  visa: {
    kinds: [
      ['签证', 'Permits'],
      ['出入境服务', 'Immigration'],
    ],
    opens: [
      [
        '办{r}的工作许可、居留和家属签，去年递交 {n} 件。',
        'Work permits, residence and families for {r}: {n} applications filed last year.',
      ],
      [
        '替派到{c}的工程师和经理办手续，落地第一周陪同采集指纹和开户。',
        'Sees engineers and managers through their visa and permit paperwork for {c}, and goes along to the fingerprints and the bank in the first week.',
      ],
      [
        '短期安装、调试人员进{r}用什么签证，是客户问它最多的问题。',
        'Which visa a fitter needs for a few weeks in {r} is the question it hears most.',
      ],
    ],
    details: [
      [
        '拿不准的先写一页意见，不合适就不收申请费。',
        'Where it is unsure it writes a page of opinion first, and takes no filing fee if the answer is no.',
      ],
      [
        '材料清单按申请人所在城市出，公证和认证的顺序标好。',
        'The list of documents fits the applicant’s city, with notary and legalisation in their order.',
      ],
      ['到期前九十天开始提醒续签。', 'Renewal reminders go out 90 days ahead.'],
      ['被拒的案子先看拒签信再报价。', 'For a refused case it reads the letter before it quotes.'],
    ],
    price: ['每人 {a} 美元起，政府费另计', 'From USD {a} per person, official fees apart'],
    amounts: [450, 2400, 50, 1],
    counts: [40, 420],
    fact: 'work',
    beside: ['eor', 'legal'],
  },
  translation: {
    kinds: [
      ['译社', 'Translators'],
      ['语言服务', 'Languages'],
    ],
    opens: [
      [
        '译说明书、招标文件和合同，译者都住在{r}，每年交付约 {n} 万字。',
        'Translates manuals, tenders and contracts with people who live in {r}, about {n} × 10,000 characters a year.',
      ],
      [
        '给展会、验厂和谈判配口译，{c}本地有 {n} 名常用译员。',
        'Interprets at fairs, audits and negotiations, with {n} regular interpreters in {c}.',
      ],
      [
        '机械、电气和医疗的术语库用了多年，交付时一并给客户。',
        'Keeps term bases for machinery, electrics and medicine, and hands them over with the work.',
      ],
    ],
    details: [
      ['一人译、一人校，校的人必须以目标语为母语。', 'One translates and another revises, always a native of the target language.'],
      ['需要盖章认证的当天说清楚能不能做。', 'Whether a sworn stamp is possible is said the same day.'],
      ['急件加价三成，写在报价单第一行。', 'Rush work costs 30% more, and the quote says so in its first line.'],
      ['图纸里的文字直接改在图上，不另附对照表。', 'Words in drawings are changed in the drawing, with no table alongside.'],
    ],
    price: ['中译每千字 {a} 美元起，口译每天 {b} 美元起', 'From USD {a} per 1,000 characters; interpreting from USD {b} a day'],
    amounts: [38, 110, 4, 6],
    counts: [12, 90],
    fact: 'trade',
    beside: ['exhibition', 'legal'],
  },
}
