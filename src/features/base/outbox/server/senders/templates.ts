import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { langs } from '../../../../../platform/contract/texts.ts'
import { ConfigError } from '../../../../../platform/server/config.ts'
import { type SmsPurpose, smsPurposes } from '../../contract/sms.ts'
import type { Template } from './sender.ts'

const purposes = Object.keys(smsPurposes) as SmsPurpose[]
const codeSchema = z.string().trim().min(1).max(100)
const fileSchema = z.record(z.string(), z.partialRecord(z.enum(purposes), z.partialRecord(z.enum(langs), codeSchema)))

/** The provider's code of the template of a message. */
export type TemplateCode = (template: Template | undefined) => string

/** Reads one set of the file of SMS_TEMPLATES. Every purpose needs a template in both languages. */
export function templateCodes(file: string | undefined, set: string): TemplateCode {
  if (!file) throw new ConfigError('Setting SMS_TEMPLATES is required with this SMS_URL: the file with the codes of approved templates')
  const parsed = fileSchema.safeParse(contentOf(file))
  if (!parsed.success)
    throw new ConfigError(`File ${file} of SMS_TEMPLATES is not usable: ${z.prettifyError(parsed.error).split('\n').join(' ')}`)
  const codes = parsed.data[set]
  if (!codes) throw new ConfigError(`File ${file} of SMS_TEMPLATES has no set "${set}", which SMS_URL names`)
  const missing = purposes.flatMap((purpose) => langs.flatMap((lang) => (codes[purpose]?.[lang] ? [] : `${purpose}.${lang}`)))
  if (missing.length > 0) throw new ConfigError(`File ${file} of SMS_TEMPLATES lacks templates in "${set}": ${missing.join(', ')}`)
  return (template) => codes[template?.purpose ?? 'code']![template?.lang ?? 'cn']!
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(`File ${file} of SMS_TEMPLATES cannot be read: ${(error as Error).message}`)
  }
}
