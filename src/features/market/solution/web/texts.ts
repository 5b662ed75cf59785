import { plural, texts } from '../../../../platform/contract/texts.ts'

/** Texts shared by the three tools, and those of the finder. */
export const t = texts({
  toDemand: { cn: '存为需求草稿', en: 'Save as a draft request' },
  toContact: { cn: '请顾问审核', en: 'Ask us to review' },
  draftNote: {
    cn: '登录企业账号后即可看到这份草稿，发布前可随时修改。',
    en: 'Sign in with a company account to see this draft. You can edit it until it is published.',
  },
  region: { cn: '国家和地区', en: 'Country or region' },
  anywhere: { cn: '还没定', en: 'Not decided yet' },
  print: { cn: '打印', en: 'Print' },

  // /solution
  title1: { cn: '五个问题，', en: 'Your next steps ' },
  title2: { cn: '得到您的出海步骤', en: 'in five questions' },
  lead: {
    cn: '回答之后，您会看到接下来的步骤、当地的服务商和相关文章。答案保存在链接中，可以发给同事。',
    en: 'Answer them to see what to do next, which local providers can help, and what to read. Your answers are saved in the link, so you can share it with a colleague.',
  },
  finder: { cn: '五个问题', en: 'Five questions' },
  start: { cn: '开始', en: 'Start' },
  qStage: { cn: '1. 目前处于哪个阶段？', en: '1. What stage are you at?' },
  explore: { cn: '调研：还没决定去不去', en: 'Explore: not decided yet' },
  enter: { cn: '进入：决定去，还没落地', en: 'Enter: decided, not there yet' },
  operate: { cn: '运营：已经有人或有公司', en: 'Operate: staff or a company in place' },
  scale: { cn: '扩张：要加人、加地区', en: 'Scale: more people, more regions' },
  qRegion: { cn: '2. 去哪里？', en: '2. Where are you going?' },
  qNeed: { cn: '3. 最先要解决什么？', en: '3. What do you need to solve first?' },
  people: { cn: '雇人', en: 'Employ people' },
  entity: { cn: '设公司', en: 'Set up a company' },
  sell: { cn: '卖出去', en: 'Sell' },
  serve: { cn: '做好售后', en: 'Serve customers' },
  protect: { cn: '保护权利', en: 'Protect IP' },
  pay: { cn: '薪酬外包', en: 'Run payroll' },
  qSize: { cn: '4. 一年内当地要多少人？', en: '4. How many local staff within a year?' },
  none: { cn: '不雇人', en: 'None' },
  few: { cn: '1–5 人', en: '1–5' },
  team: { cn: '6–20 人', en: '6–20' },
  many: { cn: '20 人以上', en: 'Over 20' },
  qWhen: { cn: '5. 希望什么时候有结果？', en: '5. When do you need results?' },
  month: { cn: '一个月内', en: 'Within a month' },
  quarter: { cn: '一个季度内', en: 'Within a quarter' },
  half: { cn: '半年内', en: 'Within half a year' },
  open: { cn: '不急', en: 'No hurry' },

  result: { cn: '接下来的几步', en: 'Your next steps' },
  resultAt: { cn: (place: string) => `在${place}，接下来的几步`, en: (place) => `Your next steps in ${place}` },
  providersFor: { cn: (n: number) => `${n} 家服务商`, en: (n) => plural(n, 'provider') },
  noProviders: { cn: '当地暂无收录的服务商', en: 'No providers listed there yet' },
  cautions: { cn: '开始之前', en: 'Before you start' },
  matched: { cn: '可以先谈的服务商', en: 'Providers to talk to first' },
  matchedNowhere: {
    cn: '选好国家和地区，这里会列出当地能办这几步的服务商。',
    en: 'Choose a country or region to see providers there for these steps.',
  },
  reading: { cn: '相关文章', en: 'Read first' },
  demandBody: {
    cn: (stage: string, need: string, size: string, when: string, steps: string) =>
      `所处阶段：${stage}\n要解决：${need}\n当地人数：${size}\n时间：${when}\n\n打算按这个次序做：\n${steps}`,
    en: (stage, need, size, when, steps) =>
      `Current stage: ${stage}\nTo be solved: ${need}\nLocal headcount: ${size}\nTime: ${when}\n\nPlanned order:\n${steps}`,
  },

  stages: { cn: '四个阶段要做的事', en: 'What to do at each of the four stages' },
  stagesAbout: {
    cn: '常见的损失来自顺序：后面的事提前做，或者前面的事漏了。',
    en: 'Most losses come from doing later steps too early, or from missing earlier ones.',
  },
  sExplore: { cn: '调研', en: 'Explore' },
  sExploreText: {
    cn: '先用小预算降低不确定性。弄清三件事再决定：买家是谁、卖什么价，准入要办什么，雇一个人一年要多少钱。',
    en: 'Spend a little to remove the uncertainty. Decide once you know three things: who buys and at what price, what market access requires, and what one employee costs per year.',
  },
  sExploreDont: { cn: '这时不必：设公司、租办公室、签独家代理。', en: 'Not needed yet: a company, an office, an exclusive agent.' },
  sEnter: { cn: '进入', en: 'Enter' },
  sEnterText: {
    cn: '先提交商标和认证申请，它们最花时间。第一位员工可以由名义雇主雇用，公司和账户同时办理。',
    en: 'File trademarks and certification first, as they take longest. An employer of record can hire the first person while the company and bank account are being set up.',
  },
  sEnterDont: {
    cn: '常见的错误：先发货，再发现标签不合规。',
    en: 'A common mistake: shipping first, then finding that the label is not compliant.',
  },
  sOperate: { cn: '运营', en: 'Operate' },
  sOperateText: {
    cn: '每月按时发薪、报税、开票，客户报修有人接。这些事交给当地人，合同写清响应时间。',
    en: 'Run payroll, file taxes and invoice on time each month, and make sure someone answers service calls. Hand this to local people, with response times in the contract.',
  },
  sOperateDont: {
    cn: '需要检查的信号：独立承包人做了一年，还像员工一样打卡。',
    en: 'A warning sign: a contractor who has clocked in like an employee for a year.',
  },
  sScale: { cn: '扩张', en: 'Scale' },
  sScaleText: {
    cn: '人数达到一定规模，自己的公司比名义雇主省；关联交易、期权和数据出境也要开始处理。',
    en: 'Past a certain headcount, your own company costs less than an employer of record; transfer pricing, stock options and cross-border data become real issues.',
  },
  sScaleDont: {
    cn: '先算再转：现有员工转入新公司，工龄和假期要接续。',
    en: 'Calculate before you transfer: length of service and leave carry over.',
  },
  adds: { cn: '这一阶段新增', en: 'What this stage adds' },
  here: { cn: '您在这里', en: 'You are here' },
  asReport: { cn: '调研报告', en: 'Research report' },
  asMark: { cn: '商标申请', en: 'Trademark filed' },
  asCertificate: { cn: '产品认证', en: 'Certification' },
  asFirst: { cn: '名义雇主下的第一位员工', en: 'First employee through an EOR' },
  asCompany: { cn: '当地公司和账户', en: 'Local company and account' },
  asPayroll: { cn: '每月发薪报税', en: 'Monthly payroll and tax' },
  asService: { cn: '售后响应', en: 'Service calls answered' },
  asTeam: { cn: '员工转入自己的公司', en: 'Staff moved to your company' },
  asSecond: { cn: '第二个国家', en: 'A second country' },
  findFor: { cn: '选这个阶段', en: 'Choose this stage' },
})
