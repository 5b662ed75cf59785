import { plural, texts } from '../../../../platform/contract/texts.ts'
import { SECRET_SHOWN_SECONDS } from '../../../../rules/constants.ts'

export const t = texts({
  show: { cn: (name: string) => `显示完整的${name}`, en: (name: string) => `Show the full ${name}` },
  hide: { cn: (name: string) => `隐藏${name}`, en: (name: string) => `Hide the ${name}` },
  title: { cn: (name: string) => `查看${name}`, en: (name: string) => `Show the ${name}` },
  body: {
    cn: `谁在什么时候、为什么查看，都会记录下来。完整内容 ${SECRET_SHOWN_SECONDS} 秒后自动隐藏。`,
    en: `Who looked, when and why is recorded. The full value is hidden again after ${plural(SECRET_SHOWN_SECONDS, 'second')}.`,
  },
  reason: { cn: '查看原因', en: 'Reason' },
  verb: { cn: '查看', en: 'Show' },
  shown: {
    cn: `已显示，${SECRET_SHOWN_SECONDS} 秒后自动隐藏`,
    en: `Shown; it is hidden again after ${plural(SECRET_SHOWN_SECONDS, 'second')}`,
  },
})
