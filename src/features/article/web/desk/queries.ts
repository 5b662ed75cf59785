import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import type { ArticleCalls } from '../../contract/calls.ts'
import { call, useRead } from '../queries.ts'

/** What every move of an article answers. */
export type Moved = ResultOf<ArticleCalls['POST /ws/operator/article/save']>

/** What the editor starts from. It is asked for again by the editor's own acts alone: nothing replaces what is being typed. */
export const useDeskArticle = (id: string) =>
  useRead('GET /ws/operator/article', { id }, { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false })

/** The text as visitors will see it. It is sent, because it is too long for an address, and changes nothing. */
export const usePreview = (body: string) =>
  useQuery({
    queryKey: ['article preview', body],
    queryFn: ({ signal }) => call('POST /ws/operator/article/preview', { body }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    enabled: body.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
