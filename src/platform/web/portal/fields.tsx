import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, type TextareaHTMLAttributes, useId } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import css from './fields.module.css'
import { takeFocus } from './show.ts'
import { t } from './texts.ts'

interface Frame {
  label: string
  description?: ReactNode
  error?: string | undefined
  /** Shows "optional" beside the label; most fields of a public form are required. */
  optional?: boolean
  /** The label is for screen readers only. */
  hideLabel?: boolean
}

/** `more`: ids of what else describes the field. */
function useField({ label, description, error, optional, hideLabel }: Frame, more?: string) {
  const id = useId()
  const s = useTexts(t)
  const about = [description && `${id}-about`, error && `${id}-error`, more].filter(Boolean).join(' ')
  return {
    input: { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': about || undefined },
    frame: (field: ReactNode) => (
      <div className={css.field} data-invalid={error ? true : undefined}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : css.label}>
          {label}
          {optional && ' '}
          {optional && <span className={`${blocks.fine} ${css.optional}`}>{s.optional}</span>}
        </label>
        {description && (
          <p id={`${id}-about`} className={`${blocks.fine} ${css.about}`}>
            {description}
          </p>
        )}
        {field}
        {error && (
          <p id={`${id}-error`} className={css.error}>
            {error}
          </p>
        )}
      </div>
    ),
  }
}

export interface TextFieldProps extends Frame, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>
  /** In the row of the input. */
  before?: ReactNode
  after?: ReactNode
}

/**
 * Fields of public pages: native, so that a visitor loads no component library. Workbench screens use Mantine's. Each takes `label,
 * description?, error?, optional?, hideLabel?` and the attributes of its element.
 */
export function TextField({ label, description, error, optional, hideLabel, before, after, ...input }: TextFieldProps) {
  const field = useField({ label, description, error, optional, hideLabel } as Frame, input['aria-describedby'])
  return field.frame(
    <span className={`${blocks.row} ${css.box}`}>
      {before}
      <input className={`${blocks.control} ${css.input}`} {...input} {...field.input} />
      {after}
    </span>,
  )
}

export function TextArea({
  label,
  description,
  error,
  optional,
  hideLabel,
  ...input
}: Frame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const field = useField({ label, description, error, optional, hideLabel } as Frame)
  return field.frame(<textarea rows={4} className={`${blocks.control} ${css.input}`} {...input} {...field.input} />)
}

export interface Option {
  value: string
  label: string
  disabled?: boolean
  /** Options of one group follow each other under its name. */
  group?: string
}
/** A select. `empty` is the first line if nothing is chosen yet. */
export function Choice({
  label,
  description,
  error,
  optional,
  hideLabel,
  options,
  empty,
  ...input
}: Frame & { options: readonly Option[]; empty?: string } & SelectHTMLAttributes<HTMLSelectElement>) {
  const field = useField({ label, description, error, optional, hideLabel } as Frame)
  return field.frame(
    <select className={`${blocks.control} ${css.input}`} {...input} {...field.input}>
      {empty !== undefined && <option value="">{empty}</option>}
      {[...new Set(options.map(({ group }) => group))].map((group) => {
        const rows = optionsOf(options.filter((option) => option.group === group))
        return group === undefined ? (
          rows
        ) : (
          <optgroup key={group} label={group}>
            {rows}
          </optgroup>
        )
      })}
    </select>,
  )
}

const optionsOf = (options: readonly Option[]) =>
  options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  ))

export function Tick({ label, error, ...input }: { label: ReactNode; error?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId()
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label className={css.tick}>
        <input type="checkbox" {...input} aria-invalid={error ? true : undefined} aria-describedby={error ? `${id}-error` : undefined} />
        <span>{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Radio buttons. */
export function Segments<V extends string>({
  label,
  value,
  onChange,
  options,
  hideLabel,
  stacked,
}: {
  label: string
  value: V
  onChange: (value: V) => void
  options: readonly { value: V; label: ReactNode }[]
  hideLabel?: boolean
  /** Stacked, for options that are sentences. */
  stacked?: boolean
}) {
  const name = useId()
  return (
    <fieldset className={css.segments} data-stacked={stacked || undefined}>
      <legend className={hideLabel ? 'sr-only' : css.label}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} checked={value === option.value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The refusal, above the form; takes the focus when it appears (`key` it by the attempt). */
export const Problem = ({ children }: { children: ReactNode }) => (
  <div className={blocks.notice} data-tone="bad" role="alert" tabIndex={-1} ref={takeFocus}>
    {children}
  </div>
)
