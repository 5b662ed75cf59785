import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { SERVICE_HOURS } from '../../../../../rules/constants.ts'
import { fetchExport, useList, useOwners, useRead } from '../queries.ts'
import { advisoryTone } from '../texts.ts'
import { AdvisoryCase } from './AdvisoryCase.tsx'
import { useClock } from './clock.tsx'
import { t } from './texts.ts'

/** The queue of consultations. */
export default function AdvisoriesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const words = useTexts(shared)
  const states = useDict('advisoryState')
  const topics = useDict('advisoryTopic')
  const topic = useDictText('advisoryTopic')
  const state = useDictText('advisoryState')
  const clock = useClock()
  const list = useListState({ filters: { search: '', state: 'waiting', topic: '', owner: '' } })
  const waits = list.filters.state === 'waiting'
  const input = { ...list.input, order: waits ? 'asc' : 'desc' } as const
  const query = useList('GET /ws/operator/advisories', input, watched)
  const owners = useOwners()
  const hours = query.data?.hours
  const desk = hours && (hours.open ? s.openNow : s.shutNow(formatTime(hours.next, lang, SERVICE_HOURS.zone)))
  return (
    <QueuePage
      live
      title={s.title}
      about={s.about(desk ?? '')}
      actions={<ExportButton needs="operator:advisory" fetch={() => fetchExport('POST /ws/operator/advisory/export', input)} />}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[
        { key: 'state', label: words.state, any: s.anyState, options: [{ value: 'waiting', label: s.waiting }, ...states] },
        { key: 'topic', label: s.topic, any: s.anyTopic, options: topics },
        {
          key: 'owner',
          label: s.owner,
          any: s.anyOwner,
          options: [{ value: 'me', label: s.me }, { value: 'nobody', label: s.nobody }, ...owners],
        },
      ]}
      row={(row) => ({
        title: <UserText>{row.asker.company || row.asker.name}</UserText>,
        status: <StatusTag tone={advisoryTone[row.state]}>{state(row.state)}</StatusTag>,
        meta: `${topic(row.topic)} · ${row.reference}`,
        end: <span className={(row.minutesLeft ?? 0) < 0 ? blocks.bad : undefined}>{clock(row, hours?.open ?? true)}</span>,
      })}
      empty={<EmptyState title={s.none} why={s.noneWhy} />}
      useCase={useAdvisory}
      Case={AdvisoryCase}
    />
  )
}

const useAdvisory = (id: string) => useRead('GET /ws/operator/advisory', { id }, watched)
