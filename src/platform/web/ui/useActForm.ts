import { useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useAct } from '../act.ts'
import type { ApiError, CallOptions } from '../client.ts'
import { useLang } from '../i18n.tsx'
import { refresh } from '../query.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { renamed, useServerErrors } from './useServerErrors.ts'

type Messages = Record<string, string>
/** Path → what the field there is called. Each field says its own while it is drawn, so that no summary has to repeat it. */
type Labels = Readonly<Record<string, string>>

interface ActFormOptions<V, R> {
  /** The form's initial values. Load them first: a later value is ignored, unless a save was refused because of it (`version`). */
  initial: V
  /**
   * The version that `initial` was read with, of a thing that exists already. `save` gets the one that the form started from; if that is
   * refused as changed meanwhile, the screen's reads are repeated (`stale`), and `changed` offers both ways to go on.
   */
  version?: number | undefined
  /** Path → message; empty if the form may be submitted. */
  check: (values: V) => Messages
  /** Fields that are checked as soon as they are left, if something is in them: numbers with a form of their own. */
  soon?: readonly PathOf<V>[]
  /** A last step after validation: a dialog, or another step of the form. False: it is not sent now. */
  confirm?: (values: V) => boolean | Promise<boolean>
  save: (values: V, options: CallOptions, version: number) => Promise<R>
  onDone?: (result: R, values: V) => void
  onError?: (error: ApiError) => void
  /** Features whose reads become stale after saving. */
  stale?: readonly string[]
  /** Path of the wire → path of the form, where they differ. */
  rename?: Messages
  /** Stores the input in this tab until it is saved. Never for passwords, codes and document numbers. */
  draft?: string
  /** Asks before unsaved changes are lost. On by default. */
  warn?: boolean
}

/** Where a field may be in the values of a form: `name`, `lines.0.amount`, `names.${lang}`. A misspelled one does not compile. */
export type PathOf<V> = V extends readonly (infer I)[]
  ? `${number}` | `${number}.${PathOf<I>}`
  : V extends Temporal.Instant | Date | ((...values: never[]) => unknown)
    ? never
    : V extends object
      ? { [K in keyof V & string]: K | `${K}.${PathOf<NonNullable<V[K]>>}` }[keyof V & string]
      : never

/** The part of @mantine/form that screens use. */
interface TypedForm<V> {
  values: V
  errors: Record<string, ReactNode>
  /** Merges these values into the current ones. */
  setValues: (change: Partial<V>) => void
  setFieldValue: <K extends keyof V & string>(path: K, value: V[K]) => void
  setErrors: (errors: Record<string, ReactNode>) => void
  setFieldError: (path: PathOf<V>, error: ReactNode) => void
  clearErrors: () => void
  clearFieldError: (path: PathOf<V>) => void
}

interface FieldMark {
  error: ReactNode
  'data-path': string
}

interface CellProps extends FieldMark {
  // biome-ignore lint/suspicious/noExplicitAny: each field knows the type of its own value
  value: any
  // biome-ignore lint/suspicious/noExplicitAny: as above; also takes an input event
  onChange: (value: any) => void
  onFocus: () => void
  onBlur: () => void
}

export interface FieldProps extends CellProps {
  label: string
}

export interface ActForm<V> {
  form: TypedForm<V>
  /**
   * The props of a field: label, value, change, error, and the mark by which the summary finds it. The summary calls it by its label, or by
   * `called` where that alone does not say which one it is.
   */
  field: (path: PathOf<V>, label: string, called?: string) => FieldProps
  /** The props of a field whose label is for screen readers alone. */
  cell: (path: PathOf<V>, label: string, called?: string) => CellProps & { 'aria-label': string }
  /** The error and the mark of what is no single field, or has no plain text as its label; the summary calls it by this label. */
  named: (path: PathOf<V>, label: string) => FieldMark
  labels: Labels
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  pending: boolean
  /** Counts failed attempts, here or on the server; for `FormErrors`. */
  attempt: number
  /** A refusal that belongs to no field; shown in place by `ErrorState`. */
  failure: ApiError | null
  /** Somebody else has saved in the meantime; shown in place by `FormState`. */
  changed: ChangedForm | null
  /** True if a draft was restored; `discard` returns to the saved values. */
  restored: boolean
  discard: () => void
  /** Treats these values as the saved ones. */
  restart: (values: V) => void
}

/** What somebody else has saved while this form was filled in, and the ways to go on. */
export interface ChangedForm {
  refusal: ApiError
  labels: Labels
  /** Paths of the fields whose stored values are others than the form started from; null until they have been read again. */
  theirs: string[] | null
  /** Those of them that were changed here too. */
  both: string[]
  /** Shows the stored values. What was typed is lost. */
  takeTheirs: () => void
  /** Keeps what was typed; all other fields show the stored values. The next save replaces those. */
  keepMine: () => void
}

interface MantineForm<V> extends TypedForm<V> {
  isDirty: () => boolean
  resetDirty: (values: V) => void
  getValues: () => V
  getInputProps: (path: PathOf<V>) => CellProps
  onSubmit: (valid: (values: V) => void, invalid: () => void) => ActForm<V>['onSubmit']
}

/**
 * @mantine/form types each path by the shape of the values, which a form over a generic `V` cannot: the part that screens use is typed
 * here instead.
 */
const useMantineForm = <V extends object>(initial: V, check: (values: V) => Messages): MantineForm<V> =>
  useForm({ initialValues: initial as Record<string, unknown>, validate: (values) => check(values as V) }) as unknown as MantineForm<V>

const DRAFT_DELAY_MS = 400

/** What a form started from. */
interface Start<V> {
  initial: V
  version: number | undefined
}

