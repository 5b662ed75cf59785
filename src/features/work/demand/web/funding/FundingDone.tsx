import { Button, Skeleton } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { detailHref, moveHref } from '../links.ts'
import type { FundingPreview } from './FundingForm.tsx'
import css from './funding.module.css'
import { t } from './texts.ts'

interface FundingDoneProps {
  demand: DemandDetail
  preview: FundingPreview
  fundedMinor: number
  /** The balances after the posting. */
  settled: boolean
  onMore: () => void
}

/** The receipt, and the next steps. Takes the focus, since the button that was pressed is gone. */
export function FundingDone({ demand, preview, fundedMinor, settled, onMore }: FundingDoneProps) {
  const lang = useLang()
  const s = useTexts(t)
  const mayPublish = useMay('demand:publish')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (settled) heading.current?.focus()
  }, [settled])
  const { currency, remainingMinor } = preview
  const full = remainingMinor === 0
  if (!settled) return <Skeleton height={200} aria-busy="true" />
  return (
    <div className={`${blocks.form} ${css.done}`}>
      <IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />
      <h2 tabIndex={-1} ref={heading}>
        {full ? s.doneFull : s.donePart} {formatMoney(full ? preview.hostedMinor : fundedMinor, currency, lang)}
      </h2>
      <p>{full ? s.doneFullAbout : s.donePartAbout(formatMoney(remainingMinor, currency, lang))}</p>
      <MoneyLines
        currency={currency}
        lines={[{ label: s.fromWallet, amountMinor: fundedMinor }]}
        total={{ label: s.intoEscrow, amountMinor: fundedMinor }}
      />
      <div className={blocks.buttons}>
        <Button component={Link} to={detailHref(demand.id)} variant="default">
          {s.toDemand}
        </Button>
        {full && mayPublish && (
          <Button component={Link} to={moveHref('publish', demand.id)}>
            {s.publish}
          </Button>
        )}
        {!full && <Button onClick={onMore}>{s.more}</Button>}
      </div>
    </div>
  )
}
