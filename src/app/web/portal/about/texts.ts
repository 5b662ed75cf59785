import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  title1: { cn: '海外的事有人办，', en: 'Get work done abroad, ' },
  title2: { cn: '资金有托管', en: 'with the money protected' },
  lead: {
    cn: '衡渡是一个双语平台：企业把海外要办的事写成需求，款项先托管；由您选定的服务商办理；验收后放款。',
    en: 'Hengdu is a bilingual platform. Companies post what they need done abroad and fund escrow; the provider you choose does the work; payment is released once the work is accepted.',
  },
  contact: { cn: '联系我们', en: 'Contact us' },
  safety: { cn: '了解资金流程', en: 'How payments work' },

  figures: { cn: '平台上现在有', en: 'On the platform now' },
  openDemands: { cn: '正在招募的需求', en: 'Open requests' },
  providers: { cn: '名录里的服务商', en: 'Providers in the directory' },
  asOf: { cn: (at: string) => `截至 ${at}`, en: (at) => `As of ${at}` },
  seeDemands: { cn: '进入需求大厅', en: 'Browse open requests' },
  seeProviders: { cn: '查服务商', en: 'Search the directory' },

  doTitle: { cn: '我们做什么', en: 'What we do' },
  doAbout: { cn: '也写明不做什么。', en: 'And what we don’t do.' },
  do1: { cn: '找人', en: 'Find a provider' },
  do1Text: {
    cn: '按国家和地区、服务、行业与语言查服务商，或者发布需求等人报名。服务商的核查标记公开可查。',
    en: 'Search providers by country or region, service, industry and language, or post a request and let them apply. Anyone can see what was checked of a provider.',
  },
  do2: { cn: '资金托管', en: 'Keep payments in escrow' },
  do2Text: {
    cn: '款项按需求单独托管，复式记账，双方看同一份账目。放款前逐项列出费用，收据与预览完全一致。',
    en: 'Funds are held in escrow for each request and recorded by double entry, and both parties see the same record. Every deduction is shown before a release, and the receipt matches the preview to the cent.',
  },
  do3: { cn: '留下记录', en: 'Keep a record' },
  do3Text: {
    cn: '谁在什么时候做了什么、为什么，每一步都记在需求的时间线上，发生争议时可以作为证据。',
    en: 'The timeline of a request shows who did what, when and why. In a dispute, it can serve as evidence.',
  },
  do4: { cn: '算清楚', en: 'Know the cost first' },
  do4Text: {
    cn: '雇主成本、假日、两地重叠的工作时间、渠道分成，都可以在公开页面上先测算；费率未复核的不给数字。',
    en: 'Calculate employer cost, holidays, overlapping hours and channel shares on our public pages first. Where a rate has not been reviewed, we show no figure.',
  },
  not: { cn: '我们不做的', en: 'What we do not do' },
  notText: {
    cn: '不代替当地律师出具意见，不替企业承担雇主责任，不承诺官方审批一定通过。需要持牌机构的事，由名录里的持牌服务商办理。',
    en: 'We do not give legal opinions in place of local counsel, assume a company’s obligations as an employer, or guarantee official approvals. Licensed work is done by licensed providers in the directory.',
  },

  course: { cn: '一个需求，三方各做什么', en: 'Who does what in a request' },
  sample: { cn: '需求示例', en: 'What a request looks like' },
  sampleAbout: {
    cn: '写得越能核对，报名的人越合适。这里有每一项的用处和一份示例。',
    en: 'The easier it is to check, the better the applicants. Here is what each part is for, with a sample.',
  },
  other: { cn: '与其他方式对比', en: 'Compared with other ways' },
  otherAbout: { cn: '没有一种适合所有事，先看您手上是哪一种。', en: 'No option suits every case. See which one your task needs.' },

  toPricing: { cn: '收费', en: 'Pricing' },
  paidTitle: { cn: '收费', en: 'Pricing' },
  helpTitle: { cn: '常见问题', en: 'Help' },
  helpAbout: { cn: '没有找到答案？直接问我们。', en: 'If your question is not here, ask us.' },

  officeTitle: { cn: '运营主体与办公地点', en: 'Who we are and where' },
  offices: { cn: '办公地点', en: 'Offices' },
  officeAbout: { cn: '来访请提前预约。', en: 'Please make an appointment before visiting.' },
  cnOffice: { cn: '中国办公室', en: 'China office' },
  enOffice: { cn: '海外办公室', en: 'Overseas office' },
  inYourTime: { cn: '服务时间', en: 'Service hours' },
})
