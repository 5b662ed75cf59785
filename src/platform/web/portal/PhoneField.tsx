import { IconSelector } from '@tabler/icons-react'
import type { Ref } from 'react'
import blocks from '../blocks.module.css'
import { loadChunk } from '../chunk.ts'
import { useLang, useTexts } from '../i18n.tsx'
import type { AreaCodeListProps } from '../ui/AreaCodeList.tsx'
import { areaCodeLabel, usualOption } from '../ui/area-code.ts'
import { t } from '../ui/texts.ts'
import { useAreaCodeList } from '../ui/useAreaCodeList.ts'
import css from './entry-fields.module.css'
import field from './fields.module.css'
import { TextField } from './fields.tsx'

interface PhoneFieldProps extends Omit<AreaCodeListProps, 'autoFocus' | 'error'> {
  phone: string
  onPhoneChange: (phone: string) => void
  error?: string | undefined
  areaCodeError?: string | undefined
  'data-path'?: string
}

// The list brings the component library.
const loadList = () => loadChunk(() => import('./AreaCodeSearch.tsx'))

/** Calling code and number. */
export function PhoneField({ phone, onPhoneChange, error, areaCodeError, 'data-path': path, ...codes }: PhoneFieldProps) {
  const s = useTexts(t)
  const { List, autoFocus, ref, want } = useAreaCodeList(loadList)
  const code = { ...codes, error: Boolean(areaCodeError) }
  return (
    <TextField
      label={s.phone}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      required
      data-path={path}
      value={phone}
      error={error ?? areaCodeError}
      onChange={(event) => onPhoneChange(event.currentTarget.value)}
      before={
        <span className={css.code}>
          {List ? <List {...code} autoFocus={autoFocus} /> : <AreaCodeShown {...code} ref={ref} onWanted={want} />}
        </span>
      }
    />
  )
}

interface ShownProps extends Omit<AreaCodeListProps, 'autoFocus'> {
  ref: Ref<HTMLInputElement>
  onWanted: () => void
}

/** The chosen code, styled like the list that replaces it once loaded. */
function AreaCodeShown({ areaCode, areaCodes, error, ref, onWanted }: ShownProps) {
  const lang = useLang()
  const s = useTexts(t)
  const shown = usualOption(areaCodes, areaCode)
  return (
    <>
      <input
        ref={ref}
        className={`${blocks.control} ${field.input}`}
        aria-label={s.areaCode}
        aria-invalid={error || undefined}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        value={shown ? areaCodeLabel(shown, lang) : ''}
        readOnly
        // Starts loading the script before the click has ended.
        onPointerEnter={() => void loadList().catch(() => undefined)}
        onFocus={onWanted}
      />
      <IconSelector size={16} stroke={1.5} aria-hidden="true" />
    </>
  )
}
