import { useDict, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { PENDING } from '../../../verification/contract/verification.ts'
import { VerificationTag } from '../../../verification/web/parts.tsx'
import { useList, useRead } from '../queries.ts'
import { PersonCase } from './PersonCase.tsx'
import { t } from './texts.ts'

export default function PersonsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('verificationStatus')
  const list = useListState({ filters: { search: '', status: String(PENDING) }, order: 'asc' })
  const query = useList('GET /ws/operator/persons', list.input, watched)
  const counts = query.data?.counts ?? {}
  return (
    <QueuePage
      title={s.personsTitle}
      about={s.personsAbout}
      list={list}
      query={query}
      search={{ label: s.personSearch }}
      selects={[
        {
          key: 'status',
          label: words.state,
          any: words.allStates,
          options: states.map(({ value, label }) => ({ value, label: `${label} (${counts[value] ?? 0})` })),
        },
      ]}
      row={(row) => ({
        title: row.legalName || row.name,
        status: <VerificationTag status={row.status} />,
        meta: row.areaText,
        waitingSince: row.status === PENDING && row.submittedAt,
        end: row.position,
      })}
      useCase={usePersonCase}
      Case={PersonCase}
    />
  )
}

const usePersonCase = (id: string) => useRead('GET /ws/operator/person', { id }, watched)
