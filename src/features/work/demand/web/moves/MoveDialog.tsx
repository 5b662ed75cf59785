import { Button, Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { type Move, moveTexts } from '../../contract/texts.ts'
import { saidOf } from '../texts.ts'
import { moveScreens } from './all.ts'
import { t } from './texts.ts'

export const hasDialog = (move: string): move is Move => move in moveScreens && moveScreens[move as Move].Dialog !== undefined

/** The one dialog of the page: for the move in the address. A move that cannot be made shows the reason instead. */
export function MoveDialog({ demand, move, onClose }: { demand: DemandDetail; move: Move | null; onClose: () => void }) {
  const lang = useLang()
  const s = useTexts(t)
  // The content must not change while the dialog fades: neither its move nor the demand that the answer updated. Opened again it begins
  // with the demand as it is now.
  const [last, setLast] = useState<{ move: Move; demand: DemandDetail } | null>(null)
  const returnTo = useRef<HTMLElement | null>(null)
  const said = useRef<string | null>(null)
  useEffect(() => {
    if (!move) return
    if (document.activeElement instanceof HTMLElement) returnTo.current = document.activeElement
    setLast({ move, demand })
  }, [move, demand])
  const shown = move ? { move, demand } : last

  const Dialog = shown ? moveScreens[shown.move].Dialog : undefined
  const possibility = shown?.demand.moves.find((one) => one.move === shown.move)
  const close = () => {
    onClose()
    // The button that opened it may have disappeared with the move.
    setTimeout(() => {
      if (document.activeElement && document.activeElement !== document.body) return
      const target =
        returnTo.current?.isConnected && returnTo.current !== document.body
          ? returnTo.current
          : document.querySelector<HTMLElement>('main h1')
      target?.focus({ preventScroll: true })
    }, 300)
  }
  return (
    <Modal
      opened={move !== null}
      onClose={close}
      title={shown ? moveTexts[shown.move].label[lang] : ''}
      size="lg"
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {shown &&
        (possibility?.possible && Dialog ? (
          <Dialog
            key={shown.move}
            demand={shown.demand}
            onCancel={close}
            say={(text) => {
              said.current = text
            }}
            onDone={() => {
              toast.success(said.current ?? saidOf(shown.move)[lang])
              said.current = null
              close()
            }}
          />
        ) : (
          <NotPossible reason={possibility?.reason ?? null} onClose={close} />
        ))}
    </Modal>
  )
}

function NotPossible({ reason, onClose }: { reason: string | null; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <div className={blocks.form}>
      <p className={blocks.quiet}>{reason ?? s.notPossible}</p>
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {s.back}
        </Button>
      </div>
    </div>
  )
}
