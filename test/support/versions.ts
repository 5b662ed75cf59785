import { z } from 'zod'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import type { PgTable } from '../../src/platform/server/data/drizzle.ts'
import { type Versioned, versionedOf } from '../../src/platform/server/data/version.ts'
import type { Services } from '../../src/platform/server/services.ts'
import { systemActor } from '../../src/platform/server/wire/actor.ts'

const calls: Readonly<Record<string, CallSpec>> = allCalls

/** What the table says of the thing that an input names; 0 if nobody has stored it. */
async function storedVersion(services: Services, versioned: Versioned, input: Record<string, unknown>, token?: string): Promise<number> {
  const actor = (token && (await services.identify(token, services.clock.now()))) || systemActor
  const [read] = versioned.named(input, actor)
  if (!read) return 0
  const [row] = await services.db
    .select({ version: versioned.counter })
    .from(versioned.table as PgTable)
    .where(read.where)
    // Tests send invalid input too, which the schema refuses.
    .catch(() => [])
  return Number(row?.version ?? 0)
}

/** Whether the version is that of each of its items, not of the input. */
const isSeveral = ({ input }: CallSpec): boolean => input instanceof z.ZodObject && !('version' in input.shape)

/**
 * The input as a screen sends it that has just been opened: with the version of what it edits or decides on. An input that names a version
 * itself stays.
 */
export async function asJustRead(services: Services, key: string, input: object, token?: string): Promise<object> {
  const spec = calls[key]
  if (!spec || !(spec.edits ?? spec.decides) || 'version' in input || ('items' in input && isSeveral(spec))) return input
  const versioned = versionedOf(services, key as CallKey, spec)
  if (!versioned) return input
  // Several of them: `ids` stands for all of them as they were just read.
  if ('ids' in input && Array.isArray(input.ids)) {
    const { ids, ...rest } = input
    const items: object[] = []
    for (const id of ids as string[]) items.push({ id, version: await storedVersion(services, versioned, { id }, token) })
    return { ...rest, items }
  }
  return { ...input, version: await storedVersion(services, versioned, { ...input }, token) }
}
