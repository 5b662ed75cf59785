import { z } from 'zod'

/** The names that an input can have, through what refines or transforms it; null if any name is possible. */
export function knownNames(schema: z.core.$ZodType): ReadonlySet<string> | null {
  if (schema instanceof z.ZodObject) return schema.def.catchall ? null : new Set(Object.keys(schema.shape))
  if (schema instanceof z.ZodPipe) return knownNames(schema.in)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return knownNames(schema.unwrap())
  if (schema instanceof z.ZodUnion) return joined(schema.options.map(knownNames))
  if (schema instanceof z.ZodIntersection) return joined([schema.def.left, schema.def.right].map(knownNames))
  return null
}

function joined(parts: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null {
  const all = new Set<string>()
  for (const part of parts) {
    if (!part) return null
    for (const name of part) all.add(name)
  }
  return all
}
