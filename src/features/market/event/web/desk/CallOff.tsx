import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import type { OperatorEvent } from '../../contract/schema.ts'
import { useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** Calling off needs a reason in both languages: it is sent to everyone unchanged. */
export function CallOff({ event, open, onClose }: { event: OperatorEvent; open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const [reason, setReason] = useState({ cn: '', en: '' })
  const act = useWrite('POST /ws/operator/event/cancel', {
    onDone: () => {
      toast.success(s.cancelledNow)
      onClose()
    },
  })
  const ready = reason.cn.trim() !== '' && reason.en.trim() !== ''
  const field = (lang: 'cn' | 'en', label: string) => (
    <TextInput
      label={label}
      required
      maxLength={300}
      value={reason[lang]}
      error={act.fields[`reason.${lang}`]}
      onChange={(changed) => setReason({ ...reason, [lang]: changed.currentTarget.value })}
    />
  )
  return (
    <Modal opened={open} onClose={onClose} title={s.callOffTitle} closeButtonProps={{ 'aria-label': s.keep }}>
      <div className={blocks.form}>
        <p>{s.callOffBody(event.numbers.confirmed + event.numbers.waitlisted)}</p>
        {field('cn', s.reasonCn)}
        {field('en', s.reasonEn)}
        <div className={blocks.buttonsEnd}>
          <Button variant="default" onClick={onClose}>
            {s.keep}
          </Button>
          <ActButton
            needs="operator:events"
            color="bad"
            loading={act.pending}
            unable={ready ? undefined : s.reasonsNeeded}
            onClick={() => act.run({ id: event.id, version: event.version, reason })}
          >
            {s.callOff}
          </ActButton>
        </div>
      </div>
    </Modal>
  )
}
