import { copyText } from '../../../platform/web/clipboard.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { SERVICE_HOURS } from '../../../rules/constants.ts'
import { useContacts } from '../contacts.ts'
import css from './portal-pages.module.css'
import { t } from './texts.ts'

/** True from 9:00 to 18:30 in Beijing, wherever the reader is. Holidays are not known here. */
function isOpen(now: Date): boolean {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: SERVICE_HOURS.zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now)
  return clock >= SERVICE_HOURS.from && clock < SERVICE_HOURS.to
}

/** How to reach us: what the operator has set, and the hours. */
export function ContactLines() {
  const s = useTexts(t)
  const { phone, address, wechatId, linkedinId } = useContacts()
  const open = isOpen(new Date())
  return (
    <dl className={css.lines}>
      {phone && (
        <div>
          <dt>{s.phone}</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="tabular">
              {phone}
            </a>
          </dd>
        </div>
      )}
      <div>
        <dt>{s.hoursLabel}</dt>
        <dd>
          {s.hours}
          <span className={css.now} data-open={open || undefined}>
            {open ? s.hoursOpen : s.hoursClosed}
          </span>
        </dd>
      </div>
      {address && (
        <div>
          <dt>{s.address}</dt>
          <dd>{address}</dd>
        </div>
      )}
      {wechatId && <Copied label={s.wechat} id={wechatId} />}
      {linkedinId && <Copied label={s.linkedin} id={linkedinId} />}
    </dl>
  )
}

function Copied({ label, id }: { label: string; id: string }) {
  const s = useTexts(t)
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span translate="no">{id}</span>
        <button type="button" className={css.copy} aria-label={s.copy(id)} onClick={() => void copyText(id)}>
          {s.copyShort}
        </button>
      </dd>
    </div>
  )
}
