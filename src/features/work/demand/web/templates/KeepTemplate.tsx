import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_TITLE_MAX } from '../../../../../rules/demand.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { copiedFrom } from '../form/copied.ts'
import { toDraft } from '../form/values.ts'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

/** Keeps a request as a template: what its form says, as if it was begun today. */
export function KeepTemplate({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {s.keep}
      </Button>
      <Modal opened={open} onClose={() => setOpen(false)} title={s.keep} closeButtonProps={{ 'aria-label': s.close }}>
        <KeepForm demand={demand} onClose={() => setOpen(false)} />
      </Modal>
    </>
  )
}

function KeepForm({ demand, onClose }: { demand: DemandDetail; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { title: demand.title },
    check: (typed) => checkFilled(typed, ['title']),
    save: ({ title }, options) =>
      call('POST /ws/demand/template/keep', { title: title.trim(), form: toDraft(copiedFrom(demand, 'repeat', today())) }, options),
    stale,
    onDone: () => {
      toast.success(s.kept)
      onClose()
    },
    warn: false,
  })
  return (
    <DialogForm needs="demand:create" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
      <TextInput description={s.nameHint} withAsterisk maxLength={DEMAND_TITLE_MAX} {...act.field('title', s.name)} />
    </DialogForm>
  )
}
