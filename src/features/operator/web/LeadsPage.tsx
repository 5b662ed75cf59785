import { useState } from 'react'
import { send } from '../../../platform/web/client.ts'
import { useDict, useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { UserText } from '../../../platform/web/UserText.tsx'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { ageText } from './age.ts'
import { LeadCase } from './LeadCase.tsx'
import { leadTone, t } from './lead-texts.ts'
import { type RowOf, type Told, useOperatorList } from './queries.ts'
import { ReviewFrame } from './review/ReviewFrame.tsx'
import { useReview } from './review/useReview.ts'

type Row = RowOf<'GET /ws/operator/leads'>
const idOf = (row: Row) => row.id
const ages = ['1', '3', '7', '30']

/** The inbox of contact forms. */
export default function LeadsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const states = useDict('leadState')
  const topics = useDict('leadTopic')
  const topic = useDictText('leadTopic')
  const state = useDictText('leadState')
  const list = useListState({ filters: { search: '', state: 'open', topic: '', age: '', owner: '' } })
  const query = useOperatorList('GET /ws/operator/leads', { ...list.input, order: list.filters.state === 'open' ? 'asc' : 'desc' })
  const owners = useOperatorList('GET /ws/operator/lead/owners')
  const review = useReview(query, idOf)
  const people = (owners.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <PageHeader title={s.leadsTitle} about={s.leadsAbout} actions={<Export filters={list.filters} />} />
      <ReviewFrame
        label={s.leadsTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        empty={<EmptyState title={s.noLeads} why={s.noLeadsWhy} />}
        filters={
          <FilterBar
            list={list}
            search={{ label: s.search }}
            selects={[
              { key: 'state', label: s.state, any: s.anyState, options: [{ value: 'open', label: s.open }, ...states] },
              { key: 'topic', label: s.topic, any: s.anyTopic, options: topics },
              { key: 'age', label: s.age, any: s.anyAge, options: ages.map((value) => ({ value, label: s.olderThan(value) })) },
              {
                key: 'owner',
                label: s.owner,
                any: s.anyOwner,
                options: [{ value: 'me', label: s.me }, { value: 'nobody', label: s.nobody }, ...people],
              },
            ]}
          />
        }
        row={(row) => ({
          title: <UserText lang={row.lang}>{row.company || row.name}</UserText>,
          status: <StatusTag tone={leadTone[row.state]}>{state(row.state)}</StatusTag>,
          meta: `${topic(row.topic)} · ${row.reference}`,
          age: row.followUpOn ? s.followUpAt(row.followUpOn) : s.received(ageText(row.createdAt, lang, Date.now())),
        })}
      >
        <LeadCase key={review.id} id={review.id} review={review} owners={people} />
      </ReviewFrame>
    </>
  )
}

/** What is filtered, as a file. The server defuses cells that a spreadsheet would run. */
function Export({ filters }: { filters: Record<string, string> }) {
  const s = useTexts(t)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      const { name, csv, rows } = await send<Told<'GET /ws/operator/leads/export'>>('GET /ws/operator/leads/export', filters)
      const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
      const link = document.createElement('a')
      link.href = url
      link.download = name
      link.click()
      URL.revokeObjectURL(url)
      toast.success(s.exported(rows))
    } catch {
      // The client has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <ActButton variant="default" loading={busy} onClick={run}>
      {s.export}
    </ActButton>
  )
}
