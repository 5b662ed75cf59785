import { type Routes, read, write } from '../../../platform/server/http.ts'
import { noticeCalls } from '../contract/calls.ts'
import { noticesOf, unreadCount } from './reads.ts'
import { markRead } from './writes.ts'

export function noticeRoutes(routes: Routes): void {
  read(routes, noticeCalls, 'GET /ws/notice/list', (look, input) => noticesOf(look, input))
  read(routes, noticeCalls, 'GET /ws/notice/unread', async (look) => ({ unread: await unreadCount(look.db, look.actor.accountId) }))
  write(routes, noticeCalls, 'POST /ws/notice/read', async (act, { ids, opened }) => {
    const turned = await markRead(act, act.actor.accountId, { ids, opened })
    return { read: turned, unread: await unreadCount(act.db, act.actor.accountId) }
  })
}
