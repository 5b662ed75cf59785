import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  // The two halves of the line may wrap onto two lines, but never break inside.
  line1: { cn: '出海，', en: 'Go abroad with ' },
  line2: { cn: '有衡有渡。', en: 'the scales in hand.' },
  lead: {
    cn: '找到当地靠得住的服务商，合规雇用海外员工，把款项托管到验收那一天。一个账号，办完落地前后的事。',
    en: 'Find providers on the ground, employ people compliantly, and keep funds in escrow until you accept the work. One account covers it all, before and after you arrive.',
  },
  freePlan: { cn: '获取免费方案', en: 'Get a free plan' },
  newTab: { cn: '（在新标签页打开）', en: '(opens in a new tab)' },
  toSlip: { cn: '测算用工成本', en: 'Estimate hiring cost' },

  startTitle1: { cn: '从手头', en: 'Start with the task ' },
  startTitle2: { cn: '这件事开始', en: 'at hand' },
  youDo: { cn: '您来做', en: 'You do' },
  youGet: { cn: '您得到', en: 'You get' },
  hire: { cn: '雇一位当地员工', en: 'Hire a local employee' },
  hireDo: {
    cn: '选国家或地区、填月薪，看清雇主要缴的每一项；再把岗位和入职日期发给我们。',
    en: 'Choose the country or region, enter a salary and see every employer contribution. Then send us the role and the start date.',
  },
  hireGet: {
    cn: '一份写明费率来源的成本单，以及名义雇主、承包、薪酬代发三种做法在当地的取舍。',
    en: 'A cost sheet with the source of each rate, and the local trade-offs between an employer of record, a contractor and payroll only.',
  },
  hireTo: { cn: '看全球用工', en: 'Explore global hiring' },
  provider: { cn: '找一家服务商', en: 'Find a provider' },
  providerDo: {
    cn: '按国家、服务、行业和语言筛选，先看清资质和价格，再决定要不要联系方式。',
    en: 'Filter by country, service, industry and language. Check credentials and prices before you unlock a contact.',
  },
  providerGet: {
    cn: '当地联系人的姓名和电话。联系不上可以举报，运营人员核实后退还所花的豆。',
    en: 'A named local contact and a phone number. If no one answers, report it: once an operator confirms, your beans are refunded.',
  },
  providerTo: { cn: '查服务商', en: 'Search providers' },
  post: { cn: '发布一个需求', en: 'Post a demand' },
  postDo: {
    cn: '写清交付物、验收标准和金额，全额托管后发布，从报名者里选一家。',
    en: 'Set out the deliverables, acceptance criteria and amount. Once fully funded, it is published and you pick from the applicants.',
  },
  postGet: {
    cn: (days: number) => `一本双方都看得到的账：验收之后才放款，交付后 ${days} 天未答复才按确认处理。`,
    en: (days) =>
      `One record that both parties can see. Funds are released only when you accept, or ${days} days after delivery without a response.`,
  },
  postTo: { cn: '写需求', en: 'Write a demand' },

  costTitle1: { cn: '先算清楚，', en: 'Know the cost ' },
  costTitle2: { cn: '再发录用通知', en: 'before you make the offer' },
  costAbout: {
    cn: '选国家或地区、填月薪，逐项列出雇主的法定成本。每一项都写明费率、来源和复核日期；没有复核过的，只显示“待核”，不给估算值。',
    en: 'Choose a country or region and a monthly salary. Every statutory charge is listed with its rate, source and review date. Where no rate has been reviewed, we say so and give no estimate.',
  },

  providersTitle1: { cn: '按国家和服务', en: 'People on the ground, ' },
  providersTitle2: { cn: '找当地人', en: 'by country and service' },
  providersAbout: {
    cn: '核对过资质的才标“已核验”。联系方式逐次解锁，花多少先写明。',
    en: '“Verified” means that we have checked the credentials. Contacts are unlocked one at a time, with the price shown first.',
  },
  providersAll: { cn: '打开服务商速查', en: 'Open Global Quickfind' },

  openTitle: { cn: '正在招募的需求', en: 'Open demands' },
  openWhy: {
    cn: '款项已全额托管，平台审核后才公开。',
    en: 'Each is fully funded in escrow and was reviewed before publication.',
  },
  openAbout: { cn: (n: number, at: string) => `共 ${n} 个，数据截至 ${at}`, en: (n, at) => `${n} in total, as of ${at}` },
  openAll: { cn: '进入需求大厅', en: 'Go to the demand hall' },
  openNone: { cn: '目前没有正在招募的需求', en: 'No demands are open at the moment' },
  openNoneNext: { cn: '第一个可以是您的：写下要办的事。', en: 'Yours could be the first: write down what you need done.' },
  openFailed: { cn: '需求加载失败', en: 'Could not load the demands' },
  retry: { cn: '再试一次', en: 'Try again' },
  until: { cn: (day: string) => `招募至 ${day}`, en: (day) => `Open until ${day}` },

  eventsTitle1: { cn: '当面问，', en: 'Ask someone ' },
  eventsTitle2: { cn: '或者线上问', en: 'who has done it' },
  eventsAbout: {
    cn: '线上线下的名额都有上限，报名后拿到二维码票。时间同时写当地和北京两个时区。',
    en: 'Seats are limited, online and offline. Sign up to get a QR ticket; times are shown for the venue and for Beijing.',
  },
  eventsAll: { cn: '查看海外活动', en: 'See all events' },

  safetyTitle1: { cn: '钱走到哪一步，', en: 'Where the money is, ' },
  safetyTitle2: { cn: '都查得到', en: 'at every step' },
  safetyAbout: {
    cn: '每一次收付都是一笔借贷相等的分录，写下之后不能改，错了只能冲正。企业和个人先核验身份，再谈付款。',
    en: 'Every payment is a balanced posting that is never edited; a mistake is corrected by a reversal. Companies and individuals are verified before any payment.',
  },
  safetyTo: { cn: '看安全合规', en: 'Read about safety' },
  step1: { cn: '入账', en: 'Deposit' },
  step1Why: {
    cn: '企业银行转账并上传凭证，平台核对后计入钱包。',
    en: 'The company pays by bank transfer and uploads the voucher. We check it against our account, then credit the wallet.',
  },
  step2: { cn: '托管', en: 'Escrow' },
  step2Why: {
    cn: '发布之前全额托管。这笔钱只属于这一个需求。',
    en: 'The full amount is put in escrow before publication, for that demand alone.',
  },
  step3: { cn: '履约', en: 'Delivery' },
  step3Why: {
    cn: (days: number) => `选定服务商后开工，可预付一次；经企业同意可延期 ${days} 天，仅一次。`,
    en: (days) => `The provider you picked starts work. One advance is possible, and one postponement of ${days} days if you agree.`,
  },
  step4: { cn: '放款', en: 'Release' },
  step4Why: {
    cn: (days: number) => `企业确认后放款给服务商；交付后 ${days} 天未答复，按确认处理。`,
    en: (days) => `Released to the provider when you confirm, or ${days} days after delivery without a response.`,
  },

  articlesTitle1: { cn: '动身之前', en: 'Read this ' },
  articlesTitle2: { cn: '先读', en: 'before you go' },
  articlesAbout: {
    cn: '用工、知识产权、税务和市场的实务文章。中英文各自成文，写明来源和更新日期。',
    en: 'Practical articles on hiring, intellectual property, tax and markets, written separately in each language, with sources and dates of revision.',
  },
  articlesAll: { cn: '进入资讯中心', en: 'Open the resource centre' },
})
