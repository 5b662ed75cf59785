import type { ArticleForm } from '../../src/features/market/article/contract/schema.ts'

/** A complete article in both languages. */
export const articleForm = (slug: string, more: Partial<ArticleForm> = {}): ArticleForm => ({
  slug,
  topic: 'employment',
  regions: ['SG'],
  author: { cn: '衡渡编辑部', en: 'Hengdu desk' },
  cover: '',
  checkedOn: '',
  sources: [{ title: { cn: '新加坡人力部', en: 'Ministry of Manpower' }, url: 'https://www.mom.gov.sg/passes' }],
  cn: { title: `就业准证 ${slug}`, summary: '先看薪资门槛，再算互补分。', body: '## 薪资门槛\n\n按行业与年龄递增。' },
  en: {
    title: `Employment Pass ${slug}`,
    summary: 'Salary first, points second.',
    body: '## The salary floor\n\nIt rises with age and sector.',
  },
  ...more,
})
