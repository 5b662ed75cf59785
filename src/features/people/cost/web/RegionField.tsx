import { useId, useMemo } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { collator } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import fields from '../../../../platform/web/portal/fields.module.css'
import type { RegionChoice } from './queries.ts'
import { t } from './texts.ts'

/** Every country and region, those with reviewed rates first; the others can be chosen too, and then show what is missing. */
export function RegionField({ label, value, regions, onChange }: RegionFieldProps) {
  const s = useTexts(t)
  const lang = useLang()
  const id = useId()
  const groups = useMemo(() => {
    const order = collator(lang)
    const sorted = [...(regions ?? [])].sort((one, other) => order.compare(one.name[lang], other.name[lang]))
    return [
      { label: s.reviewedRegions, rows: sorted.filter(({ state }) => state === 'reviewed') },
      { label: s.otherRegions, rows: sorted.filter(({ state }) => state !== 'reviewed') },
    ]
  }, [regions, lang, s])
  return (
    <div>
      <label htmlFor={id} className={fields.label}>
        {label}
      </label>
      <select
        id={id}
        className={`${blocks.control} ${fields.input}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {!regions?.some(({ code }) => code === value) && <option value={value}>{value}</option>}
        {groups.map(
          (group) =>
            group.rows.length > 0 && (
              <optgroup key={group.label} label={group.label}>
                {group.rows.map((row) => (
                  <option key={row.code} value={row.code}>
                    {row.name[lang]}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
    </div>
  )
}
interface RegionFieldProps {
  label: string
  value: string
  regions: readonly RegionChoice[] | undefined
  onChange: (code: string) => void
}
