import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Config, ConfigError, KEY_BYTES, secretKeysOf } from '../config.ts'
import { type Sealed, seal, unseal } from './sealing.ts'

const FILE = 'secret.key'

/**
 * The keys outside the database that wrap the data keys inside it. The first wraps; the others only open what they wrapped before. A key
 * is known by an id computed from it, so that a wrapped key says which one it needs. They are read when the first is needed.
 */
export class MasterKeys {
  readonly #load: (mayCreate: boolean) => readonly Buffer[]
  #loaded: Loaded | undefined

  /** `load` gives no key only if it may not create the first. */
  constructor(load: (mayCreate: boolean) => readonly Buffer[]) {
    this.#load = load
  }

  /** The id of the key that wraps. */
  get current(): string {
    return this.#get().current
  }

  has(id: string): boolean {
    return this.#read(false)?.byId.has(id) ?? false
  }

  wrap(key: Buffer, purpose: string): Sealed {
    const { byId, current } = this.#get()
    return seal(keyOf(byId, current), key, purpose)
  }

  /** Throws if the key was altered, belongs to another purpose, or its master key is not among these. */
  unwrap(id: string, wrapped: Sealed, purpose: string): Buffer {
    return unseal(keyOf(this.#read(false)?.byId, id), wrapped, purpose)
  }

  /** A digest of a text that may contain a secret: without the key, nobody can try out what it was made of. */
  digest(text: string): string {
    return createHmac('sha256', this.#get().digestKey).update(text).digest('base64')
  }

  /** Whether a digest is that of this text, by any of the keys: the first may have been replaced since. */
  confirms(text: string, digest: string): boolean {
    const keys = this.#read(false)?.digestKeys ?? []
    return keys.some((key) => createHmac('sha256', key).update(text).digest('base64') === digest)
  }

  #get(): Loaded {
    const loaded = this.#read(true)
    if (!loaded) throw new ConfigError('At least one master key is needed')
    return loaded
  }

  #read(mayCreate: boolean): Loaded | undefined {
    if (this.#loaded) return this.#loaded
    const keys = this.#load(mayCreate)
    const [first] = keys
    if (!first) return undefined
    this.#loaded = {
      current: idOf(first),
      byId: new Map(keys.map((key) => [idOf(key), key])),
      digestKey: digestKeyOf(first),
      digestKeys: keys.map(digestKeyOf),
    }
    return this.#loaded
  }
}

interface Loaded {
  current: string
  byId: ReadonlyMap<string, Buffer>
  digestKey: Buffer
  digestKeys: readonly Buffer[]
}

const digestKeyOf = (key: Buffer): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'hengdu digest', 32))

const idOf = (key: Buffer): string => createHmac('sha256', key).update('hengdu master key').digest('hex').slice(0, 16)

function keyOf(byId: ReadonlyMap<string, Buffer> | undefined, id: string): Buffer {
  const key = byId?.get(id)
  if (!key) throw new Error(`the master key ${id} is missing`)
  return key
}

/** The keys of SECRET_KEY; without the setting the one in `DATA_DIR/secret.key`, which is created with the first secret. */
export function masterKeysOf({ SECRET_KEY, DATA_DIR }: Config): MasterKeys {
  if (SECRET_KEY !== undefined) return new MasterKeys(() => secretKeysOf(SECRET_KEY))
  const path = join(resolve(DATA_DIR), FILE)
  return new MasterKeys((mayCreate) => {
    if (!existsSync(path)) {
      if (!mayCreate) return []
      createFile(path)
    }
    return [keyInFile(path)]
  })
}

function keyInFile(path: string): Buffer {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  if (key.length !== KEY_BYTES) throw new ConfigError(`${path} holds no key of ${KEY_BYTES} bytes: restore it from the backup`)
  return key
}

/** Written whole and then linked: a crash in between leaves no half of a key under the name. */
function createFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.${randomUUID()}`
  writeFileSync(half, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(half, path)
  } catch (error) {
    // Another server that starts at the same time was faster: its key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(half)
  }
}
