import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { type ClaimKey, claimKeys, claims } from '../contract/claims.ts'
import { claim } from './tables.ts'

interface ClaimAsKept {
  key: ClaimKey
  version: number
  figure: Pair
  text: Pair
  scope: Pair
  asOf: string | null
  evidence: string
  owner: string
  reviewDate: string | null
  shown: boolean
  sort: number
  changedBy: string | null
  changedAt: Temporal.Instant | null
}

/** All four, in order: the operator's text, else the default. */
export async function claimsOf(db: Reader): Promise<ClaimAsKept[]> {
  const written = new Map((await db.select().from(claim)).map((row) => [row.key, row]))
  return claimKeys
    .map((key, at): ClaimAsKept => {
      const row = written.get(key)
      if (!row)
        return {
          key,
          version: 0,
          ...claims[key],
          asOf: null,
          evidence: '',
          owner: '',
          reviewDate: null,
          shown: true,
          sort: at,
          changedBy: null,
          changedAt: null,
        }
      const { figureCn, figureEn, textCn, textEn, scopeCn, scopeEn, ...rest } = row
      const words = { figure: { cn: figureCn, en: figureEn }, text: { cn: textCn, en: textEn }, scope: { cn: scopeCn, en: scopeEn } }
      return { ...rest, ...words }
    })
    .sort((a, b) => a.sort - b.sort)
}
