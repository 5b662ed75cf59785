import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Choice, type Option } from '../../../../../platform/web/portal/fields.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { ta } from '../apply-texts.ts'

interface Props {
  label: string
  'data-path': string
  value: string[]
  options: readonly Option[]
  error: string | undefined
  optional?: boolean
  onChange: (value: string[]) => void
}

/** Multiple choice from a list: selected values are listed below with a remove button. */
export function MultiSelect({ label, 'data-path': path, value, options, error, optional, onChange }: Props) {
  const s = useTexts(ta)
  const nameOf = (code: string) => options.find((one) => one.value === code)?.label ?? code
  return (
    <div>
      <Choice
        label={label}
        empty={s.add}
        data-path={path}
        options={options.filter((one) => !value.includes(one.value))}
        value=""
        error={error}
        {...(optional && { optional })}
        onChange={(event) => event.currentTarget.value && onChange([...value, event.currentTarget.value])}
      />
      {value.length > 0 && (
        <ul className={`${blocks.line} ${spacing.after2}`} aria-label={label}>
          {value.map((code) => (
            <li key={code}>
              <button
                type="button"
                className={blocks.chip}
                aria-label={s.remove(nameOf(code))}
                onClick={() => onChange(value.filter((one) => one !== code))}
              >
                {nameOf(code)}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
