import { texts } from '../../../../platform/contract/texts.ts'

/** Texts for a place without reviewed rates. */
export const u = texts({
  notReviewed: { cn: '待核', en: 'Not yet reviewed' },
  why: {
    cn: (name: string) => `${name}的费率还没有经过复核，所以这里不给估算。把情况发给我们，我们核对后回复您。`,
    en: (name: string) =>
      `The rates for ${name} have not been reviewed, so there is no estimate. Send us the details, and we will check the rates and reply.`,
  },
  nearest: { cn: '最近的已复核国家和地区：', en: 'Nearest countries and regions with reviewed rates:' },
  ask: { cn: '请我们核对费率', en: 'Ask us to check the rates' },
  summary: {
    cn: (name: string, gross: string) => `想了解${name}的雇主成本${gross && `，税前月薪约 ${gross}`}。页面显示该地费率待核。`,
    en: (name: string, gross: string) =>
      `We would like to know the employer cost in ${name}${gross && ` for a monthly gross salary of about ${gross}`}. The page shows that its rates have not been reviewed.`,
  },
})
