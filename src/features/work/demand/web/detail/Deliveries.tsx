import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import type { DemandDetail } from '../../contract/schema.ts'
import css from './detail.module.css'
import { FileLinks } from './FileLinks.tsx'
import { t } from './texts.ts'

type Delivery = DemandDetail['deliveries'][number]

/** Newest first; older versions stay, collapsed unless `all`. */
export function Deliveries({ deliveries, all }: { deliveries: readonly Delivery[]; all?: boolean }) {
  const s = useTexts(t)
  const [newest, ...older] = deliveries
  if (!newest) return <p className={blocks.quiet}>{s.noDeliveries}</p>
  return (
    <div className={`${blocks.form} ${css.deliveries}`}>
      <One delivery={newest} newest={older.length > 0} />
      {older.length > 0 &&
        (all ? (
          older.map((delivery) => <One key={delivery.version} delivery={delivery} />)
        ) : (
          <details className={lists.more}>
            <summary>{s.olderVersions(older.length)}</summary>
            <div className={blocks.form}>
              {older.map((delivery) => (
                <One key={delivery.version} delivery={delivery} />
              ))}
            </div>
          </details>
        ))}
    </div>
  )
}

function One({ delivery, newest }: { delivery: Delivery; newest?: boolean }) {
  const s = useTexts(t)
  return (
    <article className={css.delivery}>
      <div className={css.deliveryHead}>
        <h3>{s.version(delivery.version)}</h3>
        {newest && <StatusTag tone="primary">{s.newest}</StatusTag>}
        <span className={blocks.quiet}>
          <TimeText value={delivery.at} />
        </span>
      </div>
      <p className={blocks.text}>{delivery.note}</p>
      {delivery.files.length > 0 && <FileLinks files={delivery.files} />}
      {delivery.returnedReason && (
        <p className={css.returned}>
          <strong>{s.returnedBecause}</strong>
          {delivery.returnedReason}
        </p>
      )}
    </article>
  )
}
