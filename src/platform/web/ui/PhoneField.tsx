import { Input, Select, TextInput } from '@mantine/core'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useLang, useTexts } from '../i18n.tsx'
import css from './PhoneField.module.css'
import { t } from './texts.ts'

export interface AreaCodeOption {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Digits without the plus. */
  areaCode: string
  cn: string
  en: string
}

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

// Several countries and regions share a calling code; these stand for it until another is chosen.
const usual: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '64': 'NZ',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
}

/** Calling code and number. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, areaCode, phone, onAreaCodeChange, onPhoneChange, areaCodes, error, areaCodeError, description, required, disabled } =
    props
  const lang = useLang()
  const s = useTexts(t)
  const id = useId()
  const errorId = `${id}-error`
  const [chosen, setChosen] = useState<string | null>(null)
  const byCode = useMemo(() => new Map(areaCodes.map((option) => [option.code, option])), [areaCodes])
  const data = useMemo(
    () => areaCodes.map((option) => ({ value: option.code, label: `+${option.areaCode} ${option[lang]}` })),
    [areaCodes, lang],
  )
  const shown =
    chosen && byCode.get(chosen)?.areaCode === areaCode
      ? chosen
      : (areaCodes.find((option) => option.areaCode === areaCode && (usual[areaCode] ?? option.code) === option.code)?.code ??
        areaCodes.find((option) => option.areaCode === areaCode)?.code ??
        null)
  const said = error || areaCodeError
  return (
    <Input.Wrapper
      label={label ?? s.phone}
      labelProps={{ htmlFor: id }}
      withAsterisk={required}
      description={description}
      error={said}
      errorProps={{ id: errorId, mt: 5 }}
      descriptionProps={{ mb: 5 }}
    >
      <div className={css.row}>
        <Select
          className={css.code}
          classNames={{ input: css.input }}
          aria-label={s.areaCode}
          data={data}
          value={shown}
          onChange={(code) => {
            const option = code && byCode.get(code)
            if (!option) return
            setChosen(option.code)
            onAreaCodeChange(option.areaCode)
          }}
          filter={({ options, search, limit }) => {
            const words = search.trim().toLowerCase().replace(/^\+/, '')
            return options
              .filter((option) => {
                const item = 'value' in option ? byCode.get(option.value) : undefined
                if (!item) return false
                return (
                  item.areaCode.startsWith(words) ||
                  [item.cn, item.en.toLowerCase(), item.code.toLowerCase()].some((name) => name.includes(words))
                )
              })
              .slice(0, limit)
          }}
          renderOption={({ option }) => {
            const item = byCode.get(option.value)
            return (
              <span className={css.option}>
                <span className={css.digits}>+{item?.areaCode}</span>
                <span>{item?.[lang]}</span>
              </span>
            )
          }}
          searchable
          selectFirstOptionOnChange
          allowDeselect={false}
          disabled={disabled}
          error={Boolean(areaCodeError)}
          nothingFoundMessage={s.noMatchShort}
          comboboxProps={{ width: 280, position: 'bottom-start' }}
          maxDropdownHeight={280}
        />
        <TextInput
          id={id}
          className={css.number}
          classNames={{ input: css.input }}
          value={phone}
          onChange={(event) => onPhoneChange(event.currentTarget.value)}
          inputMode="tel"
          type="tel"
          autoComplete={props.autoComplete ?? 'tel-national'}
          placeholder={props.placeholder}
          disabled={disabled}
          error={Boolean(error)}
          aria-required={required}
          aria-describedby={said ? errorId : undefined}
          data-path={props['data-path']}
        />
      </div>
    </Input.Wrapper>
  )
}
