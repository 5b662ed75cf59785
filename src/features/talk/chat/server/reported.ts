import { preparedSql } from '../../../../platform/server/data/database.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { REPORT_LINES } from '../../../../rules/constants.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import type { ReportedLine } from '../../moderation/contract/schema.ts'
import type { ReportSource } from '../../moderation/server/hooks.ts'
import { releaseUnused } from './files.ts'
import { conversation, conversationEvent, conversationMember } from './tables.ts'

const p = sql.placeholder

interface Line {
  seq: number
  sender_id: string
  content: string
  file_ids: string[]
  recalled: string | null
  at_ms: number
}

/** A message and the messages around it, as far as this member sees them. */
const around = preparedSql<Line>(
  'chat_reported',
  sql`with seen as (
      select e.* from ${conversationEvent} e
        join ${conversationMember} m on m.conversation_id = e.conversation_id and m.account_id = ${p('accountId')}::uuid
      where e.conversation_id = ${p('id')}::uuid and e.seq >= m.from_seq and e.kind = 'message' and e.hidden_from is distinct from m.account_id)
    select seq, sender_id, content, to_json(file_ids) as file_ids, recalled, (extract(epoch from at) * 1000)::float8 as at_ms from (
      (select * from seen where seq <= ${p('seq')}::integer order by seq desc limit ${p('most')}::integer + 1)
      union all
      (select * from seen where seq > ${p('seq')}::integer order by seq limit ${p('most')}::integer)) as lines order by seq`,
)

/** The kept lines are copies: what is recalled later, and the end of the month, leave them as they were. */
export const reportSource: ReportSource = {
  message: async (act: Act, { id, seq }) => {
    // A recall that is under way is over first; a later one sees that the report keeps the files.
    await act.tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.id, id)).for('share')
    const rows = await around(act.tx, { accountId: act.actor.accountId, id, seq, most: REPORT_LINES })
    const found = rows.find((row) => row.seq === seq)
    if (!found) return null
    if (found.recalled) return 'gone'
    const people = await accountsByIds(
      act.db,
      rows.map((row) => row.sender_id),
    )
    const lines = rows.map(
      (row): ReportedLine => ({
        seq: row.seq,
        at: Temporal.Instant.fromEpochMilliseconds(Math.floor(row.at_ms)).toString(),
        by: row.sender_id,
        name: people.get(row.sender_id)?.name ?? '',
        text: row.content,
        fileIds: row.file_ids,
      }),
    )
    return { authorId: found.sender_id, lines }
  },
  release: releaseUnused,
}
