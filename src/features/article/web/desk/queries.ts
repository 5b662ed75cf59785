import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { type ActOptions, useAct } from '../../../../platform/web/act.ts'
import { caller } from '../../../../platform/web/client.ts'
import { queryClient } from '../../../../platform/web/query.ts'
import type { ArticleCalls } from '../../contract/calls.ts'

export const call = caller<ArticleCalls>()

/** Filters come from the URL as texts; the server's schema judges them. */
export const useDeskList = (input: object) =>
  useQuery({
    queryKey: ['article', 'desk', input],
    queryFn: ({ signal }) => call('GET /ws/operator/articles', input as never, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

/** What the editor starts from. It is asked for again by the editor's own acts alone: nothing replaces what is being typed. */
export const useDeskArticle = (id: string) =>
  useQuery({
    queryKey: ['article', 'editing', id],
    queryFn: ({ signal }) => call('GET /ws/operator/article', { id }, { quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const usePreview = (body: string) =>
  useQuery({
    queryKey: ['article', 'preview', body],
    queryFn: ({ signal }) => call('POST /ws/operator/article/preview', { body }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    enabled: body.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })

export type Moved = ResultOf<ArticleCalls['POST /ws/operator/article/save']>
type Move = Exclude<Extract<keyof ArticleCalls, `POST ${string}`>, `${string}/preview` | `${string}/create` | `${string}/save`>

/** A move of the article's state. Whatever came out, lists and public pages ask anew. */
export const useMove = <I extends { id: string; version: number }>(key: Move, options: ActOptions<Moved>) =>
  useAct((input: I, calling) => call(key, input as never, calling) as Promise<Moved>, { ...options, stale: [['article']] })

export const refreshArticles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['article'] })
