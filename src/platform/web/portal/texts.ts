import { texts } from '../../contract/texts.ts'

export const t = texts({
  optional: { cn: '选填', en: 'optional' },
  close: { cn: '关闭', en: 'Close' },
  toMend: {
    cn: (n: number) => `有 ${n} 处需要修改`,
    en: (n) => (n === 1 ? 'One field needs your attention' : `${n} fields need your attention`),
  },
})
