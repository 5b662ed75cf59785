import { texts } from '../../../../platform/contract/texts.ts'
import { FAIR_FOLLOW_UP_DAYS } from '../contract/fair.ts'

export const t = texts({
  title1: { cn: '落地之后的法律、售后与展会，', en: 'After you land: ' },
  title2: { cn: '交给当地服务商', en: 'legal, after-sales, trade shows' },
  lead: {
    cn: '法律与知识产权、售后与安装、展会、定制服务。每一项先明确范围和材料，再找服务商；款项托管，验收后放款。',
    en: 'Legal and IP, after-sales and installation, exhibitions, custom services. Agree on scope and documents first, then choose the provider; funds stay in escrow until you accept.',
  },
  contents: { cn: '本页内容', en: 'On this page' },
  all: { cn: (what: string) => `全部${what.replace(/服务$/, '')}服务商`, en: (what) => `All providers: ${what}` },

  legal: { cn: '法律与知识产权', en: 'Legal and IP' },
  legalText: {
    cn: '商标先申请、后上市；合同按当地法律起草，争议条款尽早谈定；被投诉下架时，按平台通知的期限提交权属证据。',
    en: 'File the trademark before launch. Write contracts under local law, and agree on the dispute clause early. If a listing is taken down, proof of ownership within 72 hours helps most.',
  },
  legalScope: { cn: '常见委托', en: 'Common requests' },
  legal1: {
    cn: '商标检索、马德里或单一国家申请、异议与无效',
    en: 'Trademark search, Madrid or national filing, opposition and cancellation',
  },
  legal2: { cn: '劳动合同、员工手册、解除程序', en: 'Employment contracts, handbooks, termination' },
  legal3: { cn: '经销与代理协议、数据处理协议', en: 'Distribution and agency agreements, data processing' },
  legal4: { cn: '平台投诉应对、律师函、证据保全', en: 'Takedown responses, letters of demand, evidence preservation' },

  after: { cn: '售后与安装', en: 'After-sales and installation' },
  afterText: {
    cn: '设备停机时多久有人到场，影响客户是否续购。把响应时间、备件和升级流程写进合同，按次或按月结算。',
    en: 'How fast someone arrives when a machine stops decides whether customers buy again. Put response times, spare parts and escalation into the contract, then settle per visit or per month.',
  },
  after1: { cn: '设备安装、调试、试运行、操作员培训', en: 'Installation, commissioning, trial runs, operator training' },
  after2: { cn: '驻点或巡检、故障响应、备件库管理', en: 'On-site or visiting engineers, fault response, spare parts' },
  after3: { cn: '退换、翻新、报废回收', en: 'Returns, refurbishing, disposal' },
  after4: { cn: '当地语言热线与工单', en: 'Hotline and tickets in the local language' },

  fairs: { cn: '展会', en: 'Exhibitions' },
  fairsText: {
    cn: `从开展日往回排：展品报关、搭建进场、签证、印刷都有固定期限。闭展后 ${FAIR_FOLLOW_UP_DAYS} 个工作日内跟进线索。`,
    en: `Plan backwards from opening day: customs, stand build, visas and printing all have fixed deadlines. Follow up leads within ${FAIR_FOLLOW_UP_DAYS} working days of closing.`,
  },
  fairs1: { cn: '展位预订与谈判、搭建商比选', en: 'Stand booking and negotiation, choice of builder' },
  fairs2: { cn: '展品运输、ATA 单证册、清关', en: 'Freight, ATA carnets, customs' },
  fairs3: { cn: '现场翻译、接待、安保', en: 'Interpreters, hosts, security' },
  fairs4: { cn: '展前邀约、展后线索整理', en: 'Invitations before, lead follow-up after' },

  custom: { cn: '定制服务', en: 'Custom services' },
  customText: {
    cn: '清单之外的也可以办：写明要什么、怎么算完成、预算多少，我们评估后答复能否做、由谁做。',
    en: 'We can help with what is not listed: tell us what you need, what counts as done and your budget, and we will tell you whether it can be done, and by whom.',
  },
  customAct: { cn: '写给我们', en: 'Write to us' },
  customPost: { cn: '直接发布需求', en: 'Post a request' },

  checklist: { cn: '材料清单', en: 'Document checklist' },
  checklistAbout: {
    cn: '选择服务、国家和地区，查看要准备的材料、由谁出具、常见错误。勾选状态保存在本设备上。',
    en: 'Choose a service and a country or region to see the documents needed, who issues them and common mistakes. Your ticks are saved on this device.',
  },
  service: { cn: '服务', en: 'Service' },
  region: { cn: '国家和地区', en: 'Country or region' },
  anywhere: { cn: '通用清单', en: 'General list' },
  papers: { cn: '通用材料', en: 'Documents needed everywhere' },
  local: { cn: (place: string) => `${place}另需材料`, en: (place) => `Also required in ${place}` },
  localFailed: {
    cn: (place: string) => `${place}的当地材料没有加载成功。`,
    en: (place) => `The documents for ${place} could not be loaded.`,
  },
  retry: { cn: '重试', en: 'Try again' },
  noLocal: {
    cn: (place: string) => `${place}没有单列的材料：先按通用清单准备，再向当地服务商核对。`,
    en: (place) => `No specific items listed for ${place}: start from the general list and check with a local provider.`,
  },
  withLocal: { cn: '有当地材料', en: 'With local items' },
  generalOnly: { cn: '仅通用材料', en: 'General documents only' },
  checkDay: {
    cn: '这是准备用的清单，不是法律意见；提交前请以主管机关当日要求为准。',
    en: 'For preparation only, not legal advice. Before filing, follow the authority’s current requirements.',
  },
  ready: { cn: (done: number, all: number) => `已备 ${done} / ${all}`, en: (done, all) => `${done} of ${all} ready` },
  missing: { cn: '还缺', en: 'Still missing' },
  has: { cn: '已备', en: 'Ready' },
  clear: { cn: '清空勾选', en: 'Clear ticks' },
  providersHere: { cn: '提供这项服务的服务商', en: 'Providers for this service' },
})
