import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { masksOf, rowsHolding } from '../../src/features/secret/server/reads.ts'
import { dropSecrets, openSecret, putSecret, revealSecret } from '../../src/features/secret/server/writes.ts'
import { performAsSystem } from '../../src/platform/server/act.ts'
import { Refusal } from '../../src/platform/server/refusal.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())

const act = <T>(run: (act: Act) => Promise<T>) => performAsSystem(h.services, 'secret-test', run)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.error : error),
  )
const placeOf = (scope = randomUUID()) => ({ scope, table: 'thing', column: 'number', row: randomUUID() })

describe('values', () => {
  it('come back as they were put, and lists see a mask', async () => {
    const place = placeOf()
    expect(await act((a) => putSecret(a, place, 'E12345678'))).toBe('•••• 5678')
    expect(await act((a) => openSecret(a, place))).toBe('E12345678')
    expect(await act((a) => masksOf(a.db, 'thing', [place.row]))).toEqual(new Map([[place.row, { number: '•••• 5678' }]]))
    await act((a) => putSecret(a, place, 'E99999999'))
    expect(await act((a) => openSecret(a, place))).toBe('E99999999')
    expect(await act((a) => rowsHolding(a, place, ['E99999999', 'E12345678']))).toEqual(new Map([['E99999999', [place.row]]]))
    await act((a) => dropSecrets(a, place, [place.row]))
    expect(await refusal(act((a) => openSecret(a, place)))).toBe('notFound')
  })

  it('are revealed with a record', async () => {
    const place = placeOf()
    await act((a) => putSecret(a, place, 'E12345678'))
    expect(await act((a) => revealSecret(a, place, { reason: 'visa form' }))).toBe('E12345678')
    const { rows } = await h.services.pool.query('select reason, row_id from secret_look where row_id = $1', [place.row])
    expect(rows).toEqual([{ reason: 'visa form', row_id: place.row }])
  })
})
