import { it } from 'vitest'
import { freshDatabase } from '../support/database.ts'
import { openEscrow, writeThroughKills } from '../support/kills.ts'
import { startServer, TEST_KEY } from '../support/server.ts'
import { serverProcess } from '../support/server-process.ts'

/** Once, on a database that outlives the server; `deep/kill.test.ts` kills both, again and again. */
it('keeps every acknowledged write through a kill with -9, and duplicates none', async () => {
  const database = await freshDatabase()
  const h = await startServer({ databaseUrl: database.url })
  const escrow = await openEscrow(h)
  await h.close()
  const server = await serverProcess({ DATABASE_URL: database.url, SECRET_KEY: TEST_KEY })
  try {
    await server.start()
    await writeThroughKills(server, escrow, 1)
  } finally {
    await server.stop('SIGTERM')
    await database.drop()
  }
}, 300_000)
