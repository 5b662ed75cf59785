import { plural, texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  // The heading may break between its two sentences first.
  slogan: { cn: '出海，有衡有渡。', en: 'For companies going abroad' },
  line1: { cn: '在海外找服务商、雇员工，', en: 'Find local providers and hire abroad. ' },
  line2: { cn: '验收后再付款', en: 'Pay when you accept the work.' },
  lead: {
    cn: '按国家查服务商，看清查过什么；先测算用工成本；款项由平台托管，您验收后才付给对方。',
    en: 'Search local providers, see what was checked, estimate the real cost of a hire, and keep every payment in escrow until you accept the work.',
  },
  freePlan: { cn: '获取免费方案', en: 'Get a free plan' },
  newTab: { cn: '（在新标签页打开）', en: '(opens in a new tab)' },
  toSlip: { cn: '测算用工成本', en: 'Estimate a hire' },

  toFinder: { cn: '五个问题，得到您的步骤', en: 'Your next steps in five questions' },
  searchLabel: { cn: '要在哪里办什么', en: 'What you need, and where' },
  searchHint: { cn: '国家和要办的事', en: 'Country and service' },
  searchGo: { cn: '查服务商', en: 'Find providers' },
  tries: { cn: '例如', en: 'For example' },
  try1: { cn: '越南商标', en: 'trademarks in Vietnam' },
  try2: { cn: '新加坡薪酬', en: 'Singapore payroll' },
  try3: { cn: '德国税务', en: 'tax in Germany' },

  showTitle1: { cn: '登录之后，', en: 'What you see ' },
  showTitle2: { cn: '您看到的是这样', en: 'once you sign in' },
  showAbout: {
    cn: '每个需求走到哪一步、钱在哪里、下一步该谁做，一眼看清；员工、薪资和对话也在同一个工作台。',
    en: 'The stage of each request, where its money is and whose turn it is, at a glance. Employees, pay and chat are in the same workbench.',
  },

  mapTitle1: { cn: '哪些国家', en: 'What we know, ' },
  mapTitle2: { cn: '已经有资料', en: 'country by country' },
  mapAbout: {
    cn: '选一个国家或地区：当地时间与假日、雇人成本、服务商、活动和文章在同一页。没有的，页面上会写明。',
    en: 'Choose a country or region to see local time and holidays, the cost of a hire, providers, events and articles on one page. Where we have nothing yet, the page says so.',
  },
  mapLabel: { cn: '各国家和地区的资料，选择即打开', en: 'Countries and regions with their data; select one to open it' },
  mapOf: {
    cn: (name: string, providers: number, rated: boolean, events: number) =>
      `${name}：${providers} 家服务商${rated ? '，费率已复核' : ''}${events > 0 ? `，${events} 场活动` : ''}`,
    en: (name, providers, rated, events) =>
      `${name}: ${plural(providers, 'provider')}${rated ? ', employer rates reviewed' : ''}${events > 0 ? `, ${plural(events, 'event')}` : ''}`,
  },
  mapFirms: { cn: '有服务商收录的国家和地区', en: 'countries and regions with listed providers' },
  mapRates: { cn: '雇主费率已复核的国家和地区', en: 'with reviewed employer rates' },
  mapEvents: { cn: '有活动的国家和地区', en: 'with events' },
  mapFailed: { cn: '地图数据暂时加载不出来。', en: 'The map data cannot be loaded right now.' },

  startTitle1: { cn: '您现在', en: 'What do you need ' },
  startTitle2: { cn: '要办哪件事？', en: 'to get done?' },
  youDo: { cn: '您要做的', en: 'What you do' },
  youGet: { cn: '您会拿到', en: 'What you get' },
  hire: { cn: '雇一位当地员工', en: 'Hire a local employee' },
  hireDo: {
    cn: '选国家或地区、填月薪，看清雇主要缴的每一项；再把岗位和入职日期发给我们。',
    en: 'Choose the country or region, enter a salary and see every employer contribution. Then send us the role and the start date.',
  },
  hireGet: {
    cn: '一份写明费率来源的成本明细，以及名义雇主、独立承包、薪酬外包三种方式在当地的利弊。',
    en: 'A cost estimate with the source of each rate, and guidance on when an EOR, a contractor or your own payroll makes sense there.',
  },
  hireTo: { cn: '了解用工方案', en: 'Explore hiring' },
  provider: { cn: '找一家服务商', en: 'Find a provider' },
  providerDo: {
    cn: '按国家、服务、行业和语言筛选，先看资质和价格，再决定是否查看联系方式。',
    en: 'Filter by country, service, industry and language. Check credentials and price before you pay for a contact.',
  },
  providerGet: {
    cn: '当地联系人的姓名和电话。联系不上可以举报，运营人员核实后退还所扣的豆。',
    en: 'A named contact with a working number, or your beans back once our staff have confirmed that it does not work.',
  },
  providerTo: { cn: '查服务商', en: 'Search providers' },
  post: { cn: '发布一个需求', en: 'Post a request' },
  postDo: {
    cn: '写明交付物、验收标准和金额，全额托管后发布，再从报名者中选一家。',
    en: 'Describe the deliverables, acceptance criteria and amount. Fund escrow to publish, then choose from the applicants.',
  },
  postGet: {
    cn: (days: number) => `双方看同一份账目。您验收后放款；交付后 ${days} 天未回复，视为确认。`,
    en: (days) =>
      `One record that both parties can see. Payment is released when you accept; if you do not respond within ${plural(days, 'day')}, delivery counts as accepted.`,
  },
  postTo: { cn: '发布需求', en: 'Post a request' },

  costTitle1: { cn: '先算清楚，', en: 'Know the cost ' },
  costTitle2: { cn: '再发录用通知', en: 'before you make the offer' },
  costAbout: {
    cn: '选国家或地区、填月薪，逐项列出雇主的法定成本。每一项都写明费率、来源和复核日期；费率未复核的显示“待核”，不给估算值。',
    en: 'Choose a country or region and a monthly salary. Every statutory charge is listed with its rate, source and review date. Where no rate has been reviewed, we say so and give no estimate.',
  },

  providersTitle1: { cn: '按国家和服务', en: 'Local providers ' },
  providersTitle2: { cn: '查当地服务商', en: 'by country and service' },
  providersAbout: {
    cn: '标记写明查过什么、在哪天。查看联系方式按家收费，确认后才扣豆。',
    en: 'Each mark says what was checked, and when. Unlock contacts one at a time; you see the price first.',
  },
  providersAll: { cn: '打开服务商速查', en: 'Open Global Quickfind' },

  openTitle: { cn: '正在招募的需求', en: 'Open requests' },
  openWhy: {
    cn: '款项已全额托管，平台审核后才公开。',
    en: 'Each is fully funded in escrow and was reviewed before publication.',
  },
  openAbout: { cn: (n: number, at: string) => `共 ${n} 个，数据截至 ${at}`, en: (n, at) => `${n} in total, as of ${at}` },
  openAll: { cn: '进入需求大厅', en: 'Browse open requests' },
  openNone: { cn: '目前没有正在招募的需求', en: 'No requests are open at the moment' },
  openNoneNext: { cn: '发布第一个需求：写明要办的事。', en: 'Yours could be the first: write down what you need done.' },
  openFailed: { cn: '需求加载失败', en: 'Could not load the requests' },
  retry: { cn: '再试一次', en: 'Try again' },
  until: { cn: (day: string) => `招募至 ${day}`, en: (day) => `Open until ${day}` },

  eventsTitle1: { cn: '近期', en: 'Upcoming ' },
  eventsTitle2: { cn: '活动', en: 'events' },
  eventsAbout: {
    cn: '线上线下名额均有限，报名后可获得二维码票。时间标注活动当地和您所在时区。',
    en: 'Seats are limited, online and in person. Sign up to get a QR ticket; times are shown for the venue and in your time zone.',
  },
  eventsAll: { cn: '查看海外活动', en: 'See all events' },

  safetyTitle1: { cn: '每一步资金去向', en: 'Track every payment, ' },
  safetyTitle2: { cn: '都能查', en: 'at every step' },
  safetyAbout: {
    cn: '每笔款都能查到来源、经手人和去向，账目不可删改。企业通过认证才能发布需求，个人通过认证才能提现。',
    en: 'Every payment leaves a permanent record; corrections are new entries. Companies prove their identity before they publish, individuals before they withdraw.',
  },
  safetyTo: { cn: '了解安全合规', en: 'Read about safety' },
  step1: { cn: '入账', en: 'Paid in' },
  step1Why: {
    cn: '企业银行转账并上传凭证，平台核对后计入钱包。',
    en: 'The company pays by bank transfer and uploads the payment voucher. We check it against our account, then credit the wallet.',
  },
  step2: { cn: '托管', en: 'In escrow' },
  step2Why: {
    cn: '发布之前全额托管。款项只用于这一个需求。',
    en: 'The full amount is put in escrow before publication, for that request alone.',
  },
  step3: { cn: '履约', en: 'Work in progress' },
  step3Why: {
    cn: (days: number) => `选定服务商后开工，可预付一次；经企业同意可延期 ${days} 天，仅一次。`,
    en: (days) => `The provider you chose starts work. You can pay one advance and agree to one extension of ${plural(days, 'day')}.`,
  },
  step4: { cn: '放款', en: 'Released' },
  step4Why: {
    cn: (days: number) => `企业确认后放款给服务商；交付后 ${days} 天未回复，视为确认。`,
    en: (days) =>
      `Paid to the provider when you confirm. If you do not respond within ${plural(days, 'day')}, delivery counts as accepted.`,
  },

  articlesTitle1: { cn: '出海前', en: 'Read this ' },
  articlesTitle2: { cn: '必读', en: 'before you expand' },
  articlesAbout: {
    cn: '用工、知识产权、税务和市场的实务文章。中英文各自成文，写明来源和更新日期。',
    en: 'Practical articles on hiring, intellectual property, tax and markets, written separately in each language, with sources and dates of revision.',
  },
  articlesAll: { cn: '进入资讯中心', en: 'Open the resource centre' },
})
