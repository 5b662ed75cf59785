import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import type { Application } from '../../contract/schema.ts'
import { t as moveTexts } from '../moves/texts.ts'

interface ApplicantDialogProps {
  /** Null while the dialog is closed. */
  application: Application | null
  title: (name: string) => string
  onClose: () => void
  children: (application: Application) => ReactNode
}

/** What the company does about one of the applicants. */
export function ApplicantDialog({ application, title, onClose, children }: ApplicantDialogProps) {
  const m = useTexts(moveTexts)
  return (
    <Modal
      opened={application !== null}
      onClose={onClose}
      title={application ? title(application.person.name) : ''}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {application && children(application)}
    </Modal>
  )
}
