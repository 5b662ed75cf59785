import { plural, texts } from '../../../../platform/contract/texts.ts'

/** The main facts of a provider's page, and the drawing of one beside the search: apart, since the page itself is opened by few. */
export const t = texts({
  regions: { cn: (n: number) => `服务的国家和地区（${n}）`, en: (n) => `Serves (${n})` },
  services: { cn: '服务', en: 'Services' },
  languages: { cn: '工作语言', en: 'Languages' },
  response: { cn: '回复', en: 'Replies' },
  within: { cn: (hours: number) => `${hours} 小时内`, en: (hours) => `within ${plural(hours, 'hour')}` },

  // The drawing
  screenBar: { cn: '服务商资料', en: 'Provider' },
  screenLabel: {
    cn: '示意图：企业看到的服务商资料，有核查标记、服务、国家、语言和回复时间',
    en: 'Illustration: a provider as companies see it, with checks, services, countries, languages and reply time',
  },
  screenIntro: {
    cn: '为在德国、奥地利和瑞士设点的企业代发工资、记账报税，有会说中文的顾问。',
    en: 'Payroll, bookkeeping and tax filings for companies starting in Germany, Austria and Switzerland, with advisers who speak Chinese.',
  },
  screenSample: { cn: '按真实界面绘制，内容为示例。', en: 'Drawn from the real screen; the content is a sample.' },
})
