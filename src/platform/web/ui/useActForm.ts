import { useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { fieldMessages } from '../../contract/fields.ts'
import { useAct } from '../act.ts'
import type { ApiError, CallOptions } from '../client.ts'
import { currentLang } from '../lang.ts'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'
import { useServerErrors } from './useServerErrors.ts'

type Messages = Record<string, string>

/** The contract's own check, in the language of the screen: path → message. */
export function checkBy(schema: z.ZodType, input: unknown): Messages {
  const read = schema.safeParse(input)
  return read.success ? {} : fieldMessages(read.error, currentLang())
}

export interface ActFormOptions<V, R> {
  /** What the form starts from. Load it first: a later value is not taken up. */
  initial: V
  /** Path → message; empty when the form may go. */
  check: (values: V) => Messages
  save: (values: V, options: CallOptions) => Promise<R>
  onDone?: (result: R, values: V) => void
  onError?: (error: ApiError) => void
  /** Features whose reads a save makes stale. */
  stale?: readonly string[]
  /** Path of the wire → path of the form, where they differ. */
  rename?: Messages
  /** Keeps what is typed in this tab until it is saved. Never for passwords, codes and document numbers. */
  draft?: string
  /** Asks before unsaved changes are lost. On unless said. */
  warn?: boolean
}

/** The part of @mantine/form that screens use. */
export interface TypedForm<V> {
  values: V
  errors: Record<string, ReactNode>
  /** Lays these over what is there. */
  setValues: (change: Partial<V>) => void
  setFieldValue: <K extends keyof V & string>(path: K, value: V[K]) => void
  setErrors: (errors: Record<string, ReactNode>) => void
  clearErrors: () => void
  clearFieldError: (path: string) => void
}

export interface FieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: each field knows the type of its own value
  value: any
  // biome-ignore lint/suspicious/noExplicitAny: as above; an event of an input will do too
  onChange: (value: any) => void
  error: ReactNode
  onFocus: () => void
  onBlur: () => void
  'data-path': string
}

export interface ActForm<V> {
  form: TypedForm<V>
  /** What a field takes: value, change, error, and the mark by which the summary finds it. */
  field: (path: string) => FieldProps
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  pending: boolean
  /** For `FormErrors`. */
  attempt: number
  /** A refusal that belongs to no field; shown in place by `ErrorState`. */
  failure: ApiError | null
  /** True where a draft was put back; `discard` returns to what is saved. */
  restored: boolean
  discard: () => void
  /** Takes these values as the saved ones. */
  restart: (values: V) => void
}

const DRAFT_DELAY_MS = 400

/**
 * A form over one act: checks by the contract's schema before anything is sent, server errors on their fields, one answer in place, drafts and a
 * warning before leaving.
 */
export function useActForm<V extends object, R>(options: ActFormOptions<V, R>): ActForm<V> {
  const { initial, check, save, onDone, onError, stale, rename, draft, warn = true } = options
  const [found] = useState(() => (draft ? readDraft<Partial<V>>(draft) : null))
  const [restored, setRestored] = useState(found !== null)
  const form = useForm<Record<string, unknown>>({ initialValues: initial as Record<string, unknown>, validate: check as never })
  const server = useServerErrors(form, rename)
  const dirty = form.isDirty()
  const leaving = useLeaveWarning(warn && dirty, draft !== undefined)
  const sent = useRef(initial)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put back once, over what was saved
  useEffect(() => {
    if (found) form.setValues({ ...initial, ...found } as never)
  }, [])

  const { values } = form
  useEffect(() => {
    if (!draft || !dirty) return
    const timer = setTimeout(writeDraft, DRAFT_DELAY_MS, draft, values)
    return () => clearTimeout(timer)
  }, [draft, dirty, values])

  // What was typed in the last moment before leaving.
  const unsaved = useRef<unknown>(null)
  unsaved.current = draft && dirty ? values : null
  useEffect(
    () => () => {
      if (draft && unsaved.current) writeDraft(draft, unsaved.current)
    },
    [draft],
  )

  const act = useAct((input: V, calling: CallOptions) => save(input, { ...calling, quiet: true }), {
    stale,
    onDone: (result) => {
      if (draft) dropDraft(draft)
      unsaved.current = null
      form.resetDirty(sent.current as never)
      setRestored(false)
      leaving.release()
      onDone?.(result, sent.current)
    },
    onError: (error) => {
      server.take(error)
      onError?.(error)
    },
  })

  const restart = (values: V) => {
    form.setValues(values as never)
    form.resetDirty(values as never)
    form.clearErrors()
  }

  return {
    form: form as unknown as TypedForm<V>,
    field: (path) => form.getInputProps(path) as unknown as FieldProps,
    onSubmit: form.onSubmit((typed) => {
      sent.current = typed as V
      void act.run(typed as V)
    }, server.onInvalid) as ActForm<V>['onSubmit'],
    pending: act.pending,
    attempt: server.attempt,
    failure: act.error?.isGeneral ? act.error : null,
    restored,
    discard: () => {
      if (draft) dropDraft(draft)
      restart(initial)
      setRestored(false)
    },
    restart,
  }
}
