import { lazy, Suspense, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { t } from './texts.ts'

const ReportDialog = lazy(() => import('../../moderation/web/parts/ReportDialog.tsx'))

/** Reports somebody else's message. */
export function ReportEntry({ id, seq }: { id: string; seq: number }) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={blocks.textButton} onClick={() => setOpen(true)}>
        {s.report}
      </button>
      {open && (
        <Suspense>
          <ReportDialog id={id} seq={seq} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
