import { MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDict, useTexts } from '../i18n.tsx'
import { t as formTexts } from './form-texts.ts'
import { t } from './texts.ts'

interface SharedProps {
  /** Code of a dictionary. */
  dict: string
  label: ReactNode
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  disabled?: boolean
  /** Values that are not offered. */
  without?: readonly string[]
  'data-path'?: string
}

const SEARCHABLE_FROM = 9

function useOptions(dict: string, without: readonly string[] = []) {
  return useDict(dict).filter((option) => !without.includes(option.value))
}

/** One value of a dictionary. Long lists are searched by typing. */
export function DictSelect({
  dict,
  value,
  onChange,
  required,
  without,
  ...rest
}: SharedProps & { value: string; onChange: (value: string) => void }) {
  const ui = useTexts(t)
  const s = useTexts(formTexts)
  const data = useOptions(dict, without)
  return (
    <Select
      {...rest}
      data={data}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      withAsterisk={required}
      aria-required={required}
      allowDeselect={!required}
      clearable={!required}
      clearButtonProps={{ 'aria-label': ui.clear }}
      searchable={data.length >= SEARCHABLE_FROM}
      selectFirstOptionOnChange
      nothingFoundMessage={ui.noMatchShort}
      placeholder={s.choose}
    />
  )
}

/** Several values of a dictionary. */
export function DictMultiSelect({
  dict,
  value,
  onChange,
  required,
  without,
  max,
  ...rest
}: SharedProps & { value: string[]; onChange: (value: string[]) => void; max?: number }) {
  const ui = useTexts(t)
  const s = useTexts(formTexts)
  return (
    <MultiSelect
      {...rest}
      data={useOptions(dict, without)}
      value={value}
      onChange={onChange}
      maxValues={max}
      withAsterisk={required}
      aria-required={required}
      searchable
      selectFirstOptionOnChange
      nothingFoundMessage={ui.noMatchShort}
      placeholder={value.length === 0 ? s.choose : undefined}
    />
  )
}
