import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { resolve, sep } from 'node:path'
import { z } from 'zod'

/** An address or a range of addresses, such as 10.0.0.0/8. */
const isRange = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const kind = isIP(address)
  return kind > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)))
}

/** Proxies whose word about the caller's address is taken: how many are in front of this server, or their addresses. Never all. */
const trusted = z
  .string()
  .default('false')
  .transform((text, context): false | number | string[] => {
    if (['false', '0'].includes(text)) return false
    if (/^[1-9]$/.test(text)) return Number(text)
    const ranges = text.split(',').map((each) => each.trim())
    if (ranges.every(isRange)) return ranges
    context.addIssue({
      code: 'custom',
      message: 'it must be the number of proxies, 1 to 9, or their addresses, such as 10.0.0.5,192.168.0.0/16',
    })
    return z.NEVER
  })

const bucketUrl = z
  .url({ protocol: /^s3\+https?$/ })
  .refine((text) => URL.parse(text)?.username && URL.parse(text)?.password, 'the key and its secret are needed before the host')

/** Settings from the environment. An invalid one stops the start with one line that names it. */
const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** In development the server listens on this machine only, unless configured otherwise. */
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The role that owns the tables of DATABASE_URL and migrates them, if servers run under a lesser one. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The database itself, where DATABASE_URL leads to a pooler that shares connections between transactions. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The master keys of secrets, 32 bytes each in base64, separated by commas; the first is used for new ones. */
  SECRET_KEY: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(150).default(20),
  HENGDU_ENV: z.enum(['development', 'production']).default('development'),
  /** auto: the embedded database gets the demo world on its first run; always: an external one too; never. */
  SEED: z.enum(['auto', 'always', 'never']).default('auto'),
  /** What this server does: jobs alone, web without them, or both. */
  ROLE: z.enum(['all', 'web', 'jobs']).default('all'),
  /** Where Prometheus reads; without a port there are no metrics. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Backups of the embedded database and its log, and the key of their own that encrypts them: 32 bytes in base64. */
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEY: z.string().optional(),
  /** A private bucket to which BACKUP_DIR is copied. */
  BACKUP_URL: bucketUrl.optional(),
  /** A private bucket for uploaded files, in place of `DATA_DIR/files`. */
  FILES_URL: bucketUrl.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** clamd: every upload is shown to it before it is stored. */
  SCAN_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((text) => new URL(text).port !== '', 'a port is needed')
    .optional(),
  /** Providers of SMS, in the order in which they are tried, separated by spaces. The outbox reads them. */
  SMS_URL: z.string().optional(),
  /** A file with the codes of approved templates. */
  SMS_TEMPLATES: z.string().optional(),
  /** none: production runs without a sender of SMS or mail on purpose, and what needs one is off. */
  MESSAGES: z.enum(['needed', 'none']).default('needed'),
  MAIL_FROM: z.string().default('Hengdu <no-reply@hengdu.example>'),
  /** Where users reach the server: the base of every link that leaves it. Kept without a slash at its end. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine((text) => !/[?#@]/.test(text), 'an address without name, query or fragment is needed')
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: trusted,
  /** Whether production may run as root, as in a container that maps root to a user without rights. */
  RUN_AS_ROOT: z.enum(['yes', 'no']).default('no'),
  /** How long a server that stops goes on taking requests while its readiness says 503; by default 2 in production, else 0. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).optional(),
  /** How long a start waits for an external database that is not there yet; by default 60 in production, else 0. */
  DATABASE_WAIT_SECONDS: z.coerce.number().int().min(0).max(600).optional(),
  /** Replaces every limit of requests per minute, for measuring. Production refuses it. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).optional(),
})

export type Config = z.output<typeof settings> & { HOST: string; DRAIN_SECONDS: number; DATABASE_WAIT_SECONDS: number }

export class ConfigError extends Error {}

/** @param uid Of the user that runs the process; null where the system has none. */
export function readConfig(environment: Record<string, string | undefined>, uid: number | null = process.getuid?.() ?? null): Config {
  const known = Object.fromEntries(Object.keys(settings.shape).map((key) => [key, given(environment, key)]))
  const parsed = settings.safeParse(known)
  if (parsed.success) {
    admitSecretKey(parsed.data)
    admitPublicUrl(parsed.data)
    admitLog(parsed.data)
    admitMessages(parsed.data)
    admitSeed(parsed.data)
    admitLimits(parsed.data)
    admitBackups(parsed.data)
    admitDirect(parsed.data)
    if (uid === 0) admitRoot(parsed.data)
    const isLive = parsed.data.HENGDU_ENV === 'production'
    const { HOST = isLive ? everyAddress() : '127.0.0.1', DRAIN_SECONDS = isLive ? 2 : 0 } = parsed.data
    const { DATABASE_WAIT_SECONDS = isLive ? 60 : 0 } = parsed.data
    return { ...parsed.data, HOST, DRAIN_SECONDS, DATABASE_WAIT_SECONDS }
  }
  const issue = parsed.error.issues[0]!
  const name = issue.path.join('.')
  // An address may contain a password, and this line is logged.
  if (environment[`${name}_FILE`]) throw new ConfigError(`Setting ${name}_FILE is not usable: ${issue.message}`)
  const shown = environment[name]?.replace(/:[^:@/]*@/g, ':…@')
  throw new ConfigError(`Setting ${name}=${JSON.stringify(shown)} is not usable: ${issue.message}`)
}

