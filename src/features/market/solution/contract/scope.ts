import type { Pair } from '../../../../platform/contract/texts.ts'

/** The scope builder of market work: the goal, the depth, the parts. */
export const goals = ['size', 'entry', 'channel', 'campaign'] as const
export const depths = ['desk', 'interviews', 'field'] as const
export type Goal = (typeof goals)[number]
export type Depth = (typeof depths)[number]

interface Part {
  key: string
  goals: readonly Goal[]
  name: Pair
  /** The deliverable that the company receives. */
  gives: Pair
  /** The acceptance criterion. */
  accepted: Pair
}

const part = (key: string, of: readonly Goal[], name: Pair, gives: Pair, accepted: Pair): Part => ({
  key,
  goals: of,
  name,
  gives,
  accepted,
})

export const parts: readonly Part[] = [
  part(
    'demand',
    ['size', 'entry'],
    { cn: '需求规模与分段', en: 'Demand and segments' },
    {
      cn: '目标客户分段表，每段的量、价、采购周期和数据来源',
      en: 'A segment table with volume, price, buying cycle and data sources',
    },
    { cn: '每个数字都有来源和年份，推算写明公式', en: 'Every figure states its source and year; estimates show the formula' },
  ),
  part(
    'rivals',
    ['size', 'entry', 'channel'],
    { cn: '竞争与价格', en: 'Competitors and prices' },
    { cn: '同类产品对比：型号、到手价、渠道、保修', en: 'A comparison of similar products: model, retail price, channel, warranty' },
    { cn: '至少三个渠道的实价截图或报价，注明日期', en: 'Dated quotes or screenshots of actual prices from at least three channels' },
  ),
  part(
    'rules',
    ['entry'],
    { cn: '准入与认证', en: 'Market access and certification' },
    {
      cn: '上市前必须办的认证、标签、税号清单，附办理机构和顺序',
      en: 'A list of certificates, labels and tax numbers required before sale, with issuing bodies and sequence',
    },
    { cn: '每项注明法规名称和核对日期', en: 'Each item names the regulation and the date it was checked' },
  ),
  part(
    'interviews',
    ['size', 'entry', 'channel'],
    { cn: '访谈', en: 'Interviews' },
    {
      cn: '访谈纪要：买家、经销商、安装商，按题目归类',
      en: 'Notes of interviews with buyers, distributors and installers, grouped by question',
    },
    {
      cn: '受访者所在公司类型、日期可核对，录音或签字按当地法取得同意',
      en: 'Company type and date can be verified; consent obtained as local law requires',
    },
  ),
  part(
    'partners',
    ['channel'],
    { cn: '渠道名单与首轮接触', en: 'Channel list and first contact' },
    { cn: '经销商、代理商长名单与短名单，附接触记录', en: 'A long list and a short list of distributors and agents, with contact records' },
    { cn: '短名单每家都有联系人、意向和条件', en: 'Each entry on the short list has a contact person, interest and terms' },
  ),
  part(
    'entryPath',
    ['entry'],
    { cn: '进入路径比较', en: 'Entry routes compared' },
    {
      cn: '直销、经销、电商、合资四条路的投入、时间和风险对比',
      en: 'Direct sales, distributors, e-commerce and joint venture compared by cost, time and risk',
    },
    { cn: '给出建议与两条不建议的理由', en: 'Recommends one and explains why two others are not recommended' },
  ),
  part(
    'creators',
    ['campaign'],
    { cn: '达人名单与报价', en: 'Creator list and prices' },
    {
      cn: '候选达人表：平台、领域、受众地区、报价、过往合作',
      en: 'Candidates with platform, field, audience region, price and past work',
    },
    {
      cn: '受众数据来自平台后台截图，不收第三方估算',
      en: 'Audience data from screenshots of the platform’s own analytics, not third-party estimates',
    },
  ),
  part(
    'content',
    ['campaign'],
    { cn: '内容脚本与合规', en: 'Scripts and compliance' },
    { cn: '每位达人的脚本、广告标识和素材授权', en: 'A script, advertising disclosure and content rights for each creator' },
    { cn: '广告标识符合当地规则；授权写明期限和用途', en: 'Disclosures follow local rules; rights state period and use' },
  ),
  part(
    'tracking',
    ['campaign', 'channel'],
    { cn: '追踪与复盘', en: 'Tracking and review' },
    { cn: '链接、优惠码和转化表，上线四周后的复盘', en: 'Links, discount codes and conversions, with a review four weeks after launch' },
    { cn: '数据可由您方账号独立核对', en: 'You can check the figures from your own accounts' },
  ),
]

export const partsOf = (goal: Goal): Part[] => parts.filter((one) => one.goals.includes(goal))

export const depthWords: Record<Depth, { name: Pair; means: Pair }> = {
  desk: {
    name: { cn: '案头研究', en: 'Desk research' },
    means: { cn: '公开数据、法规、平台价格，不做访谈', en: 'Public data, regulations and platform prices; no interviews' },
  },
  interviews: {
    name: { cn: '案头加访谈', en: 'Desk research and interviews' },
    means: { cn: '另做 8 到 12 场访谈', en: 'With 8 to 12 interviews' },
  },
  field: {
    name: { cn: '实地', en: 'Field research' },
    means: { cn: '到店、到展会、到客户现场，附照片和记录', en: 'Visits to shops, trade fairs and customer sites, with photos and notes' },
  },
}

export const goalWords: Record<Goal, { name: Pair; title: Pair }> = {
  size: {
    name: { cn: '看清市场', en: 'Understand the market' },
    title: { cn: '市场规模与客户研究', en: 'Market size and customer research' },
  },
  entry: { name: { cn: '选进入路径', en: 'Choose an entry route' }, title: { cn: '市场进入方案', en: 'Market entry plan' } },
  channel: { name: { cn: '找渠道', en: 'Find channels' }, title: { cn: '渠道开发', en: 'Channel development' } },
  campaign: { name: { cn: '做达人推广', en: 'Run a creator campaign' }, title: { cn: '达人推广执行', en: 'Creator campaign' } },
}
