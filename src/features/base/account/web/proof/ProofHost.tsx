import { Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { proving } from '../../../../../platform/web/proof.ts'
import { onSessionEnd } from '../../../../../platform/web/session.ts'
import { useStore } from '../../../../../platform/web/store.ts'
import { Mantined } from '../../../../../platform/web/ui/Mantined.tsx'
import { ProofForm } from './ProofForm.tsx'
import { t } from './texts.ts'

/** Above confirmations, which may lead to a call that needs a proof. */
const ABOVE_CONFIRMATIONS = 500

/** The one dialog that asks for a proof of the person, at the root of the app. */
export default function ProofHost() {
  return (
    <Mantined>
      <Dialog />
    </Mantined>
  )
}

/** A dialog of the browser's own is above everything that is not inside it. */
const openSheet = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)

function Dialog() {
  const s = useTexts(t)
  const now = useStore(proving)
  const [from, setFrom] = useState<Element | null>(null)
  const [sheet, setSheet] = useState<HTMLElement | undefined>()
  useEffect(() => {
    if (!now) return
    setFrom(document.activeElement)
    setSheet(openSheet())
  }, [now])
  useEffect(() => onSessionEnd(() => proving.get()?.answer(false)), [])
  const answer = (proved: boolean) => {
    proving.get()?.answer(proved)
    // The button that was pressed may be disabled while its call runs again.
    setTimeout(() => {
      if (document.activeElement === document.body && from instanceof HTMLElement && from.isConnected) from.focus()
    }, 250)
  }
  return (
    <Modal
      opened={now !== null}
      onClose={() => answer(false)}
      title={s.title}
      size="md"
      zIndex={ABOVE_CONFIRMATIONS}
      key={sheet ? 'sheet' : 'page'}
      {...(sheet && { portalProps: { target: sheet } })}
      // The library leaves it at the left edge of what it is inside.
      styles={{ inner: { left: 0 } }}
      // Esc ends this question, not the sheet that it is asked in.
      onKeyDown={(event) => event.key === 'Escape' && event.preventDefault()}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      <ProofForm onDone={() => answer(true)} onCancel={() => answer(false)} />
    </Modal>
  )
}
