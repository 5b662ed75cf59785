import { texts } from '../../../../platform/contract/texts.ts'

/** Rows of articles on any page: separate from the resource centre's own texts, which other pages need not load. */
export const t = texts({
  list: { cn: '文章', en: 'Articles' },
  minutes: { cn: (n: number) => `${n} 分钟读完`, en: (n: number) => `${n} min read` },
  publishedOn: { cn: (day: string) => `${day} 发布`, en: (day: string) => `Published ${day}` },
  updatedOn: { cn: (day: string) => `${day} 更新`, en: (day: string) => `Updated ${day}` },
  checkedOn: { cn: (day: string) => `${day} 核对出处`, en: (day: string) => `Last checked ${day}` },
  onlyOther: { cn: '仅英文', en: 'Chinese only' },
})
