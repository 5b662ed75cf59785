import { useMemo } from 'react'
import { collator } from '../../../../platform/web/formats.ts'
import { useLang } from '../../../../platform/web/i18n.tsx'
import { Choice } from '../../../../platform/web/portal/fields.tsx'
import { useCalendarRegions } from './queries.ts'

/** A country or region among all that have a zone, sorted in the reader's language. */
export function PlaceField({ label, value, onChange, error }: PlaceFieldProps) {
  const lang = useLang()
  const { data } = useCalendarRegions()
  const options = useMemo(() => {
    const order = collator(lang)
    return (data ?? [])
      .map(({ code, name }) => ({ value: code, label: name[lang] }))
      .sort((one, other) => order.compare(one.label, other.label))
  }, [data, lang])
  return (
    <Choice
      label={label}
      value={value}
      error={error}
      options={options.length > 0 ? options : [{ value, label: value }]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
interface PlaceFieldProps {
  label: string
  value: string
  onChange: (code: string) => void
  error?: string | undefined
}
