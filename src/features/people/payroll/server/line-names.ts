import type { Pair } from '../../../../platform/contract/texts.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { leaveNamesOf } from '../../absence/server/reads.ts'
import { nameOfCode } from '../contract/line-labels.ts'
import { payItem } from './tables.ts'

/**
 * What the codes of lines are called by their company today: types of leave in both languages, items as they were typed last. Sealed slips
 * have the codes alone, so a type that is renamed reads the same on every slip.
 */
export async function namedLines<L extends { code: string; label: string }>(
  db: Reader,
  companyId: CompanyId,
  lines: readonly L[],
): Promise<(L & { name: Pair | null })[]> {
  const unnamed = lines.filter(({ label }) => label === '').map(({ code }) => code)
  const items = unnamed.filter((code) => code.startsWith('item:'))
  const leave = unnamed.some(isOfLeave)
  const [types, labels] = await together(
    async () => (leave ? leaveNamesOf(db, companyId) : new Map<string, Pair>()),
    async () => (items.length > 0 ? itemLabels(db, companyId, items.map(nameOfCode)) : new Map<string, Pair>()),
  )
  const nameOf = (code: string) => (isOfLeave(code) ? types : labels).get(nameOfCode(code)) ?? null
  return lines.map((line) => ({ ...line, name: line.label === '' && line.code.includes(':') ? nameOf(line.code) : null }))
}

const isOfLeave = (code: string): boolean => code.startsWith('absence:') || code.startsWith('unused:')

async function itemLabels(db: Reader, companyId: CompanyId, codes: readonly string[]): Promise<Map<string, Pair>> {
  const rows = await db
    .selectDistinct({ code: payItem.code, label: payItem.label, addedAt: payItem.addedAt })
    .from(payItem)
    .where(and(eq(payItem.companyId, companyId), eq(payItem.kind, 'item'), inArray(payItem.code, [...codes])))
    .orderBy(asc(payItem.addedAt))
  return new Map(rows.map(({ code, label }) => [code, { cn: label, en: label }]))
}
