import { texts } from '../../../../platform/contract/texts.ts'

/** Lists of names and fields in messages. */
export const namesText = texts({
  comma: { cn: '、', en: ', ' },
  semicolon: { cn: '；', en: '; ' },
  flag: { cn: (flag: string, names: string) => `${flag}：${names}`, en: (flag: string, names: string) => `${flag}: ${names}` },
  more: {
    cn: (names: string, _more: number, all: number) => `${names} 等 ${all} 人`,
    en: (names: string, more: number, _all: number) => `${names} and ${more} more`,
  },
  needed: { cn: (field: string) => `${field}为必填项`, en: (field: string) => `${field} is required for a complete record` },
  others: { cn: (names: string) => `${names} 等`, en: (names: string) => `${names} and others` },
})
