import type { Pair } from '../../../../platform/contract/texts.ts'
import type { ArticleTopic } from '../../article/contract/topics.ts'
import type { Service } from '../../provider/contract/services.ts'

/** The five questions of the finder. Answers are values of these lists; the region is an alpha-2 code or empty. */
export const stages = ['explore', 'enter', 'operate', 'scale'] as const
export const needs = ['people', 'entity', 'sell', 'serve', 'protect', 'pay'] as const
export const sizes = ['none', 'few', 'team', 'many'] as const
export const urgencies = ['month', 'quarter', 'half', 'open'] as const
/** What to read about each need. */
export const topicOf = {
  people: 'employment',
  entity: 'company',
  sell: 'market',
  serve: 'product',
  protect: 'ip',
  pay: 'payroll',
} as const satisfies Record<(typeof needs)[number], ArticleTopic>
type Stage = (typeof stages)[number]
type Need = (typeof needs)[number]
type Size = (typeof sizes)[number]
type Urgency = (typeof urgencies)[number]

export interface Answers {
  stage: Stage
  region: string
  need: Need
  size: Size
  when: Urgency
}

interface PlanStep {
  service: Service
  why: Pair
}
interface Plan {
  steps: PlanStep[]
  /** Notes on the combination of answers, to consider before anything is bought. */
  cautions: Pair[]
}

const step = (service: Service, cn: string, en: string): PlanStep => ({ service, why: { cn, en } })

const cost = step(
  'marketResearch',
  '先弄清当地的薪酬水平、用工形式和主要竞争者，再决定派人、雇人还是外包。',
  'Research local pay levels, forms of employment and main competitors before you decide to send staff, hire or outsource.',
)
const eor = step(
  'eor',
  '没有当地公司也能合法雇人：名义雇主签合同、发工资、报税，您管工作。',
  'Employ people legally without a local company: the employer of record signs, pays and files; you direct the work.',
)
const contractor = step(
  'contractor',
  '任务明确、时间自定的工作可以用独立承包人；像员工一样管理，就要按员工雇。',
  'A contractor suits a defined task done on their own terms. Someone managed like an employee must be hired as one.',
)
const visa = step(
  'visa',
  '派中国员工过去，先确认岗位能不能办工作许可、要多久，再订入职日。',
  'Before you send staff, find out whether the job qualifies for a work permit and how long it takes; then set the start date.',
)
const recruiting = step(
  'recruiting',
  '按岗位和地区找候选人，约定保证期和付款节点。',
  'Search candidates by role and place, with a guarantee period and milestone payments.',
)
const payroll = step(
  'payroll',
  '每月算薪、代扣、申报、发工资单，按当地日历。',
  'Monthly payroll, withholding, filings and payslips by the local calendar.',
)
const entity = step(
  'incorporation',
  '设立当地公司：先定股权和董事，再办名称、注册地址、银行账户和税号。',
  'Set up the local company: decide on shareholding and directors first, then the name, registered address, bank account and tax numbers.',
)
const tax = step(
  'taxAccounting',
  '从第一张发票起记账，按期申报；关联交易提前定价。',
  'Keep books from the first invoice, file returns on time, and set transfer prices in advance.',
)
const contracts = step(
  'legal',
  '劳动合同、经销合同、解除程序，按当地法改，不能照搬国内的。',
  'Adapt employment contracts, distribution contracts and termination procedures to local law; domestic templates cannot be reused.',
)
const marks = step(
  'ip',
  '产品露面之前先查、先申请。多数国家和地区以先申请者为准。',
  'Search and file before launch. In most countries and regions, the first to file owns the trademark.',
)
const certificate = step(
  'certification',
  '清单上的型号、标准和检测机构先定下来，认证常常决定上市日期。',
  'Decide on models, standards and the laboratory first: certification often decides the launch date.',
)
const research = step(
  'marketResearch',
  '找出谁会买、从哪里买、什么价，再谈渠道。',
  'Find out who buys, where and at what price, then talk to channels.',
)
const influencer = step(
  'influencer',
  '小样本先试：两三位达人、一件产品、可追踪的链接。',
  'Start small: two or three creators, one product, trackable links.',
)
const exhibition = step(
  'exhibition',
  '展位、搭建、运输、人员签证按开展日倒排。',
  'Stand, build, freight and visas, planned backwards from opening day.',
)
const translation = step(
  'translation',
  '说明书、界面和合同用当地语言；有些标签是法律要求。',
  'Manuals, interfaces and contracts in the local language; some labels are required by law.',
)
const afterSales = step(
  'afterSales',
  '明确响应时间、备件库和保修范围，再承诺给客户。',
  'Define response times, spare parts and warranty scope before you commit to customers.',
)
const installation = step(
  'installation',
  '当地安装队的资质、工具和安全培训要在发货前确认。',
  'Check the crew’s licences, tools and safety training before you ship.',
)
const logistics = step(
  'logistics',
  '备件和退货走哪条路、谁清关、税号用谁的，先定。',
  'Decide the route for spare parts and returns, who clears customs and whose tax number is used.',
)

