import { unreadOf } from '../../../src/features/talk/chat/server/reads.ts'
import type { Services } from '../../../src/platform/server/services.ts'
import type { Tab } from './tab.ts'

interface StoredEvent {
  seq: number
  kind: string
  sender_id: string
  cid: string | null
  content: string
  recalled: string | null
}

/** What of G1 to G5 does not hold at rest, or null. */
export async function judge(services: Services, tabs: readonly Tab[], ids: readonly string[]): Promise<string | null> {
  for (const id of ids) {
    const { rows } = await services.pool.query<StoredEvent>(
      'select seq, kind, sender_id, cid, content, recalled from chat_event where conversation_id = $1 order by seq',
      [id],
    )
    const members = await services.pool.query<{ account_id: string; from_seq: number }>(
      'select account_id, from_seq from chat_member where conversation_id = $1',
      [id],
    )
    // G3: one order without a gap.
    if (rows.some((row, at) => row.seq !== at + 1)) return `${id}: numbers have a gap: ${rows.map((row) => row.seq).join(' ')}`
    // G2: each message once.
    const cids = rows.flatMap((row) => (row.cid === null ? [] : [`${row.sender_id}:${row.cid.split('|')[0]}`]))
    if (new Set(cids).size !== cids.length) return `${id}: a message is stored twice`
    for (const tab of tabs) {
      // G1: what was acknowledged is kept, at its number.
      for (const [cid, kept] of tab.acknowledged) {
        if (kept.id !== id) continue
        const row = rows[kept.seq - 1]
        if (!row || row.cid?.split('|')[0] !== cid) return `${id}: the acknowledged message ${kept.seq} is not there`
        if (row.recalled === null && row.content !== kept.content) return `${id}: message ${kept.seq} has another content`
      }
      if (tab.outbox.size > 0) return `${tab.outbox.size} messages were never acknowledged`
      // G4: nothing skipped.
      const member = members.rows.find((one) => one.account_id === tab.actor.accountId)
      if (!member) continue
      const due = rows.filter((row) => row.seq >= member.from_seq).map((row) => `${row.seq}:${row.kind}:${row.content}`)
      const has = (tab.events.get(id) ?? [])
        .filter((event) => event.seq >= member.from_seq)
        .map((event) => `${event.seq}:${event.kind}:${event.content}`)
      if (due.join('\n') !== has.join('\n'))
        return `${id}: a client has ${has.length} of ${due.length} events:\n${has.join('\n')}\n—\n${due.join('\n')}`
    }
  }
  // G5: the same number everywhere, which is that of the read pointer.
  for (const tab of tabs) {
    const { accountId } = tab.actor
    const truth = await referenceUnread(services, accountId, ids)
    const unread = (await unreadOf(services.db, [accountId])).get(accountId)?.of ?? {}
    const server = ids.reduce((sum, id) => sum + (unread[id]?.unread ?? 0), 0)
    if (server !== truth) return `the server counts ${server} unread, there are ${truth}`
    const shown = tab.shownUnread - otherUnread(tab, ids)
    if (shown !== truth) return `a tab shows ${shown} unread, there are ${truth}`
  }
  return null
}

/** Unread of other histories with the same people. */
const otherUnread = ({ unread, shownUnread }: Tab, ids: readonly string[]): number =>
  shownUnread === unread.total
    ? Object.entries(unread.of).reduce((sum, [id, { unread: count }]) => sum + (ids.includes(id) ? 0 : count), 0)
    : 0

async function referenceUnread(services: Services, accountId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await services.pool.query<{ count: number }>(
    `select count(*)::int from chat_event e join chat_member m on m.conversation_id = e.conversation_id and m.account_id = $1
      where e.conversation_id = any($2) and e.kind = 'message' and e.sender_id <> $1 and e.recalled is null
        and e.seq > m.read_seq and e.seq >= m.from_seq`,
    [accountId, ids],
  )
  return rows[0]?.count ?? 0
}
