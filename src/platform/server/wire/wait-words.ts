import { type Pair, plural, texts } from '../../contract/texts.ts'

const t = texts({
  seconds: { cn: (n: number) => `${n} 秒`, en: (n: number) => plural(n, 'second') },
  minutes: { cn: (n: number) => `${n} 分钟`, en: (n: number) => plural(n, 'minute') },
  hours: { cn: (n: number) => `${n} 小时`, en: (n: number) => plural(n, 'hour') },
})

/** A wait as people read it: seconds up to a minute and a half, then minutes, then hours. */
export function waitWords(seconds: number): Pair {
  const [unit, n] =
    seconds <= 90
      ? (['seconds', seconds] as const)
      : seconds <= 5_400
        ? (['minutes', Math.ceil(seconds / 60)] as const)
        : (['hours', Math.ceil(seconds / 3_600)] as const)
  return { cn: t.pick('cn')[unit](n), en: t.pick('en')[unit](n) }
}
