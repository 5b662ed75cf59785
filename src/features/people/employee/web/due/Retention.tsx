import { Select } from '@mantine/core'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { EMPLOYEE_KEPT_MONTHS } from '../../../../../rules/constants.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

const CHOICES = [EMPLOYEE_KEPT_MONTHS, 36, 60, 84, 120, 180, 240]

/** How long numbers and documents of those who left are kept before they are erased. */
export function Retention() {
  const s = useTexts(t)
  const mayEdit = useMay('people:edit')
  const policy = useRead('GET /ws/employee/policy')
  const change = useWrite('POST /ws/employee/policy', { onDone: () => toast.success(s.keptSaved) })
  const kept = policy.data?.keptMonths
  if (kept === undefined) return null
  const offered = CHOICES.includes(kept) ? CHOICES : [...CHOICES, kept].sort((a, b) => a - b)
  return (
    <SectionCard title={s.kept} about={s.keptAbout}>
      <Select
        label={s.keptFor}
        data={offered.map((months) => ({ value: String(months), label: s.months(months) }))}
        value={String(kept)}
        onChange={(months) => months && void change.run({ version: policy.data?.version ?? 0, keptMonths: Number(months) })}
        disabled={!mayEdit || change.pending}
        allowDeselect={false}
        maw={280}
      />
    </SectionCard>
  )
}
