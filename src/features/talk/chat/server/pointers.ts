import { preparedSql } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { pointerMoved } from './signals.ts'
import { conversationMember } from './tables.ts'

export interface Pointer {
  id: string
  accountId: string
  do: 'read' | 'delivered'
  seq: number
}

const p = sql.placeholder

const move = preparedSql<{ conversation_id: string; account_id: string }>(
  'chat_pointers_move',
  sql`update ${conversationMember} m set
      read_seq = greatest(m.read_seq, q.read),
      delivered_seq = greatest(m.delivered_seq, q.delivered),
      marked_unread = m.marked_unread and q.read = 0
    from jsonb_to_recordset(${p('pointers')}::jsonb) as q(id uuid, account uuid, read integer, delivered integer)
    where m.conversation_id = q.id and m.account_id = q.account
      and (m.read_seq < q.read or m.delivered_seq < q.delivered or (m.marked_unread and q.read > 0))
    returning m.conversation_id, m.account_id`,
)

/** Moves pointers forward, never back; what is read was delivered. The conversations are locked. */
export async function movePointers(act: Act<unknown>, pointers: readonly Pointer[]): Promise<void> {
  if (pointers.length === 0) return
  const farthest = new Map<string, { id: string; account: string; read: number; delivered: number }>()
  for (const { id, accountId, do: what, seq } of pointers) {
    const key = `${id}:${accountId}`
    const one = farthest.get(key) ?? { id, account: accountId, read: 0, delivered: 0 }
    one.delivered = Math.max(one.delivered, seq)
    if (what === 'read') one.read = Math.max(one.read, seq)
    farthest.set(key, one)
  }
  const moved = await move(act.tx, { pointers: JSON.stringify([...farthest.values()]) })
  act.afterCommit(() => {
    for (const row of moved) {
      const one = farthest.get(`${row.conversation_id}:${row.account_id}`)
      if (!one) continue
      const did = one.read > 0 ? ('read' as const) : ('delivered' as const)
      act.services.live.publish(pointerMoved, { id: one.id, from: one.account, do: did, seq: did === 'read' ? one.read : one.delivered })
    }
  })
}