/** Of both families, where the machine has IPv6. */
const everyAddress = (): string =>
  Object.values(networkInterfaces()).some((each) => each?.some(({ family }) => family === 'IPv6')) ? '::' : '0.0.0.0'

/** A setting as it is, or the content of the file that the same name with _FILE names, as container engines hand over secrets. */
function given(environment: Record<string, string | undefined>, name: string): string | undefined {
  const path = environment[`${name}_FILE`]
  if (!path) return environment[name] || undefined
  if (environment[name]) throw new ConfigError(`Settings ${name} and ${name}_FILE are both given: one of them is needed`)
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '') || undefined
  } catch (error) {
    throw new ConfigError(`Setting ${name}_FILE: ${path} cannot be read (${(error as { code?: string }).code})`)
  }
}

/** A key in a file of one machine is lost with it, and an external database outlives its machines. */
function admitSecretKey({ SECRET_KEY, DATABASE_URL, HENGDU_ENV }: z.output<typeof settings>): void {
  if (SECRET_KEY !== undefined) secretKeysOf(SECRET_KEY)
  else if (HENGDU_ENV === 'production' && DATABASE_URL !== undefined)
    throw new ConfigError(
      'Setting SECRET_KEY is required in production with an external database: 32 bytes in base64, as `openssl rand -base64 32` prints them',
    )
}

/** The sender of a request chooses its host, so links of a public server cannot be made from it. */
function admitPublicUrl({ PUBLIC_URL, HENGDU_ENV }: z.output<typeof settings>): void {
  if (HENGDU_ENV === 'production' && PUBLIC_URL === undefined)
    throw new ConfigError('Setting PUBLIC_URL is required in production: the address that users open, such as https://hengdu.example')
  if (HENGDU_ENV === 'production' && PUBLIC_URL?.startsWith('http:') && !isLoopback(new URL(PUBLIC_URL).hostname))
    throw new ConfigError(
      'Setting PUBLIC_URL must begin with https: in production; only a server tried out on its own machine may do without',
    )
}

/** Lines for debugging say more of requests and of the database than production may keep. */
function admitLog({ LOG_LEVEL, HENGDU_ENV }: z.output<typeof settings>): void {
  if (HENGDU_ENV === 'production' && LOG_LEVEL === 'debug')
    throw new ConfigError('Setting LOG_LEVEL=debug is for development: production takes info, warn, error or silent')
}

/** Nobody can register where no code leaves, and a server that says that it has sent one must be able to. */
function admitMessages({ HENGDU_ENV, MESSAGES, SMS_URL, SMTP_URL }: z.output<typeof settings>): void {
  if (HENGDU_ENV !== 'production' || MESSAGES === 'none') return
  const missing = [!SMS_URL && 'SMS_URL', !SMTP_URL && 'SMTP_URL'].filter(Boolean)
  if (missing.length > 0)
    throw new ConfigError(
      `Setting ${missing.join(' and ')} is required in production: people register and sign in by codes. MESSAGES=none starts without, and what needs a code is then off`,
    )
}

