import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { ArticleForm, OperatorArticle } from '../../contract/schema.ts'
import type { ArticleTopic } from '../../contract/topics.ts'

/** The form's values: the wire's shape, except for the picture and a topic that is not chosen yet. */
export interface Typed extends Omit<ArticleForm, 'cover' | 'topic'> {
  cover: UploadedFile | null
  topic: ArticleTopic | ''
}

const nothing = { title: '', summary: '', body: '' }
export const blank: Typed = {
  slug: '',
  topic: '',
  regions: [],
  author: { cn: '', en: '' },
  cover: null,
  checkedOn: '',
  sources: [],
  cn: nothing,
  en: nothing,
}

export function typedOf(article: OperatorArticle): Typed {
  const words = (given: OperatorArticle['cn']) => (given ? { title: given.title, summary: given.summary, body: given.body } : nothing)
  return {
    slug: article.slug,
    topic: article.topic,
    regions: article.regions,
    author: article.author,
    cover: article.cover,
    checkedOn: article.checkedOn ?? '',
    sources: article.sources,
    cn: words(article.cn),
    en: words(article.en),
  }
}

export const wireOf = ({ cover, topic, ...rest }: Typed): ArticleForm => ({
  ...rest,
  topic: topic as ArticleTopic,
  cover: cover?.url ?? '',
})

/** "Hiring in São Paulo: step one" → "hiring-in-sao-paulo-step-one". */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '')
