import { Select } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useTexts } from '../i18n.tsx'
import { type AreaCodeOption, areaCodeLabel, usualOption } from './area-code.ts'
import css from './PhoneField.module.css'
import { t } from './texts.ts'

export interface AreaCodeListProps {
  areaCode: string
  onAreaCodeChange: (areaCode: string) => void
  areaCodes: readonly AreaCodeOption[]
  disabled?: boolean
  error?: boolean
  /** Whether the field that it replaces has the focus. */
  autoFocus: boolean
}

/** All calling codes, searched by digits and by names. Opens with the focus. */
export function AreaCodeList({ areaCode, onAreaCodeChange, areaCodes, disabled, error, autoFocus }: AreaCodeListProps) {
  const lang = useLang()
  const s = useTexts(t)
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [])
  const [chosen, setChosen] = useState<string | null>(null)
  const byCode = useMemo(() => new Map(areaCodes.map((option) => [option.code, option])), [areaCodes])
  const data = useMemo(() => areaCodes.map((option) => ({ value: option.code, label: areaCodeLabel(option, lang) })), [areaCodes, lang])
  const shown = chosen && byCode.get(chosen)?.areaCode === areaCode ? chosen : (usualOption(areaCodes, areaCode)?.code ?? null)
  return (
    <Select
      ref={input}
      className={css.code}
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
      // Typing replaces the current code.
      onFocus={(event) => event.currentTarget.select()}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      disabled={disabled}
      error={error}
      nothingFoundMessage={s.noMatchShort}
      comboboxProps={{ width: 280, position: 'bottom-start' }}
      maxDropdownHeight={280}
    />
  )
}
