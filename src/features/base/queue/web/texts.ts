import { plural, texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  withinHour: { cn: '通常 1 小时内处理完。', en: 'Usually takes up to an hour.' },
  withinHours: { cn: (n: number) => `通常 ${n} 小时内处理完。`, en: (n) => `Usually takes up to ${plural(n, 'hour')}.` },
  withinDays: { cn: (n: number) => `通常 ${n} 天内处理完。`, en: (n) => `Usually takes up to ${plural(n, 'day')}.` },
})
