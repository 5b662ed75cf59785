import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { waitText } from '../../../../../platform/web/ui/age.ts'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { fetchExport, useList, useRead } from '../queries.ts'
import { LeadCase, useOwners } from './LeadCase.tsx'
import { leadTone, t } from './texts.ts'

const ages = ['1', '3', '7', '30']

/** The inbox of contact forms. */
export default function LeadsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('leadState')
  const topics = useDict('leadTopic')
  const topic = useDictText('leadTopic')
  const state = useDictText('leadState')
  const list = useListState({ filters: { search: '', state: 'open', topic: '', age: '', owner: '' } })
  const order = list.filters.state === 'open' ? 'asc' : 'desc'
  const input = { ...list.input, order } as const
  const query = useList('GET /ws/operator/leads', input, watched)
  const owners = useOwners()
  return (
    <QueuePage
      title={s.leadsTitle}
      about={s.leadsAbout}
      actions={<ExportButton needs="operator:leads" fetch={() => fetchExport('POST /ws/operator/lead/export', input)} />}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[
        { key: 'state', label: words.state, any: s.anyState, options: [{ value: 'open', label: s.open }, ...states] },
        { key: 'topic', label: s.topic, any: s.anyTopic, options: topics },
        { key: 'age', label: s.age, any: s.anyAge, options: ages.map((value) => ({ value, label: s.olderThan(value) })) },
        {
          key: 'owner',
          label: s.owner,
          any: s.anyOwner,
          options: [{ value: 'me', label: s.me }, { value: 'nobody', label: s.nobody }, ...owners],
        },
      ]}
      row={(row) => ({
        title: <UserText lang={row.lang}>{row.company || row.name}</UserText>,
        status: <StatusTag tone={leadTone[row.state]}>{state(row.state)}</StatusTag>,
        meta: `${topic(row.topic)} · ${row.reference}`,
        end: row.followUpOn ? s.followUpAt(formatDate(row.followUpOn, lang)) : waitText(row.createdAt, lang, Date.now(), s.received),
      })}
      empty={<EmptyState title={s.noLeads} why={s.noLeadsWhy} />}
      useCase={useLead}
      Case={LeadCase}
    />
  )
}

const useLead = (id: string) => useRead('GET /ws/operator/lead', { id }, watched)
