import type { z } from 'zod'
import { type FieldErrorName, fieldErrors } from '../../rules/errors.ts'
import { fill, type Lang } from './texts.ts'

/** Any zod issue as one sentence in the caller's language. Schemas may name a message of `rules/errors.ts`; the rest follows from the issue's kind. */
export function fieldMessage(issue: z.core.$ZodIssue, lang: Lang): string {
  // The name that a text gives its absence or its shape also stands on its length, where the length has none of its own.
  const ofAnother = issue.code === 'too_big' && (issue.message === 'required' || issue.message === 'email')
  if (!ofAnother && issue.message in fieldErrors) return fill(fieldErrors[issue.message as FieldErrorName][lang], paramsOf(issue))
  const { name, params } = general(issue)
  return fill(fieldErrors[name][lang], params)
}

const paramsOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  (issue.code === 'custom' ? (issue.params as Record<string, string | number>) : undefined) ?? {}

function general(issue: z.core.$ZodIssue): { name: FieldErrorName; params?: Record<string, string | number> } {
  switch (issue.code) {
    case 'invalid_type':
      return { name: issue.input === undefined || issue.input === null ? 'required' : 'wrongType' }
    case 'too_small': {
      const min = Number(issue.minimum)
      if (issue.origin === 'string') return min <= 1 ? { name: 'required' } : { name: 'tooShort', params: { min } }
      return { name: issue.origin === 'array' ? 'tooFew' : 'tooSmall', params: { min } }
    }
    case 'too_big': {
      const max = Number(issue.maximum)
      return { name: issue.origin === 'string' ? 'tooLong' : issue.origin === 'array' ? 'tooMany' : 'tooBig', params: { max } }
    }
    case 'invalid_value':
      return { name: issue.input === undefined || issue.input === '' ? 'required' : 'notListed' }
    case 'invalid_union':
      return { name: issue.input === undefined ? 'required' : 'wrongType' }
    case 'invalid_format':
      return { name: issue.format === 'email' ? 'email' : issue.format === 'url' ? 'url' : 'wrongType' }
    case 'unrecognized_keys':
      return { name: 'unknownField' }
    default:
      return { name: 'wrongType' }
  }
}

/** Every failing field by its path ("contact.phone"); the first message of a field wins. */
export function fieldMessages(error: z.ZodError, lang: Lang): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    fields[path] ??= fieldMessage(issue, lang)
  }
  return fields
}
