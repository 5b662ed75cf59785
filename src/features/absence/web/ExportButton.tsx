import type { InputOf } from '../../../platform/contract/call.ts'
import { downloadWorkbook } from '../../../platform/web/download.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import type { absenceCalls } from '../contract/calls.ts'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

type Input = InputOf<(typeof absenceCalls)['POST /ws/absence/export']>

/** The list under its filters as an xlsx workbook. */
export function ExportButton({ input }: { input: Input }) {
  const s = useTexts(t)
  const act = useWrite('POST /ws/absence/export', {
    onDone: (file) => {
      downloadWorkbook(file)
      toast.success(s.exported)
    },
  })
  return (
    <ActButton variant="default" loading={act.pending} onClick={() => act.run(input)}>
      {s.export}
    </ActButton>
  )
}
