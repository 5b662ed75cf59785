import { texts } from '../../../../platform/contract/texts.ts'

/** In the order of reading: how to employ, what it costs, when people work, whom. */
export const sections = ['choose', 'contracts', 'onboarding', 'slip', 'planner', 'overlap', 'talent', 'faq'] as const
type Section = (typeof sections)[number]

export const t = texts({
  title1: { cn: '先定用工方式，', en: 'Choose how to employ ' },
  title2: { cn: '再谈人选', en: 'before you choose whom' },
  lead: {
    cn: '名义雇主、独立承包、薪酬外包，适用的情况不同，选错了要补税、补社保。这一页帮您判断该用哪一种、要花多少钱、两边几点能开会。',
    en: 'An employer of record, a contractor and outsourced payroll suit different cases, and the wrong choice means back taxes and contributions. This page helps you decide which fits, what it costs, and when both sides can meet.',
  },
  toSlip: { cn: '测算用工成本', en: 'Estimate a hire' },
  toChoose: { cn: '判断用工方式', en: 'Find my model' },
  contents: { cn: '本页内容', en: 'On this page' },
  // The same sections in the index, one or two words each
  inIndex: {
    cn: (of: Section) =>
      ({
        choose: '用工方式',
        contracts: '合同',
        slip: '成本',
        planner: '节假日',
        overlap: '工作时间',
        onboarding: '入职',
        talent: '人才',
        faq: '常见问题',
      })[of],
    en: (of: Section) =>
      ({
        choose: 'Models',
        contracts: 'Contracts',
        slip: 'Cost',
        planner: 'Holidays',
        overlap: 'Overlap',
        onboarding: 'Onboarding',
        talent: 'Talent',
        faq: 'FAQ',
      })[of],
  },
  choose: { cn: '哪种用工方式合适', en: 'Which employment model fits?' },
  contracts: { cn: '三种合同怎么结算', en: 'Three contracts and how they are settled' },
  slip: { cn: '雇主成本', en: 'Employer cost' },
  planner: { cn: '节假日与工作日', en: 'Holidays and working days' },
  overlap: { cn: '两地工作时间', en: 'Overlapping hours' },
  onboarding: { cn: '入职步骤', en: 'Onboarding, step by step' },
  talent: { cn: '人才', en: 'Talent' },
  faq: { cn: '常见问题', en: 'FAQ' },

  // The purpose of each section
  chooseAbout: {
    cn: '回答三个问题。结论按通行规则给出，边界情况会注明不确定。',
    en: 'Three questions. The answer follows general rules; in borderline cases we say so rather than guess.',
  },
  contractsAbout: {
    cn: '在衡渡发布需求时选一种合同。三种都先托管、后放款；不同的是托管多少、什么时候放。',
    en: 'You choose one when you post a request. All three fund escrow first and release later; they differ in how much is funded and when it is released.',
  },
  postDemand: { cn: '发布用工需求', en: 'Post a request' },
  slipAbout: {
    cn: '选国家和地区，填月薪。每一项都写明费率、上限和来源机构；费率未复核的显示“待核”，不给估算。',
    en: 'Choose a country or region and a monthly salary. Each line shows its rate, its cap and the issuing authority; where rates have not been reviewed, we show “Not reviewed” and no estimate.',
  },
  plannerAbout: {
    cn: '排入职日、交付日、付款日之前，先看当地哪天不上班。调休、周五周六休息都算在内。',
    en: 'Before you set a start date, delivery or payday, see which days are off there. Make-up workdays and Friday–Saturday weekends are taken into account.',
  },
  overlapAbout: {
    cn: '两地几点能一起开会，哪几天有一方放假。夏令时切换按当天的时钟计算。',
    en: 'When both sides can meet, and on which days one side is off. Daylight saving changes are applied on the day.',
  },
  onboardingAbout: {
    cn: '以名义雇主、不需要工作签证为例。天数是常见的工作日区间，用来排期，不是承诺。',
    en: 'For an employer of record with no work permit needed. Ranges are typical working days for planning, not a commitment.',
  },
  talentAbout: {
    cn: '匿名展示，征得本人同意后引荐。人才资料来自本人同意公开的简历，去掉姓名和联系方式。',
    en: 'Anonymous profiles, shared with consent. They come from résumés whose owners agreed to be listed, without names or contact details.',
  },
  askTalent: { cn: '告诉我们要找什么人', en: 'Tell us who you need' },
})
