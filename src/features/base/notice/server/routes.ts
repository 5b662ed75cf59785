import { together } from '../../../../platform/server/data/database.ts'
import { type Routes, read, write } from '../../../../platform/server/wire/http.ts'
import { noticeCalls } from '../contract/calls.ts'
import { noticesOf, unreadCount, unreadLinks } from './reads.ts'
import { markRead } from './writes.ts'

export function noticeRoutes(routes: Routes): void {
  read(routes, noticeCalls, 'GET /ws/notice/list', (look, input) => noticesOf(look, input))
  read(routes, noticeCalls, 'GET /ws/notice/unread', async ({ db, actor }) => {
    const [unread, links] = await together(
      () => unreadCount(db, actor.accountId),
      () => unreadLinks(db, actor.accountId),
    )
    return { unread, links }
  })
  write(routes, noticeCalls, 'POST /ws/notice/read', async (act, { ids, links }) => {
    const turned = await markRead(act, act.actor.accountId, { ids, links })
    return { read: turned, unread: await unreadCount(act.db, act.actor.accountId) }
  })
}
