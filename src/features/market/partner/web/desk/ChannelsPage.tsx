import { type Currency, formatMoney } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import type { partnerCalls } from '../../contract/calls.ts'
import { useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Row = RowOf<(typeof partnerCalls)['GET /ws/operator/channels']>

export default function ChannelsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('channelState')
  const state = useDictText('channelState')
  const list = useListState({ filters: { search: '', state: '' } })
  const query = useList('GET /ws/operator/channels', list.input, watched)
  const tag = (row: Row) => <StatusTag tone={row.state === 'active' ? 'ok' : 'neutral'}>{state(row.state)}</StatusTag>
  return (
    <>
      <PageHeader title={s.channelsTitle} about={s.channelsAbout} />
      <FilterBar
        list={list}
        search={{ label: s.channelSearch }}
        selects={[{ key: 'state', label: words.state, any: s.anyState, options: states }]}
      />
      <DataTable
        label={s.channelsTitle}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        empty={<EmptyState title={s.noChannels} why={s.noChannelsWhy} />}
        columns={[
          { key: 'partner', title: s.partner, render: (row) => <UserText lang={row.lang}>{row.partner}</UserText> },
          { key: 'code', title: s.code, render: (row) => <CopyText text={row.code} /> },
          { key: 'state', title: words.state, render: tag },
          { key: 'companies', title: s.companies, align: 'end', render: (row) => row.companies },
          { key: 'people', title: s.people, align: 'end', render: (row) => row.people },
          { key: 'signUps', title: s.signUps, align: 'end', render: (row) => row.eventSignUps },
          { key: 'leads', title: s.leads, align: 'end', render: (row) => row.leads },
          { key: 'funded', title: s.funded, align: 'end', render: (row) => row.fundedDemands },
          { key: 'fees', title: s.fees, align: 'end', render: (row) => <Sums row={row} of="feeMinor" /> },
          { key: 'share', title: s.share, align: 'end', render: (row) => <Sums row={row} of="shareMinor" /> },
          { key: 'ops', title: s.ops, render: (row) => <Turn row={row} /> },
        ]}
        card={(row) => ({
          title: <UserText lang={row.lang}>{row.partner}</UserText>,
          status: tag(row),
          money: <Sums row={row} of="shareMinor" />,
          meta: (
            <>
              <CopyText text={row.code} /> · {s.companies} {row.companies} · {s.people} {row.people} · {s.signUps} {row.eventSignUps} ·{' '}
              {s.leads} {row.leads} · {s.funded} {row.fundedDemands}
            </>
          ),
          next: <Turn row={row} />,
        })}
      />
    </>
  )
}

function Sums({ row, of }: { row: Row; of: 'feeMinor' | 'shareMinor' }) {
  const lang = useLang()
  if (row.money.length === 0) return <>–</>
  return (
    <>
      {row.money.map((sum) => (
        <div key={sum.currency}>{formatMoney(sum[of], sum.currency as Currency, lang)}</div>
      ))}
    </>
  )
}

function Turn({ row }: { row: Row }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const turn = useWrite('POST /ws/operator/channel/state')
  const active = row.state === 'active'
  const ask = async () => {
    const yes = await confirm(
      active
        ? { title: s.pauseTitle(row.partner), body: s.pauseBody, verb: s.pause, tone: 'bad' }
        : { title: s.resumeTitle(row.partner), verb: s.resume },
    )
    if (yes) await turn.run({ id: row.id, version: row.version, to: active ? 'paused' : 'active' })
  }
  return (
    <ActButton needs="operator:leads" size="xs" variant="default" loading={turn.pending} onClick={ask}>
      {active ? s.pause : s.resume}
    </ActButton>
  )
}
