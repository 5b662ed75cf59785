import type { ComponentProps } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { t } from './texts.ts'

type MoveFormProps<V> = Omit<ComponentProps<typeof DialogForm<V>>, 'cancel'> & { cancel?: string | undefined }

/** The form of a move's dialog: "Back" instead of "Cancel", which might mean the demand. */
export function MoveForm<V>({ cancel, ...rest }: MoveFormProps<V>) {
  const s = useTexts(t)
  return <DialogForm<V> {...rest} cancel={cancel ?? s.back} />
}
