import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '先做调研，', en: 'Research ' },
  title2: { cn: '再投预算', en: 'before you spend' },
  lead: {
    cn: '调研、进入路径、渠道、达人，都写成可以验收的交付物：每个数字有来源，每份名单可核对，验收后放款。',
    en: 'Research, market entry, channels and creators, each as a deliverable you can accept. Every figure has a source, every list can be checked, and payment follows acceptance.',
  },
  toBuilder: { cn: '生成调研需求', en: 'Build a research brief' },
  toCreators: { cn: '找达人', en: 'Find creators' },

  research: { cn: '调研要支持一个决定', en: 'Research should settle a decision' },
  researchAbout: {
    cn: '比“市场有多大”更有用的问题是：先卖哪一款、卖给谁、卖多少钱、走哪条渠道。',
    en: '“How big is the market?” is rarely enough. Ask which product to sell first, to whom, at what price, and through which channel.',
  },
  r1: { cn: '不确定卖什么价', en: 'Unsure of the price' },
  r1Text: {
    cn: '查三条渠道的到手价，加上关税、认证、退货，倒推出厂价还剩多少。',
    en: 'Take retail prices from three channels, then deduct duty, certification and returns to find what is left for the factory price.',
  },
  r2: { cn: '不确定谁会买', en: 'Unsure of the buyer' },
  r2Text: {
    cn: '八到十二场访谈就能看出规律：谁决定、看什么、跟谁比、什么时候买。',
    en: 'Eight to twelve interviews show the pattern: who decides, on what criteria, against which alternatives and when.',
  },
  r3: { cn: '不确定准入规则', en: 'Unsure of the rules' },
  r3Text: {
    cn: '列出上市前必办的认证、标签、税号，按最慢的一项定时间表。',
    en: 'List the certificates, labels and tax numbers needed before sale, and let the slowest set the schedule.',
  },
  r4: { cn: '数据从哪来', en: 'Where data comes from' },
  r4Text: {
    cn: '海关、统计局、平台前台价、协会年报可以引用；论坛传言和转手报告不算来源。',
    en: 'Customs data, statistics offices, platform prices and industry association reports can be cited; hearsay and resold reports are not sources.',
  },

  path: { cn: '四种进入方式', en: 'Four ways to enter' },
  pathAbout: {
    cn: '没有通用的最佳方式，要看订单、现金和人手。',
    en: 'There is no best way, only one that suits your orders, cash and team.',
  },
  way: { cn: '路径', en: 'Route' },
  fits: { cn: '适合', en: 'Best for' },
  takes: { cn: '需要投入', en: 'Requires' },
  watch: { cn: '留意', en: 'Watch for' },
  w1: { cn: '跨境直销', en: 'Cross-border direct sales' },
  w1Fits: { cn: '客单价高、标准品、退货少', en: 'High-value, standard goods with few returns' },
  w1Takes: { cn: '当地税号、支付方式、客服时段', en: 'Local tax number, payment methods, service hours' },
  w1Watch: { cn: '登记的进口商是谁、谁负责保修', en: 'Who is the importer of record, who provides the warranty' },
  w2: { cn: '经销商', en: 'Distributors' },
  w2Fits: { cn: '要安装、要备件、客户分散', en: 'Installation, spare parts, dispersed customers' },
  w2Takes: { cn: '价格体系、培训、样机', en: 'Price structure, training, demo machines' },
  w2Watch: { cn: '独家、最低采购量、按当地法律的解约补偿', en: 'Exclusivity, minimum volumes, termination indemnity under local law' },
  w3: { cn: '电商平台', en: 'Marketplaces' },
  w3Fits: { cn: '消费品、可快递、靠评价带动销量', en: 'Consumer goods shipped by parcel, driven by reviews' },
  w3Takes: { cn: '备货、广告、合规文件', en: 'Stock, advertising, compliance documents' },
  w3Watch: { cn: '账号主体、知识产权投诉、资金留存', en: 'Account holder, IP complaints, withheld funds' },
  w4: { cn: '合资或收购', en: 'Joint venture or acquisition' },
  w4Fits: { cn: '牌照、本地关系决定生意', en: 'Where licences and local relationships decide' },
  w4Takes: { cn: '尽调、治理、长期派人', en: 'Due diligence, governance, long-term secondees' },
  w4Watch: { cn: '僵局条款、退出成本', en: 'Deadlock clauses, exit cost' },

  builder: { cn: '调研需求生成器', en: 'Research brief builder' },
  builderAbout: {
    cn: '选择目标、深度和交付内容，生成一份可以直接发布的需求。',
    en: 'Choose the goal, depth and deliverables to build a request you can post.',
  },
  goal: { cn: '目标', en: 'Goal' },
  depth: { cn: '深度', en: 'Depth' },
  product: { cn: '产品或服务', en: 'Product or service' },
  productHint: { cn: '例如：协作机械臂', en: 'For example: robot arm' },
  region: { cn: '国家和地区', en: 'Country or region' },
  anywhere: { cn: '还没定', en: 'Not decided yet' },
  reportIn: { cn: '报告语言', en: 'Report language' },
  zh: { cn: '中文', en: 'Chinese' },
  en: { cn: '英语', en: 'English' },
  zhEn: { cn: '中英双语', en: 'Chinese and English' },
  parts: { cn: '交付内容', en: 'Deliverables' },
  outline: { cn: '交付提纲', en: 'Deliverable outline' },
  gives: { cn: '交付', en: 'You get' },
  accepted: { cn: '验收', en: 'Accepted when' },
  chooseOne: { cn: '请至少选择一项以生成提纲。', en: 'Choose at least one deliverable to generate an outline.' },
  demandBody: {
    cn: (what: string, place: string, product: string, depth: string) =>
      `目标：${what}\n地区：${place}\n产品或服务：${product}\n深度：${depth}`,
    en: (what, place, product, depth) => `Goal: ${what}\nCountry or region: ${place}\nProduct or service: ${product}\nDepth: ${depth}`,
  },
  open: { cn: '待定', en: 'To be decided' },

  creators: { cn: '达人名录', en: 'Creators' },
  creatorsAbout: {
    cn: '按国家和地区、平台、领域查找。粉丝数与报价由本人或机构填报，我们不估算互动率。',
    en: 'Search by country, platform and field. Followers and prices are stated by creators or their agencies; we do not estimate engagement.',
  },
  providers: { cn: '做市场调研的服务商', en: 'Market research providers' },
  providersAll: { cn: '全部市场调研服务商', en: 'All market research providers' },
})
