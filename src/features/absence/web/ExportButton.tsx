import type { InputOf } from '../../../platform/contract/call.ts'
import { download } from '../../../platform/web/download.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { toast } from '../../../platform/web/toast.ts'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import type { absenceCalls } from '../contract/calls.ts'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

type Input = InputOf<(typeof absenceCalls)['POST /ws/absence/export']>
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The list under its filters as an xlsx workbook. */
export function ExportButton({ input }: { input: Input }) {
  const s = useTexts(t)
  const act = useWrite('POST /ws/absence/export', {
    onDone: ({ name, base64 }) => {
      download(
        name,
        Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)),
        WORKBOOK,
      )
      toast.success(s.exported)
    },
  })
  return (
    <ActButton variant="default" loading={act.pending} onClick={() => act.run(input)}>
      {s.export}
    </ActButton>
  )
}
