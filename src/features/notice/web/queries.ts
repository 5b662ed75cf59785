import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf } from '../../../platform/contract/call.ts'
import { useAct } from '../../../platform/web/act.ts'
import { caller } from '../../../platform/web/client.ts'
import type { noticeCalls } from '../contract/calls.ts'

export const noticeCall = caller<typeof noticeCalls>()

export const useNotices = (input: InputOf<(typeof noticeCalls)['GET /ws/notice/list']>) =>
  useQuery({
    queryKey: ['notice', 'list', input],
    queryFn: ({ signal }) => noticeCall('GET /ws/notice/list', input, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

/** The same key as the bell of the frame, so that both tell the same number. */
export const useUnreadCount = () =>
  useQuery({
    queryKey: ['notice', 'unread'],
    queryFn: ({ signal }) => noticeCall('GET /ws/notice/unread', {}, { quiet: true, signal }),
  })

export const useMarkRead = () =>
  useAct((input: { ids?: string[]; all?: boolean }, options) => noticeCall('POST /ws/notice/read', input, options), { stale: [['notice']] })
