import { Button, Modal } from '@mantine/core'
import { type ComponentType, useEffect, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import type { Part } from '../../contract/plan/schema.ts'
import { type PartMove, partMoves } from '../../contract/plan/states.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import type { Move } from '../../contract/texts.ts'
import {
  AcceptPart,
  DeclineSupplement,
  FundPart,
  InsistPart,
  LowerPart,
  ReclaimPart,
  ReleasePart,
  ResendPart,
  ReturnPart,
  SendPart,
  WithdrawSending,
} from './dialogs.tsx'
import { LogPart } from './LogPart.tsx'
import { LowerSheet } from './LowerSheet.tsx'
import type { PartDialogProps } from './part-form.ts'
import { SupplementPart } from './supplement.tsx'
import { partName, t } from './texts.ts'

const dialogs: Partial<Record<PartMove, ComponentType<PartDialogProps>>> = {
  fund: FundPart,
  log: LogPart,
  send: SendPart,
  resend: ResendPart,
  withdrawSending: WithdrawSending,
  release: ReleasePart,
  lower: (props) => (props.part.work ? <LowerSheet {...props} /> : <LowerPart {...props} />),
  returnPart: ReturnPart,
  acceptLower: AcceptPart,
  insist: InsistPart,
  reclaim: ReclaimPart,
  supplement: SupplementPart,
  declineSupplement: DeclineSupplement,
}

/** The last part is the demand: these are made with it as moves of the demand. */
const ofLast: Partial<Record<PartMove, Move>> = { lower: 'lowerLast', acceptLower: 'acceptLast', insist: 'insistLast' }

/** The dialog of a move of a part, by the address: `part=` and `act=`. A move that cannot be made shows why. */
export function PartDialog({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const [query, setQuery] = useSearchParams()
  const named = query.get('part')
  const part = demand.parts.find(({ id, isLast }) => (named === 'last' ? isLast : id === named)) ?? null
  const move = query.get('act') as PartMove | null
  // The content must not change while the dialog fades; opened again it begins with the part as it is now.
  const [last, setLast] = useState<{ part: Part; move: PartMove } | null>(null)
  const isOpen = part !== null && move !== null && move in dialogs
  const shown = isOpen ? { part, move } : last
  useEffect(() => {
    if (isOpen) setLast({ part, move })
  }, [isOpen, part, move])
  const close = () =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        next.delete('part')
        next.delete('act')
        return next
      },
      { replace: true },
    )
  const Dialog = shown && dialogs[shown.move]
  const asDemand = shown?.part.isLast && ofLast[shown.move]
  const possibility = asDemand
    ? demand.moves.find(({ move: one }) => one === asDemand)
    : shown?.part.moves.find((one) => one.move === shown.move)
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={shown ? `${partMoves[shown.move].label[lang]}：${partName(shown.part, lang)}`.replace('：', lang === 'cn' ? '：' : ': ') : ''}
      size="lg"
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {shown &&
        (Dialog && possibility?.possible ? (
          <Dialog
            key={`${shown.part.id} ${shown.move}`}
            demand={demand}
            part={shown.part}
            onCancel={close}
            onDone={(text) => {
              toast.success(text ?? partMoves[shown.move].past[lang])
              close()
            }}
          />
        ) : (
          <div className={blocks.form}>
            <p className={blocks.quiet}>{possibility?.reason ?? s.notPossible}</p>
            <div className={blocks.buttonsEnd}>
              <Button variant="default" onClick={close} data-autofocus>
                {s.back}
              </Button>
            </div>
          </div>
        ))}
    </Modal>
  )
}
