import type { ReactNode } from 'react'
import { useCallback, useState } from 'react'
import { ApiError } from '../client.ts'

interface FormLike {
  setErrors: (errors: Record<string, ReactNode>) => void
}

interface ServerErrors {
  /** For `FormErrors`. */
  attempt: number
  /** Second argument of `form.onSubmit`: the form itself found errors. */
  onInvalid: () => void
  /** Sets the field errors of an `ApiError` on the form. True if there were any; else the client has already shown the failure. */
  take: (error: unknown) => boolean
}

/** Messages by the path of the form, where it differs from that of the wire. */
export const renamed = (fields: Record<string, string>, rename: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [rename[path] ?? path, message]))

/**
 * Shows server errors at their fields: `const server = useServerErrors(form); <form onSubmit={form.onSubmit(save, server.onInvalid)}>`,
 * and in `useAct(…, {onError: server.take})`. `rename` maps a path of the wire to a path of the form where they differ.
 */
export function useServerErrors(form: FormLike, rename: Record<string, string> = {}): ServerErrors {
  const [attempt, setAttempt] = useState(0)
  const onInvalid = useCallback(() => setAttempt((count) => count + 1), [])
  const take = (error: unknown): boolean => {
    if (!(error instanceof ApiError) || error.isGeneral) return false
    form.setErrors(renamed(error.fields, rename))
    setAttempt((count) => count + 1)
    return true
  }
  return { attempt, onInvalid, take }
}
