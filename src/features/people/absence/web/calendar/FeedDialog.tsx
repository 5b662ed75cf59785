import { Button, Modal } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useRead, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** The secret address of the reader's calendar of absences: made, shown once, revoked. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const { data } = useRead('GET /ws/absence/feed/address')
  const [address, setAddress] = useState<string | null>(null)
  const change = useWrite('POST /ws/absence/feed/address', {
    onDone: ({ path }) => {
      setAddress(path && new URL(path, location.href).href)
      if (path === null) toast.success(s.feedRevoked)
    },
  })
  const since = data?.since
  return (
    <Modal opened onClose={onClose} title={s.feedTitle} size="lg" closeButtonProps={{ 'aria-label': w.close }}>
      <div className={blocks.form}>
        <p>{s.feedAbout}</p>
        {address ? (
          <p>
            <CopyText text={address} label={s.feedAddress} />
          </p>
        ) : (
          <p className={blocks.quiet}>{since ? s.feedSince(formatTime(since, lang)) : s.feedNone}</p>
        )}
        <div className={blocks.buttonsEnd}>
          <Button variant="default" onClick={onClose}>
            {w.close}
          </Button>
          {since && (
            <ActButton
              needs="people:view"
              variant="default"
              color="bad"
              loading={change.pending}
              onClick={() => change.run({ revoke: true })}
            >
              {s.feedRevoke}
            </ActButton>
          )}
          <ActButton needs="people:view" loading={change.pending} onClick={() => change.run({})}>
            {since ? s.feedRenew : s.feedMake}
          </ActButton>
        </div>
      </div>
    </Modal>
  )
}