/** The passwords of the demo world are public. */
function admitSeed({ HENGDU_ENV, SEED }: z.output<typeof settings>): void {
  if (HENGDU_ENV === 'production' && SEED === 'always')
    throw new ConfigError('Setting SEED=always is for development: production never gets the demo world')
}

/** Without its limits, a server can be kept busy by one stranger. */
function admitLimits({ REQUESTS_PER_MINUTE, HENGDU_ENV }: z.output<typeof settings>): void {
  if (HENGDU_ENV === 'production' && REQUESTS_PER_MINUTE !== undefined)
    throw new ConfigError('Setting REQUESTS_PER_MINUTE is for measuring: production keeps the limits of the product')
}

/** The key is kept apart from the backups, and is not the one of what is encrypted inside them. */
function admitBackups({ BACKUP_DIR, BACKUP_KEY, BACKUP_URL, DATA_DIR, DATABASE_URL, SECRET_KEY }: z.output<typeof settings>): void {
  if (BACKUP_DIR === undefined && BACKUP_URL !== undefined)
    throw new ConfigError('Setting BACKUP_URL is the copy of BACKUP_DIR: name that folder, too')
  if (BACKUP_DIR === undefined) return
  if (DATABASE_URL !== undefined)
    throw new ConfigError(
      'Setting BACKUP_DIR is for the embedded database: the database of DATABASE_URL is backed up by PostgreSQL’s own tools',
    )
  if (BACKUP_KEY === undefined || Buffer.from(BACKUP_KEY, 'base64').length !== KEY_BYTES)
    throw new ConfigError('Setting BACKUP_KEY must be 32 bytes in base64 beside BACKUP_DIR, as `openssl rand -base64 32` prints them')
  if (SECRET_KEY?.split(',').includes(BACKUP_KEY)) throw new ConfigError('Setting BACKUP_KEY must be another key than SECRET_KEY')
  if (`${resolve(BACKUP_DIR)}${sep}`.startsWith(`${resolve(DATA_DIR)}${sep}`))
    throw new ConfigError('Setting BACKUP_DIR names a folder in DATA_DIR, which would be lost with it: name another')
}

/** Past a pooler there is nothing to go to where there is none. */
function admitDirect({ DATABASE_DIRECT_URL, DATABASE_URL }: z.output<typeof settings>): void {
  if (DATABASE_DIRECT_URL !== undefined && DATABASE_URL === undefined)
    throw new ConfigError('Setting DATABASE_DIRECT_URL goes past the pooler of DATABASE_URL: set that, too')
}

/** The addresses of an external database; undefined for the embedded one. `direct` is `url` unless a pooler is between. */
export function addressesOf({ DATABASE_URL: url, DATABASE_DIRECT_URL, DATABASE_OWNER_URL }: DatabaseSettings) {
  if (url === undefined) return undefined
  const direct = DATABASE_DIRECT_URL ?? url
  return { url, direct, owner: DATABASE_OWNER_URL ?? direct }
}

type DatabaseSettings = Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'>

/** A fault of the server then gives access only to what this user may reach. */
function admitRoot({ HENGDU_ENV, RUN_AS_ROOT }: z.output<typeof settings>): void {
  if (HENGDU_ENV === 'production' && RUN_AS_ROOT === 'no')
    throw new ConfigError(
      'Production does not run as root: start it as a user of its own that owns DATA_DIR, or set RUN_AS_ROOT=yes where root has no rights outside a container',
    )
}

export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host)

export const KEY_BYTES = 32

/** The key of the backups; the settings have been checked. */
export const backupKeyOf = ({ BACKUP_KEY = '' }: Pick<Config, 'BACKUP_KEY'>): Buffer => Buffer.from(BACKUP_KEY, 'base64')

/** The keys in the text of the setting. The error does not repeat the text. */
export function secretKeysOf(text: string): Buffer[] {
  return text.split(',').map((each) => {
    const key = Buffer.from(each.trim(), 'base64')
    if (key.length === KEY_BYTES) return key
    throw new ConfigError('Setting SECRET_KEY is not usable: every key must be 32 bytes in base64, several are separated by commas')
  })
}
