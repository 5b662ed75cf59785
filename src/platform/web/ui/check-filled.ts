import { fieldErrors } from '../../../rules/field-errors.ts'
import { currentLang } from '../lang.ts'

/** The check of a form in which something may only be missing, without the schemas of `checkBy`: path → message for each empty text. */
export function checkFilled<V extends object>(values: V, paths: readonly (keyof V & string)[]): Record<string, string> {
  const empty = paths.filter((path) => String(values[path] ?? '').trim() === '')
  return Object.fromEntries(empty.map((path) => [path, fieldErrors.required[currentLang()]]))
}
