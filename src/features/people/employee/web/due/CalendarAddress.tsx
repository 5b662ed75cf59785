import { Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useRead, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** The secret address of a member's calendar: made, shown once, ended. */
export function CalendarAddress({ open, onClose }: { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <Modal opened={open} onClose={onClose} title={s.subscribeTitle} size="lg" closeButtonProps={{ 'aria-label': s.close }}>
      {open && <Address />}
    </Modal>
  )
}

function Address() {
  const s = useTexts(t)
  const lang = useLang()
  const own = useRead('GET /ws/employee/due/address')
  const [path, setPath] = useState<string | null>(null)
  const change = useWrite('POST /ws/employee/due/address', {
    onDone: (result) => {
      setPath(result.path)
      if (result.path === null) toast.success(s.revoked)
    },
  })
  const since = own.data?.since
  return (
    <div className={blocks.form}>
      <p>{s.subscribeAbout}</p>
      {path ? (
        <div className={blocks.notice}>
          <p className={blocks.fine}>{s.address}</p>
          <CopyText text={`${window.location.origin}${path}`} />
        </div>
      ) : (
        <p className={blocks.quiet}>{since ? s.since(formatTime(since, lang)) : s.noAddress}</p>
      )}
      <div className={blocks.buttons}>
        {since && (
          <ActButton needs="people:edit" variant="default" onClick={() => change.run({ revoke: true })}>
            {s.revoke}
          </ActButton>
        )}
        <ActButton needs="people:edit" loading={change.pending} onClick={() => change.run({ revoke: false })}>
          {since ? s.makeNew : s.make}
        </ActButton>
      </div>
    </div>
  )
}
