import { texts } from '../../contract/texts.ts'

export const t = texts({
  optional: { cn: '选填', en: 'optional' },
  failed: { cn: '暂时无法加载，筛选条件已保留。', en: 'This cannot be loaded right now. Your filters are kept.' },
  retry: { cn: '重试', en: 'Try again' },
  pages: { cn: '翻页', en: 'Pages' },
  previous: { cn: '上一页', en: 'Previous' },
  next: { cn: '下一页', en: 'Next' },
  pageOf: { cn: (page: number, pages: number) => `第 ${page} / ${pages} 页`, en: (page, pages) => `Page ${page} of ${pages}` },
  close: { cn: '关闭', en: 'Close' },
  toMend: {
    cn: (n: number) => `有 ${n} 处需要修改`,
    en: (n) => (n === 1 ? 'One field needs your attention' : `${n} fields need your attention`),
  },
})
