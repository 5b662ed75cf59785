import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import type { ArticleCalls } from '../../contract/calls.ts'
import { call, useRead } from '../queries.ts'

/** The answer of every move of an article. */
export type Moved = ResultOf<ArticleCalls['POST /ws/operator/article/save']>

/** The editor's initial values. Refetched only after the editor's own actions: nothing replaces input. */
export const useDeskArticle = (id: string) =>
  useRead('GET /ws/operator/article', { id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })

/** The text as visitors will see it. Sent by POST because it is too long for an address; changes nothing. */
export const usePreview = (body: string) =>
  useQuery({
    queryKey: ['article preview', body],
    queryFn: ({ signal }) => call('POST /ws/operator/article/preview', { body }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    enabled: body.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
