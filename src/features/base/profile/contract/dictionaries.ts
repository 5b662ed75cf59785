import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'

export const profileDictionaries = {
  gender: {
    title: { cn: '性别', en: 'Gender' },
    items: {
      male: { cn: '男', en: 'Male' },
      female: { cn: '女', en: 'Female' },
      unstated: { cn: '不便透露', en: 'Prefer not to say' },
    },
  },
} satisfies Dictionaries
