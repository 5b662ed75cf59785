import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import type { InvitationEntry } from '../../contract/schema.ts'
import { type InvitationState, invitationStateNames, invitationStates } from '../../contract/states.ts'
import { fetchExport, useList, useWrite } from '../queries.ts'
import { t } from '../texts.ts'

const tones: Record<InvitationState, Tone> = { open: 'info', accepted: 'ok', declined: 'warn', revoked: 'neutral', expired: 'neutral' }

export function InvitationList({ invite }: { invite: ReactNode }) {
  const s = useTexts(t)
  const lang = useLang()
  const roleText = useDictText('teamRole')
  const roles = useDict('teamRole')
  const list = useListState({ filters: { search: '', state: '', role: '' }, column: 'sentAt' })
  const query = useList('GET /ws/invitation/list', list.input, watched)
  const state = (row: InvitationEntry) => <StatusTag tone={tones[row.state]}>{invitationStateNames[row.state][lang]}</StatusTag>
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: s.searchInvitations }}
        selects={[
          {
            key: 'state',
            label: s.state,
            any: s.anyState,
            options: invitationStates.map((one) => ({ value: one, label: invitationStateNames[one][lang] })),
          },
          { key: 'role', label: s.role, any: s.anyRole, options: roles },
        ]}
        aside={<ExportButton needs="member:invite" fetch={() => fetchExport('POST /ws/invitation/export', list.input)} />}
      />
      <DataTable
        label={s.invitations}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        columns={[
          { key: 'target', title: s.target, render: (row) => <strong>{row.target}</strong> },
          { key: 'role', title: s.role, render: (row) => roleText(row.role) },
          { key: 'team', title: s.team, render: (row) => row.team || '—' },
          { key: 'state', title: s.state, render: state },
          { key: 'invitedBy', title: s.invitedBy, render: (row) => row.invitedBy },
          { key: 'sentAt', title: s.sentAt, sort: true, render: (row) => <TimeText value={row.sentAt} show="date" /> },
          {
            key: 'expiresAt',
            title: s.expires,
            render: (row) => (row.state === 'open' ? <TimeText value={row.expiresAt} show="date" /> : '—'),
          },
          { key: 'acts', title: s.acts, align: 'end', render: (row) => <InvitationActions row={row} /> },
        ]}
        card={(row) => ({
          title: row.target,
          status: state(row),
          money: roleText(row.role),
          meta: row.team,
          next: <InvitationActions row={row} />,
        })}
        empty={<EmptyState title={s.noInvitations} why={s.noInvitationsWhy} action={invite} />}
      />
    </>
  )
}

function InvitationActions({ row }: { row: InvitationEntry }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const resend = useWrite('POST /ws/invitation/resend', { onDone: () => toast.success(s.resent) })
  const revoke = useWrite('POST /ws/invitation/revoke', { onDone: () => toast.success(s.revoked) })
  const unable = row.aboveOwn ? s.aboveOwn : undefined
  const ask = async () => {
    const yes = await confirm({ title: s.revokeTitle, body: s.revokeBody(row.target), verb: s.revoke, tone: 'bad' })
    if (yes) await revoke.run({ id: row.id })
  }
  if (row.state !== 'open' && row.state !== 'expired') return null
  return (
    <span className={blocks.buttonsEnd}>
      <ActButton
        needs="member:invite"
        variant="subtle"
        size="compact-sm"
        aria-label={s.resendThis(row.target)}
        unable={unable}
        onClick={() => resend.run({ id: row.id })}
      >
        {s.resend}
      </ActButton>
      {row.state === 'open' && (
        <ActButton
          needs="member:invite"
          variant="subtle"
          color="bad"
          size="compact-sm"
          throttleMs={0}
          aria-label={s.revokeThis(row.target)}
          unable={unable}
          loading={revoke.pending}
          onClick={ask}
        >
          {s.revoke}
        </ActButton>
      )}
    </span>
  )
}
