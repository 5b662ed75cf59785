import { routesOf } from '../../../../platform/server/wire/http.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { dictionariesNow, dictionariesOf, writtenTexts } from './reads.ts'
import { regionsNamed } from './regions-named.ts'
import { nameValue } from './writes.ts'

export const dictionaryRoutes = routesOf(dictionaryCalls, {
  'GET /ws/dict/items': (look) => dictionariesNow(look),
  'GET /ws/dict/regions': async ({ services }, { search }) => regionsNamed(services.features, search),
  'GET /ws/operator/dictionaries': async ({ db, services }) => {
    const written = await writtenTexts(db)
    return Object.entries(dictionariesOf(services.features)).map(([code, { title, items }]) => ({
      code,
      title,
      items: Object.entries(items).map(([value, original]) => {
        const row = written.find((one) => one.code === code && one.value === value)
        return {
          value,
          version: row?.version ?? 0,
          original,
          written: row ? { cn: row.cn, en: row.en } : null,
          changedAt: row?.changedAt.toString() ?? null,
        }
      }),
    }))
  },
  'POST /ws/operator/dictionary': async (act, { code, value, cn, en, reset }) => {
    await nameValue(act, code, value, reset ? null : { cn, en })
    return { code, value }
  },
})
