import { Switch } from '@mantine/core'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** What the company's payslips say. */
export function SlipSetting() {
  const s = useTexts(t)
  const mayEdit = useMay('payroll:prepare')
  const policy = useRead('GET /ws/payroll/policy')
  const change = useWrite('POST /ws/payroll/policy', { onDone: ({ showsCost }) => toast.success(showsCost ? s.costOn : s.costOff) })
  if (!policy.data) return null
  const { version, showsCost } = policy.data
  return (
    <SectionCard title={s.slips}>
      <Switch
        label={s.showsCost}
        description={s.showsCostHint}
        checked={showsCost}
        disabled={!mayEdit || change.pending}
        onChange={({ currentTarget }) => void change.run({ version, showsCost: currentTarget.checked })}
      />
    </SectionCard>
  )
}
