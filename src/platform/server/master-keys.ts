import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Config, ConfigError, secretKeysOf } from './config.ts'
import { open, type Sealed, seal } from './sealing.ts'

const FILE = 'secret.key'

/**
 * The keys outside the database that wrap the data keys inside it. The first wraps; the others only open what they wrapped before. A key
 * is known by an id computed from it, so that a wrapped key says which one it needs.
 */
export class MasterKeys {
  readonly current: string
  readonly #keys: ReadonlyMap<string, Buffer>
  readonly #digestKey: Buffer

  constructor(keys: readonly Buffer[]) {
    const [first] = keys
    if (!first) throw new ConfigError('At least one master key is needed')
    this.#keys = new Map(keys.map((key) => [idOf(key), key]))
    this.current = idOf(first)
    this.#digestKey = Buffer.from(hkdfSync('sha256', first, '', 'hengdu digest', 32))
  }

  has(id: string): boolean {
    return this.#keys.has(id)
  }

  wrap(key: Buffer, purpose: string): Sealed {
    return seal(this.#keyOf(this.current), key, purpose)
  }

  /** Throws if the key was altered, belongs to another purpose, or its master key is not among these. */
  unwrap(id: string, wrapped: Sealed, purpose: string): Buffer {
    return open(this.#keyOf(id), wrapped, purpose)
  }

  /** A digest of a text that may contain a secret: without the key, nobody can try out what it was made of. */
  digest(text: string): string {
    return createHmac('sha256', this.#digestKey).update(text).digest('base64')
  }

  #keyOf(id: string): Buffer {
    const key = this.#keys.get(id)
    if (!key) throw new Error(`the master key ${id} is not among those of SECRET_KEY`)
    return key
  }
}

const idOf = (key: Buffer): string => createHmac('sha256', key).update('hengdu master key').digest('hex').slice(0, 16)

/** The keys of SECRET_KEY; without the setting the one in `DATA_DIR/secret.key`, which the first start creates. */
export function masterKeysOf(config: Config): MasterKeys {
  return new MasterKeys(config.SECRET_KEY === undefined ? [keyOfFile(resolve(config.DATA_DIR))] : secretKeysOf(config.SECRET_KEY))
}

function keyOfFile(dataDir: string): Buffer {
  const path = join(dataDir, FILE)
  if (!existsSync(path)) createFile(dataDir, path)
  const [key] = secretKeysOf(readFileSync(path, 'utf8').trim())
  if (!key) throw new ConfigError(`${path} holds no key: restore it from the backup`)
  return key
}

/** Written whole and then linked: a crash in between leaves no half of a key under the name. */
function createFile(dataDir: string, path: string): void {
  mkdirSync(dataDir, { recursive: true })
  const half = `${path}.${randomUUID()}`
  writeFileSync(half, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(half, path)
  } catch (error) {
    // Another server that starts at the same time was faster: its key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(half)
  }
}