/** A draft, with what its form started from: what others save until it is taken up again must not be overwritten unseen. */
interface Kept<V> {
  typed: Partial<V>
  start: Start<V>
}

const same = (a: unknown, b: unknown): boolean => (JSON.stringify(a) ?? '') === (JSON.stringify(b) ?? '')

/** The fields that have different values in two states of a form. */
const differing = <V extends object>(a: V, b: V): (keyof V & string)[] =>
  (Object.keys({ ...a, ...b }) as (keyof V & string)[]).filter((path) => !same(a[path], b[path]))

/**
 * A form around one action: checks by the contract's schema before anything is sent, server errors at their fields, one refusal in place,
 * drafts and a warning before leaving.
 */
export function useActForm<V extends object, R>(options: ActFormOptions<V, R>): ActForm<V> {
  const { initial, version, check, soon = [], confirm, save, onDone, onError, stale, rename, draft, warn = true } = options
  const [found] = useState(() => (draft ? readDraft<Kept<V>>(draft) : null))
  const [start, setStart] = useState<Start<V>>(() => (version !== undefined && found?.start ? found.start : { initial, version }))
  const [restored, setRestored] = useState(found !== null)
  const form = useMantineForm(initial, check)
  const { values } = form
  const server = useServerErrors(form, rename)
  const dirty = form.isDirty()
  const leaving = useLeaveWarning(warn && dirty, draft !== undefined)
  const sent = useRef(initial)
  const saved = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, over the saved values
  useEffect(() => {
    if (found) form.setValues({ ...initial, ...found.typed })
  }, [])
  const forget = useDraft(
    draft,
    dirty,
    useMemo(() => ({ typed: values, start }), [values, start]),
  )

  const act = useAct((input: V, calling: CallOptions) => save(input, { ...calling, quiet: true }, start.version ?? 0), {
    stale,
    onDone: (result) => {
      saved.current = true
      forget()
      form.resetDirty(sent.current)
      setRestored(false)
      leaving.release()
      onDone?.(result, sent.current)
    },
    onError: (error) => {
      server.take(error)
      if (error.isChanged) void refresh(...(stale ?? []))
      onError?.(error)
    },
  })
  useMessagesInLanguage(form, check, renamed(act.fields, rename))
  const send = async (typed: V) => {
    sent.current = typed
    if (!confirm || (await confirm(typed))) await act.run(typed)
  }
  const restart = (next: V, typed: V = next) => {
    form.setValues(typed)
    form.resetDirty(next)
    form.clearErrors()
    act.reset()
  }
  // After a save, what is read next is what the form goes on from.
  useEffect(() => {
    if (!saved.current || version === start.version) return
    saved.current = false
    setStart({ initial, version })
    if (!form.isDirty()) restart(initial)
  })
  const labels = useRef<Record<string, string>>({}).current
  const propsOf = (path: PathOf<V>, label: string): CellProps => {
    labels[path] = label
    const props = form.getInputProps(path)
    if (!soon.includes(path)) return props
    const onBlur = () => {
      props.onBlur()
      const wrong = props.value ? check(form.getValues())[path] : undefined
      if (wrong) form.setFieldError(path, wrong)
    }
    return { ...props, onBlur }
  }
  const changedForm = (refusal: ApiError): ChangedForm => {
    const theirs = differing(start.initial, initial)
    const mine = differing(start.initial, values)
    const go = (typed: V) => {
      restart(initial, typed)
      setStart({ initial, version })
    }
    return {
      ...{ refusal, labels },
      theirs: version === start.version ? null : theirs,
      both: theirs.filter((path) => mine.includes(path)),
      takeTheirs: () => go(initial),
      keepMine: () => go({ ...initial, ...Object.fromEntries(mine.map((path) => [path, values[path]])) }),
    }
  }
  return {
    ...{ form, labels },
    field: (path, label, called = label) => ({ ...propsOf(path, called), label }),
    cell: (path, label, called = label) => ({ ...propsOf(path, called), 'aria-label': label }),
    named: (path, label) => {
      labels[path] = label
      return { 'data-path': path, error: form.errors[path] }
    },
    onSubmit: form.onSubmit((typed) => void send(typed), server.onInvalid),
    pending: act.pending,
    attempt: server.attempt,
    failure: act.error?.isGeneral && !(act.error.isChanged && version !== undefined) ? act.error : null,
    changed: act.error?.isChanged && version !== undefined ? changedForm(act.error) : null,
    restored,
    discard: () => {
      forget()
      restart(initial)
      setRestored(false)
    },
    restart,
  }
}

/** Stores the input, including the last change before leaving. Returns a function that deletes it. */
function useDraft<V>(name: string | undefined, dirty: boolean, values: V): () => void {
  useEffect(() => {
    if (!name || !dirty) return
    const timer = setTimeout(writeDraft, DRAFT_DELAY_MS, name, values)
    return () => clearTimeout(timer)
  }, [name, dirty, values])
  const unsaved = useRef<V | null>(null)
  unsaved.current = name && dirty ? values : null
  useEffect(
    () => () => {
      if (name && unsaved.current) writeDraft(name, unsaved.current)
    },
    [name],
  )
  return () => {
    if (name) dropDraft(name)
    unsaved.current = null
  }
}

/** Messages on screen are translated when the language changes: those of the form itself, and those that the server refused it with. */
function useMessagesInLanguage<V>(form: TypedForm<V>, check: (values: V) => Messages, refused: Messages): void {
  const lang = useLang()
  const said = useRef(lang)
  useEffect(() => {
    if (said.current === lang) return
    said.current = lang
    const shown = Object.keys(form.errors)
    if (shown.length === 0) return
    const still = Object.entries(refused).filter(([path]) => shown.includes(path))
    form.setErrors({ ...Object.fromEntries(still), ...check(form.values) })
  })
}