const paths: Record<Need, Record<Stage, PlanStep[]>> = {
  people: {
    explore: [cost, contractor, eor],
    enter: [eor, visa, recruiting],
    operate: [payroll, contracts, recruiting],
    scale: [recruiting, payroll, entity],
  },
  entity: {
    explore: [research, tax, contracts],
    enter: [entity, tax, contracts],
    operate: [tax, contracts, payroll],
    scale: [tax, contracts, entity],
  },
  sell: {
    explore: [research, certificate, marks],
    enter: [certificate, translation, exhibition],
    operate: [influencer, exhibition, logistics],
    scale: [influencer, research, contracts],
  },
  serve: {
    explore: [research, afterSales, translation],
    enter: [installation, afterSales, translation],
    operate: [afterSales, logistics, installation],
    scale: [logistics, afterSales, recruiting],
  },
  protect: {
    explore: [marks, certificate, contracts],
    enter: [marks, certificate, contracts],
    operate: [contracts, marks, certificate],
    scale: [marks, contracts, tax],
  },
  pay: {
    explore: [cost, contractor, payroll],
    enter: [eor, payroll, tax],
    operate: [payroll, tax, contracts],
    scale: [payroll, entity, tax],
  },
}

/** The services depend on the number of people: an employer of record for a few, a company of one's own for many. */
function bySize(steps: PlanStep[], { need, size }: Answers): PlanStep[] {
  if (need !== 'people' && need !== 'pay') return steps
  const first = { none: [contractor], few: [], team: [eor, entity], many: [entity, payroll] }[size]
  const rest = size === 'many' ? steps.filter((one) => one !== eor && one !== contractor) : steps
  return [...first, ...rest]
}

/** Steps in order, each service once, at most four; and what to consider first. */
export function planFor(answers: Answers): Plan {
  const seen = new Set<Service>()
  const steps = bySize(paths[answers.need][answers.stage], answers).filter(({ service }) => !seen.has(service) && seen.add(service))
  return { steps: steps.slice(0, 4), cautions: cautionsOf(answers) }
}

function cautionsOf({ stage, need, size, when, region }: Answers): Pair[] {
  const found: Pair[] = []
  if (when === 'month' && need === 'entity')
    found.push({
      cn: '一个月内公司多半还开不好户。要先雇人或先签单，可以用名义雇主或当地代理过渡。',
      en: 'A bank account can rarely be opened within a month. To hire or sell before then, use an employer of record or a local agent in the meantime.',
    })
  if (when === 'month' && need === 'people')
    found.push({
      cn: '一个月内上岗，优先找已在当地、不需要工作许可的人。',
      en: 'To have someone at work within a month, look for people who are already there and need no work permit.',
    })
  if (stage === 'explore' && (size === 'team' || size === 'many'))
    found.push({
      cn: '还在调研阶段就组建团队，风险较大；建议先用两三个人验证，再扩大。',
      en: 'Hiring a whole team while still exploring is risky. Test the market with two or three people first.',
    })
  if (need === 'people' && size === 'none')
    found.push({
      cn: '不雇人、只用独立承包人，要留意“名为承包、实为雇佣”的认定，后果是补缴和罚款。',
      en: 'With contractors only, beware of misclassification: a contractor who is in fact an employee leads to back payments and fines.',
    })
  if (need === 'entity' && stage === 'explore')
    found.push({
      cn: '境外投资通常要先办国内备案（发改、商务、外汇），时间要算进去。',
      en: 'Outbound investment usually requires filings in China first (NDRC, MOFCOM, foreign exchange). Allow time for them.',
    })
  if (region === '')
    found.push({
      cn: '还没定国家和地区？先用成本测算和节假日工具比较两三个候选。',
      en: 'No country or region chosen yet? Compare two or three with the cost calculator and the holiday planner.',
    })
  return found
}
