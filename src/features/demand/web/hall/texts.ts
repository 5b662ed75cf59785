import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  title: { cn: '需求大厅', en: 'Demand hall' },
  about: {
    cn: '这里的需求都已通过平台审核，款项全额托管，确认完成后放款。',
    en: 'Every demand here passed our review, and its full amount is already in escrow until the work is confirmed.',
  },
  recommendTitle: { cn: '为您推荐', en: 'Recommended for you' },
  recommendAboutPerson: {
    cn: '按简历里的技能、工作语言和所在地区，从招募中的需求里挑选，报过名的不再出现。',
    en: 'Open demands that fit the skills, languages and region in your résumé. The ones you applied to are left out.',
  },
  recommendAboutCompany: {
    cn: '与贵公司发布过的地区和类别相近的需求，看看同行怎么写、出什么价。',
    en: 'Demands close to your own in region and category: see how others write theirs and what they pay.',
  },
  toHall: { cn: '全部需求', en: 'All demands' },
  toRecommend: { cn: '为我推荐', en: 'Recommended' },
  sections: { cn: '需求大厅栏目', en: 'Sections of the hall' },
  why: { cn: '推荐理由', en: 'Why it fits' },
  noReason: { cn: '最新发布', en: 'Newly posted' },

  searchLabel: { cn: '搜索需求', en: 'Search demands' },
  searchHint: { cn: '标题、说明或编号', en: 'Title, text or number' },
  filters: { cn: '筛选', en: 'Filters' },
  filtersOn: { cn: (n: number) => `筛选（${n}）`, en: (n: number) => `Filters (${n})` },
  region: { cn: '国家和地区', en: 'Country or region' },
  category: { cn: '类别', en: 'Category' },
  contractKind: { cn: '合同形式', en: 'Contract kind' },
  workLanguage: { cn: '工作语言', en: 'Working language' },
  budget: { cn: '币种与金额', en: 'Currency and amount' },
  anyCurrency: { cn: '全部币种', en: 'Any currency' },
  amountFrom: { cn: '最低', en: 'From' },
  amountTo: { cn: '最高', en: 'To' },
  amountFirst: { cn: '选择币种后可按金额筛选', en: 'Choose a currency to filter by amount' },
  amountOrder: { cn: '最低金额不能高于最高金额', en: 'The lower bound is above the upper one' },
  more: { cn: (n: number) => `其余 ${n} 项`, en: (n: number) => `${n} more` },
  fewer: { cn: '收起', en: 'Show fewer' },
  remove: { cn: (name: string) => `移除筛选：${name}`, en: (name: string) => `Remove filter: ${name}` },
  clear: { cn: '清除筛选', en: 'Clear filters' },
  from: { cn: (text: string) => `不低于 ${text}`, en: (text: string) => `from ${text}` },
  upTo: { cn: (text: string) => `不高于 ${text}`, en: (text: string) => `up to ${text}` },

  sort: { cn: '排序', en: 'Sort by' },
  newest: { cn: '最新发布', en: 'Newest' },
  closingSoon: { cn: '即将截止', en: 'Closing soon' },
  amountDown: { cn: '金额从高到低', en: 'Amount, high to low' },
  amountUp: { cn: '金额从低到高', en: 'Amount, low to high' },
  found: { cn: (n: number) => `共 ${n} 条`, en: (n: number) => (n === 1 ? '1 demand' : `${n} demands`) },
  keys: { cn: 'j / k 移动，Enter 打开', en: 'j / k to move, Enter to open' },

  applied: { cn: '已报名', en: 'You applied' },
  own: { cn: '本企业发布', en: 'Yours' },
  funded: { cn: '资金已全额托管', en: 'Fully funded in escrow' },

  emptyTitle: { cn: '目前没有招募中的需求', en: 'Nothing is recruiting right now' },
  emptyPerson: {
    cn: '需求通过平台审核后会出现在这里。把简历写完整，企业也可以直接邀请您。',
    en: 'Demands appear here once they pass review. With a complete résumé, companies can also invite you directly.',
  },
  emptyCompany: {
    cn: '需求通过平台审核后会出现在这里，可以从贵公司的开始。',
    en: 'Demands appear here once they pass review. Yours can be the first.',
  },
  noMatch: { cn: '没有符合条件的需求', en: 'No demand matches' },
  noMatchWhy: { cn: '换个关键词，或放宽地区、类别和金额。', en: 'Try another word, or widen region, category or amount.' },
  nothingFits: { cn: '暂时没有与您匹配的需求', en: 'Nothing fits you yet' },
  nothingFitsPerson: {
    cn: '推荐依据简历中的技能、语言和地区。补充技能后再来看看。',
    en: 'We go by the skills, languages and region in your résumé. Add skills and look again.',
  },
  nothingFitsCompany: {
    cn: '发布过需求后，这里会列出地区或类别相近的需求。',
    en: 'Once you have posted a demand, those close to it in region or category appear here.',
  },
  resume: { cn: '完善简历', en: 'Complete your résumé' },
  post: { cn: '发布需求', en: 'Post a demand' },
})
