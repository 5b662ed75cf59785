import { errors, type FieldErrorName, fieldErrors } from '../../rules/errors.ts'
import { fill, type Lang } from '../contract/texts.ts'
import type { Refusal } from './refusal.ts'

/** A refusal in the caller's language: the sentence, and one sentence for each field. */
export function explain(
  refusal: Refusal,
  lang: Lang,
): { message: string; fields?: Record<string, string>; params?: Record<string, string | number> } {
  const params = Object.fromEntries(
    Object.entries(refusal.params).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
  )
  const fields = Object.fromEntries(
    Object.entries(refusal.fields).map(([path, text]) => [
      path,
      typeof text !== 'string' ? text[lang] : text in fieldErrors ? fill(fieldErrors[text as FieldErrorName][lang], params) : text,
    ]),
  )
  const list = Object.values(fields).join(lang === 'cn' ? '；' : '; ')
  const message = fill(errors[refusal.error][lang], { list, ...params })
  return {
    message,
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(params).length > 0 && { params }),
  }
}
