import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '落地以后的事，', en: 'After you arrive, ' },
  title2: { cn: '交给当地的熟手', en: 'leave it to local experts' },
  lead: {
    cn: '法律与知识产权、售后与安装、展会、定制服务。每一项先说清范围和材料，再找人；款项托管，验收后放款。',
    en: 'Legal and IP, after-sales and installation, exhibitions, customised services. Scope and documents first, then the provider; funds stay in escrow until you accept.',
  },
  contents: { cn: '本页内容', en: 'On this page' },
  all: { cn: (what: string) => `全部${what}服务商`, en: (what) => `All providers: ${what}` },

  legal: { cn: '法律与知识产权', en: 'Legal and IP' },
  legalText: {
    cn: '商标先申请再亮相；合同按当地法写，争议条款别留到最后一天谈；被投诉下架时，72 小时内交出权属证据最有用。',
    en: 'File the trademark before launch. Write contracts under local law, and do not leave the dispute clause to the last day. If a listing is taken down, proof of ownership within 72 hours helps most.',
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
    cn: '客户记住的不是机器，是停机那天谁来了。把响应时间、备件和升级路径写进合同，再按每次到场结算或按月包干。',
    en: 'Customers forget the machine and remember who came when it broke down. Put response times, spare parts and escalation into the contract, then settle per visit or per month.',
  },
  after1: { cn: '设备安装、调试、试运行、操作员培训', en: 'Installation, commissioning, trial runs, operator training' },
  after2: { cn: '驻点或巡检、故障响应、备件库管理', en: 'On-site or visiting engineers, fault response, spare parts' },
  after3: { cn: '退换、翻新、报废回收', en: 'Returns, refurbishing, disposal' },
  after4: { cn: '当地语言热线与工单', en: 'Hotline and tickets in the local language' },

  fairs: { cn: '展会', en: 'Exhibitions' },
  fairsText: {
    cn: '从开展日往回排：展品报关、搭建进场、签证、印刷，哪一项都不等人。展后 48 小时内跟进，名片才不会变凉。',
    en: 'Plan backwards from opening day: customs, stand build, visas and printing all have fixed deadlines. Follow up within 48 hours, before the cards go cold.',
  },
  fairs1: { cn: '展位预订与谈判、搭建商比选', en: 'Stand booking and negotiation, choice of builder' },
  fairs2: { cn: '展品运输、ATA 单证册、清关', en: 'Freight, ATA carnets, customs' },
  fairs3: { cn: '现场翻译、接待、安保', en: 'Interpreters, hosts, security' },
  fairs4: { cn: '展前邀约、展后线索整理', en: 'Invitations before, lead follow-up after' },

  custom: { cn: '定制服务', en: 'Customised services' },
  customText: {
    cn: '清单里没有的也能办：写清楚要什么、怎么算做完、预算多少，我们看过以后告诉您能不能做、谁来做。',
    en: 'We can help with what is not listed: tell us what you need, what counts as done and your budget, and we will tell you whether it can be done, and by whom.',
  },
  customAct: { cn: '写给我们', en: 'Write to us' },
  customPost: { cn: '直接发布需求', en: 'Post a demand' },

  checklist: { cn: '材料清单', en: 'Document checklist' },
  checklistAbout: {
    cn: '选择服务、国家和地区，查看要准备的材料、由谁出具、常见错误。勾选状态保存在本设备上。',
    en: 'Choose a service and a place to see the documents needed, who issues them and common mistakes. Your ticks are saved on this device.',
  },
  service: { cn: '服务', en: 'Service' },
  region: { cn: '国家和地区', en: 'Country or region' },
  anywhere: { cn: '通用清单', en: 'General list' },
  papers: { cn: '通用材料', en: 'General documents' },
  local: { cn: (place: string) => `${place}另需材料`, en: (place) => `Also required in ${place}` },
  noLocal: {
    cn: (place: string) => `${place}没有单列的条目：以通用清单为底，向当地服务商核对。`,
    en: (place) => `No specific items listed for ${place}: start from the general list and check with a local provider.`,
  },
  checkDay: {
    cn: '这是准备用的清单，不是法律意见；提交前请以主管机关当日要求为准。',
    en: 'For preparation only, not legal advice. Before filing, follow the authority’s current requirements.',
  },
  ready: { cn: (done: number, all: number) => `已备 ${done} / ${all}`, en: (done, all) => `${done} of ${all} ready` },
  missing: { cn: '还缺', en: 'Still missing' },
  has: { cn: '已备', en: 'Ready' },
  clear: { cn: '清空勾选', en: 'Clear ticks' },
  providersHere: { cn: '能办的服务商', en: 'Providers for this service' },
})
