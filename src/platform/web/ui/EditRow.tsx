import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import blocks from '../blocks.module.css'
import type { ApiError } from '../client.ts'
import { useTexts } from '../i18n.tsx'
import lists from '../lists.module.css'
import { ActButton } from './ActButton.tsx'
import type { ActNeeds } from './acts.ts'
import { ErrorState } from './ErrorState.tsx'
import { t } from './entries-texts.ts'

interface EditRowProps {
  name: ReactNode
  /** The current value; `none` is shown if it is absent. */
  value?: ReactNode
  none: string
  /** Who changed it last, and when. */
  last: ReactNode
  /** The field while it is being edited; null shows the value. */
  field: ReactNode | null
  /** Label of the button that opens the field; absent if the reader may not change it. */
  editLabel?: string | undefined
  needs: ActNeeds
  pending: boolean
  /** A refusal that the field does not show. */
  failure: ApiError | null
  onEdit: () => void
  onClose: () => void
  onSave: () => void
}

/** One value of a list, edited in place. Esc restores it. */
export function EditRow({ name, value, none, last, field, editLabel, needs, pending, failure, onEdit, onClose, onSave }: EditRowProps) {
  const s = useTexts(t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <li className={lists.record}>
      <div className={blocks.named}>
        <strong>{name}</strong>
      </div>
      {field === null ? (
        <div className={blocks.text}>{value || <span className={blocks.fine}>{none}</span>}</div>
      ) : (
        <form className={blocks.form} noValidate onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
          {field}
          {failure && <ErrorState error={failure} />}
          {failure?.isChanged && (
            <p>
              {s.now} {value || none}
            </p>
          )}
          <div className={blocks.buttons}>
            <Button variant="default" onClick={onClose}>
              {s.cancel}
            </Button>
            <ActButton needs={needs} type="submit" loading={pending}>
              {s.save}
            </ActButton>
          </div>
        </form>
      )}
      <div className={blocks.fine}>{last}</div>
      {field === null && editLabel && (
        <Button variant="default" size="sm" aria-label={editLabel} onClick={onEdit}>
          {s.edit}
        </Button>
      )}
    </li>
  )
}

export const EditRows = ({ children }: { children: ReactNode }) => <ul className={lists.lines}>{children}</ul>
