import { Modal, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { DictSelect } from '../../../../../platform/web/ui/DictSelect.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { REPORT_KEPT_DAYS, REPORT_LINES, REPORT_TEXT_MAX } from '../../../../../rules/constants.ts'
import { reportForm } from '../../contract/schema.ts'
import type { ReportGround } from '../../contract/states.ts'
import { call, stale } from '../queries.ts'
import { t } from '../texts.ts'

interface Typed {
  ground: ReportGround
  text: string
}

/** Reports a message, by its conversation and its number there. */
export default function ReportDialog({ id, seq, onClose }: { id: string; seq: number; onClose: () => void }) {
  const s = useTexts(t)
  const toWire = (typed: Typed) => ({ id, seq, ...typed })
  const act = useActForm({
    warn: false,
    initial: { ground: 'spam', text: '' } as Typed,
    check: (typed) => checkBy(reportForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/moderation/report', toWire(typed), options),
    stale,
    onDone: ({ reference }) => {
      toast.success(s.sent(reference))
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={s.reportTitle} closeButtonProps={{ 'aria-label': s.close }}>
      <DialogForm needs="own" of={act} verb={s.send} cancel={s.cancel} onCancel={onClose}>
        <p className={blocks.quiet}>{s.reportAbout(REPORT_LINES, REPORT_KEPT_DAYS)}</p>
        <DictSelect dict="reportGround" required {...act.field('ground', s.ground)} />
        <Textarea autosize minRows={2} maxRows={8} maxLength={REPORT_TEXT_MAX} {...act.field('text', s.words)} />
      </DialogForm>
    </Modal>
  )
}
