import { copyText } from '../../../platform/web/clipboard.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../platform/web/portal/actions.tsx'
import { Sheet } from '../../../platform/web/portal/Sheet.tsx'
import css from './detail.module.css'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'

/** A link to copy, a code to scan, and the apps of the phone where it offers them. */
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
      <div className={css.ticket}>
        <p className={css.small}>{s.shareAbout}</p>
        <QrBox value={link} label={s.shareQr} />
        <p className={`${css.breaks} ${css.small}`}>{link}</p>
        <div className={css.row}>
          <ActionButton onClick={() => void copyText(link)}>{s.copyLink}</ActionButton>
          {/* A rejection says that the visitor closed the system's own sheet. */}
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
