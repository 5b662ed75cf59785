import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useAct } from '../act.ts'
import type { ApiError, CallOptions } from '../client.ts'
import { useLang } from '../i18n.tsx'
import { dropDraft, readDraft, writeDraft } from '../ui/draft.ts'

interface Kept<V> {
  values: V
  /** What the page was opened with: another link starts over if it carries values. */
  opened: string
}

/** The fields of a form that hold plain text. */
type TextName<V> = { [K in keyof V]: string extends V[K] ? K : never }[keyof V] & string

interface TypedOptions<V> {
  /** Name under which the form is stored, so that it outlives a reload of its tab. */
  draft?: string
  empty: V
  /** The values that the link of this page fills in, and a text that identifies the link. */
  given?: Partial<V>
  opened?: string
  /** Field → message; empty if it may be sent. */
  check: (values: V) => Record<string, string>
}

interface PublicFormOptions<V, R> extends TypedOptions<V> {
  /** `shownMs` is how long the form has been open. */
  save: (values: V, options: CallOptions, shownMs: number) => Promise<R>
  onDone: (result: R, values: V) => void
  onError?: (error: ApiError) => void
  /** Features whose reads become stale after saving. */
  stale?: readonly string[]
}

/** The entries of one record under the names of another. */
const pick = (from: Record<string, string>, names: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names))

/** What has been typed, kept in the draft, and what is wrong with it. */
function useTyped<V extends object>({ draft, empty, given, opened = '', check }: TypedOptions<V>) {
  const [values, setValues] = useState<V>(() => {
    const kept = draft ? readDraft<Kept<V>>(draft) : null
    if (!kept) return { ...empty, ...given }
    return kept.opened === opened ? { ...empty, ...kept.values } : { ...empty, ...kept.values, ...given }
  })
  const lang = useLang()
  const [found, setErrors] = useState<Record<string, string>>({})
  /** Who found them, here or the server: they are said again in the language that is on. */
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const shownAt = useRef(performance.now())

  const set = useCallback(
    (change: Partial<V>) => {
      setValues((now) => {
        const next = { ...now, ...change }
        if (draft) writeDraft(draft, { values: next, opened } satisfies Kept<V>)
        return next
      })
      setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
    },
    [draft, opened],
  )
  /** Fills fields that still have their initial value; nothing that a person has typed. */
  const fill = useCallback(
    (known: Partial<V>) =>
      setValues((now) => {
        const open = Object.entries(known).filter(([name, value]) => value && now[name as keyof V] === empty[name as keyof V])
        return open.length > 0 ? { ...now, ...Object.fromEntries(open) } : now
      }),
    [empty],
  )
  const reset = useCallback(() => {
    setValues(empty)
    setErrors({})
    shownAt.current = performance.now()
  }, [empty])
  const errors = Object.keys(found).length > 0 ? { ...found, ...pick(refusal ? refusal.in(lang).fields : check(values), found) } : found
  return { values, set, fill, errors, setErrors, setRefusal, shownAt, reset }
}

/** A form of a public page: without a library, with a draft, and with the server's messages at its fields. */
export function usePublicForm<V extends object, R>({
  draft,
  empty,
  given,
  opened,
  check,
  save,
  onDone,
  onError,
  stale,
}: PublicFormOptions<V, R>) {
  const { values, set, fill, errors, setErrors, setRefusal, shownAt, reset } = useTyped({ draft, empty, given, opened, check })
  const [attempt, setAttempt] = useState(0)
  const fail = (problems: Record<string, string>, by: ApiError | null) => {
    setErrors(problems)
    setRefusal(by)
    setAttempt((n) => n + 1)
  }
  const sent = useRef(empty)
  const perform = (typed: V, options: CallOptions) => {
    sent.current = typed
    return save(typed, options, Math.round(performance.now() - shownAt.current))
  }
  const act = useAct(perform, {
    stale,
    onDone: (result: R) => {
      if (draft) dropDraft(draft)
      onDone(result, sent.current)
    },
    onError: (error: ApiError) => {
      fail(error.fields, error)
      onError?.(error)
    },
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problems = check(values)
    if (Object.keys(problems).length > 0) fail(problems, null)
    else void act.run(values)
  }
  const labels = useRef<Record<string, string>>({}).current
  const named = (name: string, label: string) => {
    // Again at the end: in the order of the screen.
    delete labels[name]
    labels[name] = label
    return { 'data-path': name, error: errors[name] }
  }
  return {
    values,
    set,
    labels,
    /** The props of a text field: label, value, change, error, and the mark by which the summary finds it. */
    field: (name: TextName<V>, label: string) => ({
      ...named(name, label),
      label,
      value: values[name] as string,
      onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value } as Partial<V>),
    }),
    /** The error and the mark of a field of another kind, by its path on the wire; the summary calls it by this label. */
    named,
    fill,
    errors,
    /** Shows further messages at their fields, outside an attempt to send; `by` the server, if it refused. */
    mark: (problems: Record<string, string>, by: ApiError | null = null) => {
      setErrors((now) => ({ ...now, ...problems }))
      setRefusal(by)
    },
    clearErrors: () => setErrors({}),
    /** Counts failed attempts, here or on the server. */
    attempt,
    onSubmit,
    pending: act.pending,
    /** A refusal that belongs to no field: for forms that show it themselves (`save` with `quiet`). */
    failure: act.error?.isGeneral ? act.error : null,
    reset,
  }
}
