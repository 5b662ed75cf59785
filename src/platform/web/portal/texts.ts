import { texts } from '../../contract/texts.ts'

export const t = texts({
  optional: { cn: '选填', en: 'optional' },
  close: { cn: '关闭', en: 'Close' },
})
