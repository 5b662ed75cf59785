import { type Lang, texts } from '../../../../platform/contract/texts.ts'

const t = texts({
  span: { cn: (first: string, last: string) => `${first}至${last}`, en: (first: string, last: string) => `${first}–${last}` },
  comma: { cn: '、', en: ', ' },
})

const names = {
  cn: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
  en: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
}

/** Monday is 1. */
export const weekdayName = (day: number, lang: Lang): string => names[lang][day - 1] ?? ''

/** [1, 2, 3, 4, 5] → "周一至周五", [1, 3] → "周一、周三". */
export function weekText(days: readonly number[], lang: Lang): string {
  const [first = 0] = days
  const last = days.at(-1) ?? 0
  if (days.length > 2 && last - first === days.length - 1) return t.pick(lang).span(weekdayName(first, lang), weekdayName(last, lang))
  return days.map((day) => weekdayName(day, lang)).join(t.pick(lang).comma)
}
