import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { may } from '../../../../../platform/web/permissions.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { moveTexts } from '../../contract/texts.ts'
import { roomHref } from '../links.ts'
import { t as dialogTexts } from '../moves/texts.ts'
import { sideLabels } from '../texts.ts'
import { Deliveries } from './Deliveries.tsx'
import css from './detail.module.css'
import { timerText } from './now.ts'
import { t } from './texts.ts'

/** The source's join-in at 6 and 7: the delivery beside the terms, the payments, who has accepted and closed. */
export function AcceptanceRoom({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const timer = demand.deadlineAt ? timerText(demand, formatTime(demand.deadlineAt, lang)) : null
  return (
    <div className={`${blocks.columns} ${css.columns}`} data-ratio="8-4" data-early>
      <div className={blocks.stack}>
        <SectionCard title={s.roomDelivered}>
          <Deliveries deliveries={demand.deliveries} />
        </SectionCard>
        <SectionCard title={s.roomCriteria}>
          <p className={blocks.text}>{demand.acceptanceCriteria}</p>
        </SectionCard>
      </div>
      <div className={`${blocks.stack} ${css.side}`}>
        <SectionCard title={s.roomActs}>
          <p className={css.now}>{stageOf(demand.seaServiceStatus) === 'confirmed' ? s.roomAcceptAbout : s.roomCloseAbout}</p>
          <Sides demand={demand} />
          {timer && (
            <p className={css.timer}>
              <IconClock size={18} stroke={1.75} aria-hidden="true" />
              <span>{timer[lang]}</span>
            </p>
          )}
          <RoomActs demand={demand} />
        </SectionCard>
        <SectionCard title={s.roomReceipt}>
          <Receipts demand={demand} />
        </SectionCard>
      </div>
    </div>
  )
}

/** `do=` keeps this page open behind the dialog. */
function RoomActs({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const auth = usePermissions()?.auth
  const shown = demand.moves.filter(({ move, permission }) => move === 'close' && (permission === null || may(auth, permission)))
  return (
    <ul className={css.roomActs}>
      {shown.map(({ move, possible, reason }) => (
        <li key={move}>
          {possible ? (
            <Button component={Link} to={roomHref(move, demand.id)} data-move={move}>
              {moveTexts[move].label[lang]}
            </Button>
          ) : (
            <span>{reason}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sides({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const { closedBy, side, seaServiceStatus } = demand
  const accepted = demand.timeline.findLast((move) => move.move === 'accept' || move.move === 'acceptOverdue')
  return (
    <ul className={css.sides}>
      <li>
        <span>
          {accepted
            ? s.roomAcceptedBy(accepted.side === 'timer' ? sideLabels.timer[lang] : accepted.actorName || sideLabels[accepted.side][lang])
            : s.roomWaitsAccept}
        </span>
        {accepted ? <StatusTag tone="ok">{s.roomAccepted}</StatusTag> : null}
      </li>
      {stageOf(seaServiceStatus) === 'acceptance' &&
        (['publisher', 'provider'] as const).map((one) => (
          <li key={one}>
            <span>
              {sideLabels[one][lang]}
              {side === one && s.roomYou}
            </span>
            <StatusTag tone={closedBy[one] ? 'ok' : 'neutral'}>{closedBy[one] ? s.roomClosed : s.roomOpen}</StatusTag>
          </li>
        ))}
    </ul>
  )
}

/** Each release as it was posted. */
function Receipts({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const m = useTexts(dialogTexts)
  const { currency, feeBps } = demand
  const releases = demand.timeline.flatMap(({ id, at, move, receipt }) => (receipt ? [{ id, at, move, ...receipt }] : []))
  if (releases.length === 0) return <p className={blocks.quiet}>{s.roomNoRelease}</p>
  return (
    <div className={`${blocks.form} ${css.receipts}`}>
      {releases.map(({ id, at, move, grossMinor, feeMinor, netMinor }) => (
        <div key={id}>
          <p className={blocks.quiet}>
            {move === 'advance' ? s.releaseAdvance : s.releaseFinal} · <TimeText value={at} />
          </p>
          <MoneyLines
            currency={currency}
            lines={[
              { label: s.gross, amountMinor: grossMinor },
              { label: m.fee, amountMinor: feeMinor, deduct: true, note: `${feeBps / 100}%` },
            ]}
            total={{ label: demand.side === 'provider' ? m.youGet : m.net, amountMinor: netMinor }}
          />
        </div>
      ))}
    </div>
  )
}
