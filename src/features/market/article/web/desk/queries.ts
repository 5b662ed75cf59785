import type { ResultOf } from '../../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../../platform/web/queries.ts'
import type { ArticleCalls } from '../../contract/calls.ts'
import { useRead } from '../queries.ts'

/** The answer of every move of an article. */
export type Moved = ResultOf<ArticleCalls['POST /ws/operator/article/save']>

/** The editor's initial values. Refetched only after the editor's own actions: nothing replaces input. */
export const useDeskArticle = (id: string) =>
  useRead('GET /ws/operator/article', { id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })

// Not under 'article': no move of the article changes what its text looks like.
const preview = queriesOf<ArticleCalls>('article preview')

/** The text as visitors will see it. */
export const usePreview = (body: string) =>
  preview.useList('POST /ws/operator/article/preview', body.trim() === '' ? null : { body }, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
