import { expect, it } from 'vitest'
import { inTransaction } from '../../src/platform/server/data/database.ts'
import { serverForFile } from '../support/suite.ts'

/** What code that does it all the same would come to is tried by `deep/flood.test.ts`, with every call that writes. */
const h = serverForFile()

it('a second connection inside a transaction is refused at once instead of waiting', async () => {
  await expect(inTransaction(h.services.db, () => h.services.pool.query('select 1'))).rejects.toThrow('second connection')
  // A transaction afterwards is separate.
  await expect(h.services.pool.query('select 1')).resolves.toBeDefined()
})
