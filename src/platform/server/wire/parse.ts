import type { CallSpec, ParsedOf } from '../../contract/call.ts'
import { fieldProblems } from '../../contract/fields.ts'
import { withoutHidden } from '../../contract/hidden.ts'
import { refuse, refuseFields } from './refusal.ts'
import { unstorablePath } from './unstorable.ts'

/** What is compared with what was typed before, sign by sign, and shown to nobody. */
const SECRET = /password/i
const MAX_DEPTH = 12
/** Identifiers, numbers and English have nothing to remove. */
const PLAIN = /^\p{ASCII}*$/u

/** Every text of an input without what turns the direction of writing and what nobody sees; names of fields are left to the schema. */
export function cleaned(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return PLAIN.test(value) ? value : withoutHidden(value)
  if (value === null || typeof value !== 'object' || depth >= MAX_DEPTH) return value
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  const kept: Record<string, unknown> = Object.create(null)
  for (const name of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[name]
    kept[name] = SECRET.test(name) ? item : cleaned(item, depth + 1)
  }
  return kept
}

/**
 * The one place where input is parsed. Text that PostgreSQL cannot store is refused before the schema is applied, and what nobody sees in a
 * text is gone by then: its schema judges what its readers will see.
 */
export function parse<S extends CallSpec>(spec: S, raw: unknown): ParsedOf<S> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw refuse('badRequest')
  const path = unstorablePath(raw)
  if (path !== null) throw refuseFields({ [path]: 'unstorable' })
  const parsed = spec.input.safeParse(cleaned(raw), { reportInput: true })
  if (!parsed.success) throw refuseFields(fieldProblems(parsed.error))
  return parsed.data as ParsedOf<S>
}
