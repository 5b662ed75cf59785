import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { judgedAndStored, takeIn } from '../../src/features/base/upload/server/writes.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { incomingDir } from '../../src/platform/server/files/store.ts'
import type { Act, Services } from '../../src/platform/server/services.ts'
import { perform } from '../../src/platform/server/wire/act.ts'
import { type Actor, kindOf, memberOf, storedPerson } from '../../src/platform/server/wire/actor.ts'
import type { UserType } from '../../src/rules/constants.ts'
import { holds, type Role } from '../../src/rules/permissions.ts'
import type { UploadPurpose } from '../../src/rules/uploads.ts'
import { dice, type SeedClock, WorkingDays } from './time.ts'

/** A person of the demo world. */
export interface Cast {
  accountId: string
  name: string
  lang: Lang
  actor: Actor
}

export interface CastCompany {
  companyId: string
  owner: Cast
  finance: Cast
  latin: string
}

interface Happening {
  at: number
  order: number
  run: () => Promise<unknown>
}

/** The builder of the demo world: its people, and its actions in order. */
export class Scene {
  readonly services: Services
  readonly clock: SeedClock
  readonly days: WorkingDays
  readonly random = dice(20_26)
  readonly passwordHash: string
  readonly operators: Cast[] = []
  readonly companies = new Map<string, CastCompany>()
  readonly people = new Map<string, Cast>()
  readonly #happenings: Happening[] = []

  constructor(services: Services, clock: SeedClock, now: Temporal.Instant, passwordHash: string) {
    this.services = services
    this.clock = clock
    this.days = new WorkingDays(now)
    this.passwordHash = passwordHash
  }

  /** An action this many working days ago. An action that must follow another has a smaller number. */
  plan(daysAgo: number, run: () => Promise<unknown>): void {
    this.#happenings.push({ at: daysAgo, order: this.#happenings.length, run })
  }

  /** Runs all actions in order, at distinct times. `between` runs at the beginning of each new day. */
  async play(between: () => Promise<unknown>): Promise<void> {
    this.#happenings.sort((one, other) => other.at - one.at || one.order - other.order)
    let last: Temporal.Instant | undefined
    let day = 0
    for (const happening of this.#happenings) {
      let moment = this.days.at(happening.at).add({ seconds: Math.floor(this.random() * 240) })
      if (last && Temporal.Instant.compare(moment, last) <= 0) moment = last.add({ seconds: 20 + Math.floor(this.random() * 70) })
      if (Math.ceil(happening.at) !== day) {
        day = Math.ceil(happening.at)
        this.clock.set(this.days.at(day))
        await between()
      }
      this.clock.set(moment)
      last = moment
      await happening.run()
    }
  }

  do<T>(who: Cast, run: (act: Act) => Promise<T>): Promise<T> {
    return perform(this.services, { actor: who.actor, lang: who.lang, requestId: 'seed', ip: null, proof: 'given' }, run)
  }

  operator(): Cast {
    return this.operators[Math.floor(this.random() * this.operators.length)]!
  }

  person(key: string): Cast {
    const found = this.people.get(key)
    if (!found) throw new Error(`seed: nobody is called ${key}`)
    return found
  }

  /** Who acts for a party that serves: the person, or the owner of the company. */
  serving(key: string): Cast {
    return this.people.get(key) ?? this.company(key).owner
  }

  company(key: string): CastCompany {
    const found = this.companies.get(key)
    if (!found) throw new Error(`seed: no company is called ${key}`)
    return found
  }
}

export const actorOf = (accountId: string, userType: UserType, role: Role, companyId: string | null, complete: boolean): Actor => ({
  accountId: storedPerson(accountId),
  kind: kindOf(userType),
  userType,
  companyId: memberOf(companyId),
  role,
  complete,
  sessionId: null,
  holds: (permission) => holds(role, permission),
})

/** Uploads a generated file with the usual checks, and returns its id. */
export async function file(act: Act, purpose: UploadPurpose, name: string, bytes: Buffer): Promise<string> {
  const incoming = incomingDir(act.services.config)
  await mkdir(incoming, { recursive: true })
  const path = join(incoming, randomUUID())
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return (await takeIn(act, await judgedAndStored(act.services, { purpose, path, name, size: bytes.length, sha256, picture: true }))).id
}
