import { together } from '../../../../platform/server/data/database.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { noticeCalls } from '../contract/calls.ts'
import { noticesOf, unreadCount, unreadLinks } from './reads.ts'
import { markRead } from './writes.ts'

export const noticeRoutes = routesOf(noticeCalls, {
  'GET /ws/notice/list': (look, input) => noticesOf(look, input),
  'GET /ws/notice/unread': async ({ db, actor }) => {
    const [unread, links] = await together(
      () => unreadCount(db, actor.accountId),
      () => unreadLinks(db, actor.accountId),
    )
    return { unread, links }
  },
  'POST /ws/notice/read': async (act, { ids, links }) => {
    const turned = await markRead(act, act.actor.accountId, { ids, links })
    return { read: turned, unread: await unreadCount(act.db, act.actor.accountId) }
  },
})
