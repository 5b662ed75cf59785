import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '先问清楚市场，', en: 'Ask the market first, ' },
  title2: { cn: '再花钱进去', en: 'then spend' },
  lead: {
    cn: '调研、进入路径、渠道、达人，都写成可以验收的交付物：每个数字有来源，每份名单可核对，款项按验收放。',
    en: 'Research, entry, channels, creators: each written as something you can accept. Every figure has its source, every list can be checked, and the money follows acceptance.',
  },
  toBuilder: { cn: '写一份范围', en: 'Write a scope' },
  toCreators: { cn: '找达人', en: 'Find creators' },

  research: { cn: '调研要回答的，是您要做的决定', en: 'Research answers a decision, not a curiosity' },
  researchAbout: {
    cn: '“市场有多大”很少是真问题。真问题是：先卖哪一款、给谁、多少钱、从哪条渠道。',
    en: '“How big is the market” is seldom the question. Which model first, to whom, at what price, through whom: that is.',
  },
  r1: { cn: '看不准卖价', en: 'Unsure of the price' },
  r1Text: {
    cn: '查三条渠道的到手价，加上关税、认证、退货，倒推出厂价还剩多少。',
    en: 'Take street prices from three channels, then work back through duty, certification and returns to what is left for the factory.',
  },
  r2: { cn: '看不准买家', en: 'Unsure of the buyer' },
  r2Text: {
    cn: '八到十二场访谈就能听出规律：谁决定、看什么、跟谁比、什么时候买。',
    en: 'Eight to twelve interviews show the pattern: who decides, by what, against whom and when.',
  },
  r3: { cn: '看不准规则', en: 'Unsure of the rules' },
  r3Text: {
    cn: '列出上市前必办的认证、标签、税号，按最慢的一项定时间表。',
    en: 'List certificates, labels and tax numbers before sale, and let the slowest set the calendar.',
  },
  r4: { cn: '数据从哪来', en: 'Where figures come from' },
  r4Text: {
    cn: '海关、统计局、平台前台价、协会年报可以引用；论坛传言和转手报告不算来源。',
    en: 'Customs, statistics offices, prices on the platforms and associations’ reports may be cited; hearsay and resold reports are no source.',
  },

  path: { cn: '四条进入的路', en: 'Four ways in' },
  pathAbout: {
    cn: '没有最好的路，只有与订单、现金和人手相称的路。',
    en: 'None is best. One suits your orders, your cash and your people.',
  },
  way: { cn: '路径', en: 'Way' },
  fits: { cn: '适合', en: 'Fits' },
  takes: { cn: '要付出', en: 'Takes' },
  watch: { cn: '留意', en: 'Watch' },
  w1: { cn: '跨境直销', en: 'Direct across the border' },
  w1Fits: { cn: '客单价高、标准品、退货少', en: 'Dear, standard goods with few returns' },
  w1Takes: { cn: '本地税号、支付方式、客服时段', en: 'Local tax number, ways to pay, service hours' },
  w1Watch: { cn: '进口商是谁、谁担保修', en: 'Who is the importer, who carries the warranty' },
  w2: { cn: '经销商', en: 'Dealers' },
  w2Fits: { cn: '要安装、要备件、客户分散', en: 'Installation, spares, scattered customers' },
  w2Takes: { cn: '价格体系、培训、样机', en: 'Price structure, training, demo machines' },
  w2Watch: { cn: '独家、最低量、解约补偿按当地法', en: 'Exclusivity, minimums, indemnity on termination under local law' },
  w3: { cn: '电商平台', en: 'Marketplaces' },
  w3Fits: { cn: '消费品、可快递、评价起量', en: 'Consumer goods by parcel that live on reviews' },
  w3Takes: { cn: '备货、广告、合规文件', en: 'Stock, advertising, compliance papers' },
  w3Watch: { cn: '账号主体、知识产权投诉、资金留存', en: 'Account holder, IP complaints, reserves held back' },
  w4: { cn: '合资或收购', en: 'Joint venture or purchase' },
  w4Fits: { cn: '牌照、本地关系决定生意', en: 'Where licences and relations decide' },
  w4Takes: { cn: '尽调、治理、长期派人', en: 'Due diligence, governance, people sent for years' },
  w4Watch: { cn: '僵局条款、退出价格', en: 'Deadlock and the price of leaving' },

  builder: { cn: '范围生成器', en: 'Scope builder' },
  builderAbout: {
    cn: '选目标、深度和要交的东西，右边就是一份可以直接发布的需求提纲。',
    en: 'Choose the goal, the depth and the parts. What appears beside them is the outline of a demand that you can post.',
  },
  goal: { cn: '目标', en: 'Goal' },
  depth: { cn: '深度', en: 'Depth' },
  product: { cn: '产品或服务', en: 'Product or service' },
  productHint: { cn: '例如：协作机械臂', en: 'For example: a robot arm' },
  region: { cn: '国家和地区', en: 'Country or region' },
  anywhere: { cn: '还没定', en: 'Not chosen yet' },
  reportIn: { cn: '报告语言', en: 'Language of the report' },
  zh: { cn: '中文', en: 'Chinese' },
  en: { cn: '英语', en: 'English' },
  zhEn: { cn: '中英双语', en: 'Chinese and English' },
  parts: { cn: '要交的东西', en: 'Parts' },
  outline: { cn: '交付提纲', en: 'Outline of the deliverable' },
  gives: { cn: '交付', en: 'You get' },
  accepted: { cn: '验收', en: 'Accepted when' },
  chooseOne: { cn: '至少选一项，提纲才成立。', en: 'Choose at least one part to have an outline.' },
  demandBody: {
    cn: (what: string, place: string, product: string, depth: string) =>
      `目标：${what}\n地区：${place}\n产品或服务：${product}\n深度：${depth}`,
    en: (what, place, product, depth) => `Goal: ${what}\nPlace: ${place}\nProduct or service: ${product}\nDepth: ${depth}`,
  },
  open: { cn: '待定', en: 'To be settled' },

  creators: { cn: '达人名录', en: 'Creators' },
  creatorsAbout: {
    cn: '按国家和地区、平台、领域找。粉丝数与报价由本人或机构填报，我们不估算互动率。',
    en: 'By place, platform and field. Followers and prices are stated by the creators or their agencies; we estimate no engagement.',
  },
  providers: { cn: '做这件事的服务商', en: 'Providers for this work' },
  providersAll: { cn: '全部市场调研服务商', en: 'All market research providers' },
})
