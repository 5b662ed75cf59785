/**
 * Synonyms in both languages: each word of a line finds what any other of it finds, in titles and texts, and rows with one of its codes.
 * `codes` are exact; `near` are wider (a trademark is one matter of the category legal and IP) and rank lower. Names of regions,
 * categories, services and the like need no line: their own names are known. Families: region, area, category, service, industry,
 * language, topic, platform, field, eventKind.
 */
interface Synonyms {
  cn: string
  en: string
  /** Separated by commas. */
  words?: string
  /** A synonym when typed, but something else inside a text. */
  typedOnly?: string
  codes?: Readonly<Record<string, readonly string[]>>
  near?: Readonly<Record<string, readonly string[]>>
}

const employing: readonly Synonyms[] = [
  {
    cn: '名义雇主',
    en: 'Employer of record',
    words: 'EOR, PEO, 雇主服务, 代雇佣, 雇主责任, global employment',
    codes: { service: ['eor'], category: ['eor'] },
    near: { topic: ['employment'] },
  },
  {
    cn: '独立承包人',
    en: 'Contractor',
    words:
      '自由职业, 自由职业者, 灵活用工, 外包用工, 承包人, 承包商, 独立承包商, freelancer, freelance, independent contractor, AOR, agent of record',
    codes: { service: ['contractor'] },
  },
  {
    cn: '薪酬',
    en: 'Payroll',
    words: '薪资, 薪酬代发, 薪资代发, 代发工资, 发薪, 工资, 薪水, salary, wages, pay slip, payslip, 薪酬服务',
    codes: { service: ['payroll'], category: ['payroll'], topic: ['payroll'] },
  },
  {
    cn: '社保',
    en: 'Social security',
    words: '社会保险, 公积金, 五险一金, social insurance, social contributions, CPF, IMSS',
    near: { service: ['payroll'], topic: ['payroll'] },
  },
  {
    cn: '个税',
    en: 'Income tax',
    words: '个人所得税, personal income tax, withholding',
    near: { service: ['payroll', 'taxAccounting'], topic: ['payroll', 'tax'] },
  },
  {
    cn: '工资税',
    en: 'Wage tax',
    words: '薪俸税, 代扣代缴',
    near: { service: ['payroll', 'taxAccounting'], topic: ['payroll'] },
  },
  {
    cn: '十三薪',
    en: 'Thirteenth month pay',
    words:
      '13薪, 第十三薪, 第十三个月, 第13个月, 十三个月工资, 双薪, 年终奖, thirteenth month, 13th month, 13th salary, thirteenth salary, aguinaldo',
  },
  {
    cn: '招聘',
    en: 'Recruiting',
    words: '招人, 猎头, 猎聘, 人才招聘, 找人, recruitment, recruit, recruiter, headhunting, headhunter, talent search',
    typedOnly: 'hire, hiring',
    codes: { service: ['recruiting'], category: ['recruiting'] },
    near: { topic: ['employment'] },
  },
  {
    cn: '签证',
    en: 'Visa',
    words: '工签, 工作签证, 工作许可, 工作准证, 劳工证, 移民, work permit, work visa, work pass, immigration, employment pass',
    codes: { service: ['visa'] },
  },
  {
    cn: '解雇补偿',
    en: 'Severance',
    words: '经济补偿, 遣散费, 解雇, 裁员, 辞退, 终止合同, dismissal, termination, redundancy, lay off',
    near: { topic: ['employment'] },
  },
  {
    cn: '假期',
    en: 'Annual leave',
    words: '年假, 带薪假, 公众假期, 公共假期, 节假日, paid leave, public holiday, public holidays, holidays',
  },
  { cn: '试用期', en: 'Probation', words: '试用, 试工, probation period, probationary period, trial period' },
  { cn: '劳动合同', en: 'Employment contract', words: '雇佣合同, 用工合同, labour contract, labor contract' },
]

