import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { ApiError } from '../client.ts'
import { useTexts } from '../i18n.tsx'
import { ActButton } from './ActButton.tsx'
import css from './EditRow.module.css'
import { ErrorState } from './ErrorState.tsx'
import { t } from './entries-texts.ts'

export interface EditRowProps {
  name: ReactNode
  /** A second line under the name, as a machine knows it. */
  code?: string
  /** The value as it is; nothing where there is none, and then `none` is shown. */
  value?: ReactNode
  none: string
  /** Who changed it last, and when. */
  last: ReactNode
  /** The field, while it is being edited; null shows the value. */
  field: ReactNode | null
  /** Names the button that opens the field; absent where the reader may not change it. */
  editLabel?: string | undefined
  pending: boolean
  /** A refusal that the field does not show. */
  failure: ApiError | null
  onEdit: () => void
  onClose: () => void
  onSave: () => void
}

/** One value of a list, changed in its place. Esc leaves it as it was. */
export function EditRow({ name, code, value, none, last, field, editLabel, pending, failure, onEdit, onClose, onSave }: EditRowProps) {
  const s = useTexts(t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave()
  }
  return (
    <li className={css.row}>
      <div className={css.name}>
        {name}
        {code && <code className={css.code}>{code}</code>}
      </div>
      {field === null ? (
        <div className={css.value}>{value || <span className={css.none}>{none}</span>}</div>
      ) : (
        <form className={css.edit} noValidate onSubmit={submit} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
          {field}
          {failure && <ErrorState error={failure} />}
          <div className={css.buttons}>
            <ActButton type="submit" loading={pending}>
              {s.save}
            </ActButton>
            <Button variant="default" onClick={onClose}>
              {s.cancel}
            </Button>
          </div>
        </form>
      )}
      <div className={css.last}>{last}</div>
      {field === null && editLabel && (
        <Button className={css.open} variant="default" size="sm" aria-label={editLabel} onClick={onEdit}>
          {s.edit}
        </Button>
      )}
    </li>
  )
}

export const EditRows = ({ children }: { children: ReactNode }) => <ul className={css.list}>{children}</ul>
