import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  claims: { cn: '服务范围', en: 'What we cover' },
})
