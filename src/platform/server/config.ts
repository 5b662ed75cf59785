import { z } from 'zod'

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .optional()
    .transform((text) => (text === undefined || text === '' ? fallback : text === 'true' || text === '1'))

/** Settings from the environment. An invalid one stops the start with one line that names it. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** In development the server listens on this machine only, unless configured otherwise. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The master keys of secrets, 32 bytes each in base64, separated by commas; the first is used for new ones. */
  SECRET_KEY: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(150).default(20),
  HENGDU_ENV: z.enum(['development', 'production']).default('development'),
  /** auto: the embedded database gets the demo world on its first run; always: an external one too; never. */
  SEED: z.enum(['auto', 'always', 'never']).default('auto'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Hengdu <no-reply@hengdu.example>'),
  /** Base address of links in mail. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: flag(false),
})

export type Config = z.output<typeof settings> & { HOST: string }

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const known = Object.fromEntries(Object.keys(settings.shape).map((key) => [key, environment[key] === '' ? undefined : environment[key]]))
  const parsed = settings.safeParse(known)
  if (parsed.success) {
    admitSecretKey(parsed.data)
    return { ...parsed.data, HOST: parsed.data.HOST ?? (parsed.data.HENGDU_ENV === 'production' ? '0.0.0.0' : '127.0.0.1') }
  }
  const issue = parsed.error.issues[0]!
  const name = issue.path.join('.')
  // An address may contain a password, and this line is logged.
  const shown = environment[name]?.replace(/:[^:@/]*@/, ':…@')
  throw new ConfigError(`Setting ${name}=${JSON.stringify(shown)} is not usable: ${issue.message}`)
}

/** A key in a file of one machine is lost with it, and an external database outlives its machines. */
function admitSecretKey({ SECRET_KEY, DATABASE_URL, HENGDU_ENV }: z.output<typeof settings>): void {
  if (SECRET_KEY !== undefined) secretKeysOf(SECRET_KEY)
  else if (HENGDU_ENV === 'production' && DATABASE_URL !== undefined)
    throw new ConfigError(
      'Setting SECRET_KEY is required in production with an external database: 32 bytes in base64, as `openssl rand -base64 32` prints them',
    )
}

export const KEY_BYTES = 32

/** The keys in the text of the setting. The error does not repeat the text. */
export function secretKeysOf(text: string): Buffer[] {
  return text.split(',').map((each) => {
    const key = Buffer.from(each.trim(), 'base64')
    if (key.length === KEY_BYTES) return key
    throw new ConfigError('Setting SECRET_KEY is not usable: every key must be 32 bytes in base64, several are separated by commas')
  })
}
