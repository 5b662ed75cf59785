import blocks from '../../../../platform/web/blocks.module.css'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Sheet } from '../../../../platform/web/portal/Sheet.tsx'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'

/** A link to copy, a code to scan, and the system's share sheet on phones that have one. */
export function ShareSheet({
  open,
  onClose,
  title,
  link,
  label,
}: {
  open: boolean
  onClose: () => void
  title: string
  link: string
  label: string
}) {
  const s = useTexts(t)
  const canShare = typeof navigator.share === 'function'
  return (
    <Sheet open={open} onClose={onClose} title={label}>
      <div className={blocks.form}>
        <p className={blocks.fine}>{s.shareAbout}</p>
        <QrBox value={link} label={s.shareQr} />
        <p className={blocks.fine}>{link}</p>
        <div className={blocks.buttons}>
          <ActionButton onClick={() => void copyText(link)}>{s.copyLink}</ActionButton>
          {/* A rejection means that the visitor closed the system's own sheet. */}
          {canShare && (
            <ActionButton look="outline" onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}>
              {s.shareBy}
            </ActionButton>
          )}
        </div>
      </div>
    </Sheet>
  )
}
