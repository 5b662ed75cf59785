import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  dictionariesTitle: { cn: '字典', en: 'Dictionaries' },
  dictionariesAbout: {
    cn: '选项的叫法可以改，选项本身由程序决定。改后全站即刻换用新叫法，已发出的通知不变。',
    en: 'How an option is called can be changed here; which options there are is code. Every page takes the new words at once, notices already sent keep theirs.',
  },
  dictionary: { cn: '字典', en: 'Dictionary' },
  value: { cn: '值', en: 'Value' },
  reset: { cn: '恢复原文', en: 'Back to the first words' },
  words: { cn: (n: number) => `${n} 项`, en: (n) => (n === 1 ? '1 value' : `${n} values`) },
  rewritten: { cn: '已改写', en: 'Rewritten' },
  asOriginal: { cn: '原文', en: 'First words' },
})
