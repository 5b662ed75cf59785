import { plural, texts } from '../../contract/texts.ts'

/** Separate from the kit's other texts: public pages show dates too, and load nothing else of the kit. */
export const t = texts({
  justNow: { cn: '刚刚', en: 'just now' },
  minutesAgo: { cn: (n: number) => `${n} 分钟前`, en: (n) => `${plural(n, 'minute')} ago` },
  hoursAgo: { cn: (n: number) => `${n} 小时前`, en: (n) => `${plural(n, 'hour')} ago` },
  daysAgo: { cn: (n: number) => `${n} 天前`, en: (n) => `${plural(n, 'day')} ago` },
})
