import { Input, TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'
import { loadChunk } from '../chunk.ts'
import { useLang, useTexts } from '../i18n.tsx'
import spacing from '../spacing.module.css'
import type { AreaCodeListProps } from './AreaCodeList.tsx'
import { type AreaCodeOption, areaCodeLabel, usualOption } from './area-code.ts'
import css from './PhoneField.module.css'
import { t } from './texts.ts'
import { useAreaCodeList } from './useAreaCodeList.ts'

export interface PhoneFieldProps {
  label?: ReactNode
  /** Calling code, "86". */
  areaCode: string
  phone: string
  onAreaCodeChange: (areaCode: string) => void
  onPhoneChange: (phone: string) => void
  areaCodes: readonly AreaCodeOption[]
  error?: ReactNode
  areaCodeError?: ReactNode
  description?: ReactNode
  placeholder?: string
  required?: boolean
  disabled?: boolean
  autoComplete?: string
  'data-path'?: string
}

const loadList = () => loadChunk(() => import('./AreaCodeList.tsx'))

/** Calling code and number. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, areaCode, phone, onAreaCodeChange, onPhoneChange, areaCodes, error, areaCodeError, description, required, disabled } =
    props
  const s = useTexts(t)
  const id = useId()
  const said = error || areaCodeError
  return (
    // Error and description reach the number through the wrapper: a TextInput would bring a wrapper of its own and hide them.
    <Input.Wrapper
      id={id}
      label={label ?? s.phone}
      withAsterisk={required}
      description={description}
      error={said}
      errorProps={{ mt: 5 }}
      descriptionProps={{ mb: 5 }}
    >
      <div className={css.row}>
        <AreaCode {...{ areaCode, onAreaCodeChange, areaCodes, disabled }} error={Boolean(areaCodeError)} />
        <Input
          id={id}
          className={spacing.fill}
          value={phone}
          onChange={(event) => onPhoneChange(event.currentTarget.value)}
          inputMode="tel"
          type="tel"
          autoComplete={props.autoComplete ?? 'tel-national'}
          placeholder={props.placeholder}
          disabled={disabled}
          error={Boolean(error)}
          aria-required={required}
          data-path={props['data-path']}
        />
      </div>
    </Input.Wrapper>
  )
}

function AreaCode(props: Omit<AreaCodeListProps, 'autoFocus'>) {
  const { List, autoFocus, ref, want } = useAreaCodeList(loadList)
  return List ? <List {...props} autoFocus={autoFocus} /> : <AreaCodeShown {...props} ref={ref} onWanted={want} />
}

/** The chosen code, styled like the list that replaces it once loaded. */
interface ShownProps extends Omit<AreaCodeListProps, 'autoFocus'> {
  ref: Ref<HTMLInputElement>
  onWanted: () => void
}
function AreaCodeShown({ areaCode, areaCodes, disabled, error, ref, onWanted }: ShownProps) {
  const lang = useLang()
  const s = useTexts(t)
  const shown = usualOption(areaCodes, areaCode)
  return (
    <TextInput
      ref={ref}
      className={css.code}
      aria-label={s.areaCode}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      value={shown ? areaCodeLabel(shown, lang) : ''}
      readOnly
      disabled={disabled}
      error={error}
      rightSection={<IconSelector size={16} stroke={1.5} aria-hidden="true" />}
      rightSectionPointerEvents="none"
      // Starts loading the script before the click has ended.
      onPointerEnter={() => void loadList().catch(() => undefined)}
      onFocus={onWanted}
    />
  )
}
