import type { Pair } from '../../../platform/contract/texts.ts'
import { type Routes, read, write } from '../../../platform/server/http.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { dictionaries, dictionaryCodes } from '../contract/data.ts'
import { dictionariesNow, writtenTexts } from './reads.ts'
import { nameValue } from './writes.ts'

export function dictionaryRoutes(routes: Routes): void {
  read(routes, dictionaryCalls, 'GET /ws/dict/items', ({ db }) => dictionariesNow(db))
  read(routes, dictionaryCalls, 'GET /ws/operator/dictionaries', async ({ db }) => {
    const written = await writtenTexts(db)
    return dictionaryCodes.map((code) => ({
      code,
      items: Object.entries(dictionaries[code] as Record<string, Pair>).map(([value, original]) => {
        const row = written.find((one) => one.code === code && one.value === value)
        return {
          value,
          original,
          written: row ? { cn: row.cn, en: row.en } : null,
          changedAt: row?.changedAt.toString() ?? null,
        }
      }),
    }))
  })
  write(routes, dictionaryCalls, 'POST /ws/operator/dictionary', async (act, { code, value, cn, en, reset }) => {
    await nameValue(act, code, value, reset ? null : { cn, en })
    return { code, value }
  })
}
