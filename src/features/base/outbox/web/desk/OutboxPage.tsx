import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import spacing from '../../../../../platform/web/spacing.module.css'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { writtenIn } from '../../../../../platform/web/written-in.ts'
import type { outboxCalls } from '../../contract/calls.ts'
import { messageStates, ownReasons } from '../../contract/sms.ts'
import { useList } from '../queries.ts'
import css from './desk.module.css'
import { Providers } from './Providers.tsx'
import { t } from './texts.ts'

type Row = RowOf<(typeof outboxCalls)['GET /ws/operator/outbox']>

const codeOf = (row: Row): string | null => row.body?.match(/(?<!\d)\d{6}(?!\d)/)?.[0] ?? null

export default function OutboxPage() {
  const s = useTexts(t)
  const list = useListState({ filters: { search: '', channel: '', state: '' } })
  const query = useList('GET /ws/operator/outbox', list.input, watched)
  const channel = { sms: s.sms, email: s.email }
  return (
    <>
      <PageHeader title={s.outboxTitle} about={s.outboxAbout} />
      <div className={spacing.before4}>
        <Providers />
      </div>
      <FilterBar
        list={list}
        search={{ label: s.outboxSearch }}
        selects={[
          {
            key: 'channel',
            label: s.channel,
            any: s.allChannels,
            options: [
              { value: 'sms', label: s.sms },
              { value: 'email', label: s.email },
            ],
          },
          {
            key: 'state',
            label: s.state,
            any: s.allStates,
            options: messageStates.map((value) => ({ value, label: s[value] })),
          },
        ]}
      />
      <DataTable
        label={s.outboxTitle}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'at', title: s.at, render: (row) => <TimeText value={row.at} /> },
          {
            key: 'to',
            title: s.recipient,
            render: (row) => (
              <>
                <span>{row.to}</span>
                <span className={blocks.below}>{channel[row.channel]}</span>
              </>
            ),
          },
          { key: 'message', title: s.message, render: (row) => <Message row={row} /> },
          { key: 'code', title: s.code, render: (row) => <Code row={row} /> },
          { key: 'state', title: s.state, render: (row) => <State row={row} /> },
        ]}
        card={(row) => ({
          title: <span>{row.to}</span>,
          status: <State row={row} />,
          money: <Code row={row} />,
          meta: (
            <>
              <TimeText value={row.at} /> · {channel[row.channel]}
              <Message row={row} />
            </>
          ),
        })}
      />
    </>
  )
}

/** Longer messages are folded. */
const SHORT = 100

/** Mail is in the recipient's language. */
function Message({ row: { subject, body } }: { row: Row }) {
  const text = body ?? ''
  return (
    <div className={css.message} lang={writtenIn(subject + text) ?? 'en'}>
      {text.length > SHORT ? (
        <details className={css.fold}>
          <summary>{subject || text.slice(0, SHORT)}</summary>
          {text}
        </details>
      ) : (
        <>
          {subject && <strong>{subject}</strong>}
          {subject && text && <br />}
          {text}
        </>
      )}
    </div>
  )
}

function Code({ row }: { row: Row }) {
  const code = codeOf(row)
  return code ? <CopyText text={code} /> : null
}

const tones = { kept: 'warn', queued: 'neutral', handed: 'ok', delivered: 'ok', failed: 'bad' } as const

function State({ row }: { row: Row }) {
  const s = useTexts(t)
  const { state, provider } = row
  const own = ownReasons.find((each) => row.error === each || row.error?.endsWith(`: ${each}`))
  const reason = own ? s[own] : row.error
  return (
    <>
      <StatusTag tone={tones[state]}>{s[state]}</StatusTag>
      {provider && <span className={blocks.below}>{s.by(provider)}</span>}
      {row.error && <span className={blocks.below}>{reason}</span>}
    </>
  )
}
