import { plural, texts } from '../../../../platform/contract/texts.ts'

/** The directory: search, filters, rows, map. */
export const t = texts({
  title1: { cn: '按国家和服务，', en: 'Find a local provider ' },
  title2: { cn: '查当地服务商', en: 'by country and service' },
  lead: {
    cn: '先看服务商做什么、在哪里做、多久回复、查过什么。查看联系方式按家收费（豆是平台内的付费点数），确认后才扣豆。',
    en: 'See what a provider does, where, how fast it replies and what we have checked of it. Contact details cost beans, our prepaid credits; you see the price and confirm before paying.',
  },
  searchLabel: { cn: '搜索服务商', en: 'Search providers' },
  searchHint: { cn: '国家、服务或名称', en: 'Country, service' },
  search: { cn: '搜索', en: 'Search' },
  tries: { cn: '试试', en: 'Try' },
  try1: { cn: '越南商标', en: 'trademarks in Vietnam' },
  try2: { cn: '新加坡薪酬', en: 'Singapore payroll' },
  try3: { cn: '德国税务', en: 'tax in Germany' },
  try4: { cn: '墨西哥公司设立', en: 'company formation Mexico' },
  whole: {
    cn: (providers: number, regions: number, verified: number) =>
      `名录共 ${providers} 家，覆盖 ${regions} 个国家和地区，其中 ${verified} 家已核查。`,
    en: (providers, regions, verified) =>
      `${plural(providers, 'provider')} in ${plural(regions, 'country or region', 'countries and regions')}, ${verified} of them checked.`,
  },
  countryTitle: { cn: (name: string) => `${name}：服务商与出海要点`, en: (name) => `${name}: providers and key facts` },
  asOf: { cn: (at: string) => `数据时间：${at}`, en: (at) => `As of ${at}` },

  // Filters
  filters: { cn: '筛选', en: 'Filters' },
  filtersCount: { cn: (n: number) => (n === 0 ? '筛选' : `筛选（${n}）`), en: (n) => (n === 0 ? 'Filters' : `Filters (${n})`) },
  region: { cn: '服务的国家和地区', en: 'Serves' },
  service: { cn: '服务', en: 'Service' },
  industry: { cn: '熟悉的行业', en: 'Industry' },
  language: { cn: '工作语言', en: 'Language' },
  bookmarked: { cn: '我的收藏', en: 'Bookmarked' },
  verifiedOnly: { cn: '只看已核查', en: 'Checked only' },
  showAll: { cn: (n: number) => `展开全部 ${n} 项`, en: (n) => `Show all ${n}` },
  showFew: { cn: '收起', en: 'Show fewer' },
  chosen: { cn: '已选条件', en: 'Selected' },
  remove: { cn: (what: string) => `移除“${what}”`, en: (what) => `Remove ${what}` },
  clear: { cn: '全部清除', en: 'Clear all' },
  showFound: { cn: (n: number) => `查看 ${n} 家`, en: (n) => `Show ${plural(n, 'provider')}` },
  words: { cn: (text: string) => `“${text}”`, en: (text) => `“${text}”` },

  // Results
  label: { cn: '服务商', en: 'Providers' },
  found: { cn: (n: string) => `${n} 家服务商`, en: (n) => plural(n, 'provider') },
  loading: { cn: '正在查找', en: 'Searching' },
  sort: { cn: '排序', en: 'Sort' },
  byMatch: { cn: '最相关', en: 'Best match' },
  byHome: { cn: '当地服务商在前', en: 'Local providers first' },
  byVerified: { cn: '已核查、回复快的在前', en: 'Checked, then fastest' },
  byName: { cn: '按名称', en: 'By name' },
  view: { cn: '显示方式', en: 'View' },
  asRows: { cn: '列表', en: 'List' },
  asMap: { cn: '地图', en: 'Map' },
  mapLabel: { cn: '各国家和地区的服务商数量，选择即筛选', en: 'Providers by country or region; select one to filter' },
  mapHint: { cn: '点越大，服务商越多。点选即筛选。', en: 'A larger dot means more providers. Select one to filter.' },
  more: { cn: (n: number) => `等 ${n} 个国家和地区`, en: (n) => `and ${n - 1} more` },
  serves: {
    cn: (n: number) => `服务 ${n} 个国家和地区`,
    en: (n) => (n === 1 ? 'serves 1 country or region' : `serves ${n} countries and regions`),
  },
  since: { cn: (year: number) => `${year} 年成立`, en: (year) => `founded ${year}` },
  replies: { cn: (hours: number) => `${hours} 小时内回复`, en: (hours) => `replies within ${plural(hours, 'hour')}` },
  unlocked: { cn: '联系方式已查看', en: 'Contact unlocked' },
  samples: {
    cn: '标有“示例”的是演示数据，公司和联系方式都不是真实的；豆照常扣减，只为演示流程。',
    en: 'Entries marked “Sample” are demonstration data: neither the company nor its contact is real. Beans are deducted as usual, to show how it works.',
  },
  beyond: { cn: '本页没有内容', en: 'This page is empty' },
  firstPage: { cn: '回到第一页', en: 'Go to the first page' },
  failed: { cn: '名录加载失败', en: 'Could not load the directory' },
  retry: { cn: '重试', en: 'Try again' },

  // Nothing found
  noneTitle: { cn: '没有同时符合这些条件的服务商', en: 'No providers match all of these filters' },
  noneLoosen: { cn: '少一个条件或一个词的结果：', en: 'Results with one filter or word fewer:' },
  only: { cn: (words: string, n: number) => `${words}：${n} 家`, en: (words, n) => `${words}: ${n}` },
  noneEven: { cn: '移除任何一项也没有结果。', en: 'Removing any one filter gives no results either.' },
  without: { cn: (what: string, n: number) => `不限${what}：${n} 家`, en: (what, n) => `Any ${what}: ${n}` },
  facetWords: { cn: '关键词', en: 'keyword' },
  facetRegion: { cn: '国家和地区', en: 'region' },
  facetService: { cn: '服务', en: 'service' },
  facetIndustry: { cn: '行业', en: 'industry' },
  facetLanguage: { cn: '语言', en: 'language' },
  facetBookmarked: { cn: '收藏', en: 'bookmarks' },
  facetVerified: { cn: '核查状态', en: 'checks' },
  noneAsk: {
    cn: '也可以把要办的事存为需求，登录后继续填写，由服务商报名；或者告诉我们，由我们为您寻找。',
    en: 'You can also save it as a request, finish it after signing in and let providers apply. Or tell us, and we will look for one.',
  },
  saveDemand: { cn: '存为需求', en: 'Save as a request' },
  askUs: { cn: '告诉我们要找谁', en: 'Tell us who you need' },
  demandTitle: { cn: (what: string) => `寻找服务商：${what}`, en: (what) => `Provider wanted: ${what}` },

  // Below
  listTitle1: { cn: '您就是服务商？', en: 'Are you a provider?' },
  listAbout: {
    cn: '收录免费。运营人员先核对资料，再上架；联系方式仅对已用豆查看的用户可见。',
    en: 'Listing is free. We check your information before it is published, and only users who have paid for your contact can see it.',
  },
  apply: { cn: '申请收录', en: 'Apply to be listed' },
  lookUp: { cn: '查询申请进度', en: 'Check progress' },
  verifyTitle: { cn: '核查标记说明', en: 'What the marks mean' },
  verifyText: {
    cn: '已查登记：在所示日期，我们的运营人员按登记资料核对过名称和登记号。已联系上：用名录上的联系方式联系到了对方。过期：核查过，但已到复核时间。未核查：资料由服务商自己提供。',
    en: 'Registration checked: on the date shown our staff compared name and number with the registration. Contact reached: somebody answered at the contact listed. Expired: a new check is due. Not checked: the information was supplied by the provider.',
  },
  priceTitle: { cn: '查看联系方式的费用', en: 'What a contact costs' },
  priceText: {
    cn: '每家只付一次，同一企业的成员或同一个人再次查看免费。联系不上可以举报，运营人员确认后退豆。',
    en: 'You pay once per provider; after that, viewing is free for everyone in your company, or for you. If the contact is invalid, report it: once our staff have confirmed that, the beans are refunded.',
  },
})