const founding: readonly Synonyms[] = [
  {
    cn: '公司设立',
    en: 'Company formation',
    words:
      '公司注册, 注册公司, 设立公司, 开公司, 子公司设立, incorporation, incorporate, company registration, company setup, company set up, set up a company',
    codes: { service: ['incorporation'], category: ['incorporation'], topic: ['company'] },
  },
  {
    cn: '银行开户',
    en: 'Bank account',
    words: '开户, 企业开户, 银行账户, 账户开立, account opening, open a bank account, corporate account',
    near: { service: ['incorporation'], category: ['incorporation'] },
  },
  {
    cn: '自贸区',
    en: 'Free zone',
    words: '自由区, 自由贸易区, 自由港, freezone, free trade zone, mainland company',
    near: { service: ['incorporation'], category: ['incorporation'] },
  },
  {
    cn: '境外投资备案',
    en: 'Outbound investment filing',
    words: 'ODI, ODI备案, 对外直接投资, 境外投资, outbound investment, overseas direct investment',
    near: { service: ['incorporation', 'legal'], topic: ['company'] },
  },
  {
    cn: '公司秘书',
    en: 'Company secretary',
    words: '法定秘书, 秘书服务, registered agent, registered address, 注册地址',
    near: { service: ['incorporation'] },
  },
  {
    cn: '税务',
    en: 'Tax',
    words: '税, 财税, 报税, 纳税, 税收, 税号, taxes, taxation, tax filing, tax return, fiscal',
    codes: { service: ['taxAccounting'], category: ['taxAccounting'], topic: ['tax'] },
  },
  {
    cn: '增值税',
    en: 'VAT',
    words: '消费税, GST, value added tax, sales tax, Intrastat, EORI',
    near: { service: ['taxAccounting'], category: ['taxAccounting'], topic: ['tax'] },
  },
  {
    cn: '出口退税',
    en: 'Export VAT refund',
    words: '退税, tax refund, VAT refund',
    near: { service: ['taxAccounting'], category: ['taxAccounting'] },
  },
  { cn: '转让定价', en: 'Transfer pricing', words: '关联交易, TP documentation', near: { service: ['taxAccounting'], topic: ['tax'] } },
  {
    cn: '记账',
    en: 'Bookkeeping',
    words: '代理记账, 会计, 会计师, 会计师事务所, 做账, 账房, accounting, accountant, bookkeeper, ledger',
    codes: { service: ['taxAccounting'], category: ['taxAccounting'] },
  },
  { cn: '审计', en: 'Audit', words: '年审, auditing, auditor', near: { service: ['taxAccounting'], category: ['taxAccounting'] } },
  { cn: '常设机构', en: 'Permanent establishment', words: 'PE', near: { topic: ['tax'] } },
]

const legal: readonly Synonyms[] = [
  {
    cn: '法律',
    en: 'Legal',
    words: '律师, 律所, 律师事务所, 法务, 法律服务, lawyer, lawyers, law firm, attorney, solicitor, counsel',
    codes: { service: ['legal'], category: ['legalIp'] },
  },
  { cn: '合同', en: 'Contract', words: '合同审查, 协议, contracts, agreement', near: { service: ['legal'] } },
  { cn: '合规', en: 'Compliance', words: '合规审查, compliant', codes: { topic: ['compliance'] }, near: { service: ['legal'] } },
  {
    cn: '数据合规',
    en: 'Data protection',
    words: 'GDPR, 数据出境, 个人信息保护, 隐私合规, 数据保护, data privacy, data compliance, privacy',
    codes: { topic: ['compliance'] },
    near: { service: ['legal'] },
  },
  {
    cn: '网络安全',
    en: 'Information security',
    words: '等保, 等级保护, 信息安全, cybersecurity, ISO 27001, MLPS',
    near: { topic: ['compliance'] },
  },
  {
    cn: '商标',
    en: 'Trademark',
    words:
      '商标注册, 注册商标, 品牌注册, 商标检索, trade mark, trade marks, trademarks, trademark registration, brand registration, 马德里商标, 知产',
    codes: { service: ['ip'], topic: ['ip'] },
    near: { category: ['legalIp'] },
  },
  {
    cn: '专利',
    en: 'Patent',
    words: '外观设计, 实用新型, patents, design registration',
    codes: { service: ['ip'], topic: ['ip'] },
    near: { category: ['legalIp'] },
  },
  {
    cn: '知识产权',
    en: 'Intellectual property',
    words: 'IP, IPR, 侵权, 维权, 盗版, infringement, copycat, counterfeit, takedown',
    codes: { service: ['ip'], topic: ['ip'] },
    near: { category: ['legalIp'] },
  },
  {
    cn: '产品认证',
    en: 'Product certification',
    words: '认证, 检测, 产品准入, 准入, 型式认证, certification, certificate, certified, conformity, type approval, product testing',
    codes: { service: ['certification'], topic: ['product'] },
    near: { category: ['legalIp'] },
  },
  {
    cn: 'CE 认证',
    en: 'CE marking',
    words: 'CE, CE认证, CE标志, CE mark, UKCA',
    near: { service: ['certification'], topic: ['product'] },
  },
  {
    cn: 'FCC 认证',
    en: 'FCC certification',
    words: 'FCC, FCC认证, 无线认证',
    near: { service: ['certification'], topic: ['product'] },
  },
  { cn: 'BPOM 注册', en: 'BPOM registration', words: 'BPOM, 印尼药监', near: { service: ['certification'] } },
  { cn: '清真认证', en: 'Halal certification', words: '清真, halal, BPJPH, JAKIM', near: { service: ['certification'] } },
  {
    cn: '医疗器械注册',
    en: 'Medical device registration',
    words: '二类注册, 器械注册, FDA, HSA, MDA, COFEPRIS, ANVISA, medical device',
    near: { service: ['certification'], industry: ['medical'] },
  },
]

