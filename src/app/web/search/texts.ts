import { plural, texts } from '../../../platform/contract/texts.ts'

/** The search over the whole site. */
export const t = texts({
  title: { cn: '全站搜索', en: 'Search the site' },
  field: { cn: '国家、服务商、文章、活动或页面', en: 'Countries, providers, articles, events, pages' },
  countries: { cn: '国家和地区', en: 'Countries and regions' },
  firms: { cn: '服务商', en: 'Providers' },
  articles: { cn: '文章', en: 'Articles' },
  cancelled: { cn: (day: string) => `${day} · 已取消`, en: (day: string) => `${day} · cancelled` },
  events: { cn: '活动', en: 'Events' },
  pages: { cn: '页面与常见问题', en: 'Pages and help' },
  all: { cn: (n: string) => `全部 ${n} 个结果`, en: (n) => `All ${plural(n, 'result')}` },
  searching: { cn: '正在搜索', en: 'Searching' },
  none: { cn: (words: string) => `没有找到“${words}”`, en: (words) => `Nothing found for “${words}”` },
  ask: { cn: '告诉我们您要找什么', en: 'Tell us what you are looking for' },
  start: { cn: '输入几个字即可，支持拼音、繁体和英文。', en: 'A few letters are enough, in English, Chinese or pinyin.' },
})
