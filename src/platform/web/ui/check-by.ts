import type { z } from 'zod'
import { fieldMessages } from '../../contract/fields.ts'
import { currentLang } from '../lang.ts'

/** The contract's own check, in the language of the screen: path → message. */
export function checkBy(schema: z.ZodType, input: unknown): Record<string, string> {
  const read = schema.safeParse(input, { reportInput: true })
  return read.success ? {} : fieldMessages(read.error, currentLang())
}