const selling: readonly Synonyms[] = [
  {
    cn: '市场调研',
    en: 'Market research',
    words: '调研, 市场调查, 访谈, 用户访谈, 竞品, 竞品分析, 市场研究, interviews, survey, competitor analysis, market study',
    codes: { service: ['marketResearch'], category: ['marketResearch'], topic: ['market'] },
  },
  {
    cn: '达人',
    en: 'Influencer',
    words:
      '网红, 红人, 博主, 主播, 达人推广, 网红营销, 带货, KOL, KOC, influencers, creator, creators, streamer, streamers, influencer marketing',
    codes: { service: ['influencer'], category: ['influencer'] },
  },
  {
    cn: '展会',
    en: 'Exhibition',
    words: '参展, 展览, 观展, 会展, trade show, trade fair, fair, expo, exhibitions',
    codes: { service: ['exhibition'], category: ['exhibition'], topic: ['events'] },
  },
  {
    cn: '展台',
    en: 'Exhibition stand',
    words: '展位, 搭建, 展台搭建, 布展, booth, stand builder, stand building, stand construction, booth builder',
    codes: { service: ['exhibition'], category: ['exhibition'] },
  },
  { cn: 'ATA 单证册', en: 'ATA Carnet', words: 'ATA, carnet, 单证册', near: { service: ['exhibition', 'logistics'] } },
  {
    cn: '售后',
    en: 'After-sales',
    words: '售后服务, 维修, 保修, 维保, 保养, 巡检, 备件, aftersales, repair, repairs, warranty, maintenance, spare parts, field service',
    codes: { service: ['afterSales'], category: ['afterSales'] },
  },
  {
    cn: '安装',
    en: 'Installation',
    words: '装机, 调试, 安装调试, 联调, 上门安装, commissioning, install, installer, installers',
    codes: { service: ['installation'], category: ['afterSales'] },
  },
  {
    cn: '翻译',
    en: 'Translation',
    words: '笔译, 口译, 译者, 本地化, translator, translate, interpreter, localisation, localization',
    codes: { service: ['translation'], category: ['translation'] },
  },
  {
    cn: '软件',
    en: 'Software',
    words: '软件开发, 开发, 程序, 小程序, 技术开发, developer, development, app development, SDK, website',
    typedOnly: 'IT',
    codes: { service: ['software'], category: ['software'] },
    near: { industry: ['software'] },
  },
  {
    cn: '海外仓',
    en: 'Overseas warehouse',
    words: '仓库, 仓储, 仓配, 退货仓, 3PL, 一件代发, warehouse, warehousing, fulfilment, fulfillment, returns centre',
    codes: { service: ['logistics'], category: ['logistics'] },
  },
  {
    cn: '物流',
    en: 'Logistics',
    words: '货运, 货代, 运输, 海运, 空运, 快递, 配送, freight, forwarder, freight forwarding, shipping, transport, delivery',
    codes: { service: ['logistics'], category: ['logistics'] },
    near: { industry: ['logistics'] },
  },
  {
    cn: '清关',
    en: 'Customs clearance',
    words: '报关, 关务, 通关, 海关, 进口清关, customs, customs broker, import clearance',
    near: { service: ['logistics'], category: ['logistics'] },
  },
  {
    cn: '客服',
    en: 'Customer support',
    words: '客户服务, 玩家客服, 呼叫中心, customer service, player support, call centre, call center, help desk',
  },
  {
    cn: '销售',
    en: 'Sales',
    words: '业务员, 销售经理, 渠道经理, 客户经理, sales manager, account manager, business development, BD',
  },
  {
    cn: '光伏',
    en: 'Solar',
    words: '太阳能, 逆变器, photovoltaic, PV, inverter',
    near: { industry: ['newEnergy'], field: ['energy'] },
  },
  {
    cn: '储能',
    en: 'Battery storage',
    words: '电池, 锂电, 锂电池, battery, batteries, energy storage, lithium',
    near: { industry: ['newEnergy'] },
  },
  {
    cn: '机器人',
    en: 'Robot',
    words: '机械臂, 协作臂, 协作机械臂, 自动化, robots, robotics, cobot, cobots, automation',
    near: { industry: ['robotics'], field: ['industry'] },
  },
  { cn: '美妆', en: 'Beauty', words: '护肤, 化妆品, 彩妆, cosmetics, skincare, makeup', codes: { field: ['beauty'] } },
  {
    cn: '游戏',
    en: 'Games',
    words: '手游, 游戏发行, game, gaming, mobile game',
    codes: { field: ['games'], industry: ['games'] },
  },
  { cn: '跨境电商', en: 'E-commerce', words: '电商, 亚马逊, ecommerce, Amazon, online shop', near: { industry: ['ecommerce'] } },
  { cn: '美食', en: 'Food', words: '餐饮, 烹饪, 厨房, cooking, kitchen', codes: { field: ['food'] }, near: { industry: ['food'] } },
  { cn: '家居', en: 'Home', words: '家具, 家装, 园艺, furniture, garden', codes: { field: ['home'], industry: ['home'] } },
  { cn: '户外', en: 'Outdoor', words: '运动, 露营, sport, sports, camping, hiking', codes: { field: ['outdoor'] } },
  { cn: '汽车', en: 'Cars', words: '电动车, 出行, car, automotive, vehicles, EV', codes: { field: ['auto'], industry: ['automotive'] } },
  { cn: '母婴', en: 'Parenting', words: '亲子, 育儿, family, mother and baby', codes: { field: ['parenting'] } },
  { cn: '工程师', en: 'Engineer', words: 'engineers, 技术员, technician' },
  { cn: '科技', en: 'Technology', words: '数码, tech, gadgets', codes: { field: ['tech'] } },
  {
    cn: '新能源',
    en: 'New energy',
    words: '清洁能源, clean energy, renewable energy, renewables',
    codes: { industry: ['newEnergy'], field: ['energy'] },
  },
  {
    cn: '医疗器械',
    en: 'Medical devices',
    words: '医疗, 器械, medical, medtech',
    codes: { industry: ['medical'] },
    near: { field: ['health'] },
  },
  { cn: '托管', en: 'Escrow', words: '资金托管, 担保交易, 里程碑, milestone, milestones' },
  { cn: '沙龙', en: 'Salon', words: '线下活动, 线下沙龙, meetup', codes: { eventKind: ['offlineSalon'] } },
  { cn: '线上活动', en: 'Online event', words: '直播课, 网络研讨会, webinar', codes: { eventKind: ['onlineActivities'] } },
  { cn: '国际交流', en: 'International exchange', words: '商务考察, 考察团, delegation', codes: { eventKind: ['international'] } },
]

export const synonyms: readonly Synonyms[] = [...employing, ...founding, ...legal, ...selling]
