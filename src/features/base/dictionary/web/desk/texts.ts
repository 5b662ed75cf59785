import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  dictionariesTitle: { cn: '字典', en: 'Dictionaries' },
  dictionariesAbout: {
    cn: '选项的名称可以修改，选项本身由程序决定。修改后全站立即使用新名称，已发出的通知不变。',
    en: 'You can rename options here; the list of options is set in code. New names apply to every page immediately; notices already sent keep the old ones.',
  },
  dictionary: { cn: '字典', en: 'Dictionary' },
  value: { cn: '值', en: 'Value' },
  reset: { cn: '恢复原文', en: 'Restore original' },
  words: { cn: (n: number) => `${n} 项`, en: (n) => plural(n, 'value') },
  rewritten: { cn: '已修改', en: 'Edited' },
  asOriginal: { cn: '原文', en: 'Original' },
})
