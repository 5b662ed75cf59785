import { Suspense } from 'react'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import css from './detail.module.css'

const Qr = lazyPart(() => import('../../../../platform/web/ui/Qr.tsx'))

/** A QR code in a space reserved for it. */
export const QrBox = ({ value, label }: { value: string; label: string }) => (
  <div className={css.qr}>
    <Suspense fallback={<span aria-busy="true" />}>
      <Qr value={value} label={label} />
    </Suspense>
  </div>
)
