import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import { useDict, useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { UnallocatedState } from '../../contract/orders.ts'
import { useList } from '../queries.ts'
import { RecordArrival } from './RecordArrival.tsx'
import { t } from './texts.ts'
import { UnallocatedCase } from './UnallocatedCase.tsx'

const tones = { open: 'warn', settled: 'ok', undone: 'bad' } as const

export function UnallocatedTag({ state }: { state: UnallocatedState }) {
  return <StatusTag tone={tones[state]}>{useDictText('unallocatedState')(state)}</StatusTag>
}

/** Money that arrived and belongs to no company yet. */
export default function UnallocatedPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('unallocatedState')
  const may = useMay('operator:money')
  const [recording, setRecording] = useState(false)
  const list = useListState({ filters: { search: '', state: 'open', currency: '' } })
  const order = list.filters.state === 'open' ? 'asc' : 'desc'
  const query = useList('GET /ws/operator/unallocated', { ...list.input, order }, watched)
  return (
    <>
      <QueuePage
        title={s.unallocatedTitle}
        about={s.unallocatedAbout}
        actions={
          may && (
            <Button leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />} onClick={() => setRecording(true)}>
              {s.record}
            </Button>
          )
        }
        list={list}
        query={query}
        search={{ label: s.unallocatedSearch }}
        selects={[
          { key: 'state', label: words.state, any: words.allStates, options: states },
          { key: 'currency', label: s.currency, any: s.allCurrencies, options: cashCurrencies.map((value) => ({ value, label: value })) },
        ]}
        row={(row) => ({
          title: row.sender,
          status: <UnallocatedTag state={row.state} />,
          money: <MoneyText amountMinor={row.state === 'open' ? row.leftMinor : row.amountMinor} currency={row.currency} />,
          meta: <span>{row.number}</span>,
          waitingSince: row.state === 'open' && row.createdAt,
        })}
        empty={s.unallocatedNone}
        Case={UnallocatedCase}
      />
      <RecordArrival opened={recording} onClose={() => setRecording(false)} />
    </>
  )
}
