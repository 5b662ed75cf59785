import type { ResultOf } from '../../../../platform/contract/call.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { maskedPhone } from '../../../base/account/contract/phone.ts'
import { accountById } from '../../../base/account/server/reads.ts'
import type { ConversationRow } from '../contract/calls.ts'
import type { ChatEntity } from '../contract/entities.ts'
import type { sideCalls } from '../contract/side-calls.ts'
import { conversationsOf } from './conversations.ts'
import { contentFor, nameFor } from './legacy.ts'

/** Such a client knows no pages. */
const EVERY = 2_147_483_647

/** The caller and their conversations, as a client of the known family keeps them. */
export async function entitiesOf(look: Look): Promise<ResultOf<(typeof sideCalls)['GET /ws/chat/list']>> {
  const { db, actor } = look
  const me = await accountById(db, actor.accountId)
  const { records } = await conversationsOf(look, { search: '', size: EVERY })
  return {
    user: { id: actor.accountId, username: nameFor(me?.name ?? ''), phone: me?.phone ? maskedPhone(me.phone) : '', email: me?.email ?? '' },
    chats: records.map(entityOf),
  }
}

function entityOf({ id, type, personId, name, desk, avatar, unread, last }: ConversationRow): ChatEntity {
  const filedUnder = personId ?? id
  return {
    ...{ id: filedUnder, name: nameFor(name, desk), avatar, type },
    unReadCount: unread,
    lastMsgs: last?.kind === 'message' && !last.recalled ? [messageOf(last, filedUnder)] : [],
    phone: '',
    email: '',
  }
}

const messageOf = (last: NonNullable<ConversationRow['last']>, id: string): ChatEntity['lastMsgs'][number] => {
  const { fromname, username, desk, avatar, type, timestamp } = last
  return { id, fromname, username: nameFor(username, desk), avatar, content: contentFor(last), type, timestamp }
}
