import pg from 'pg'

/** Connections of a measuring process. The database that stops after a part ends those that are idle, which is no error of the bench. */
export function benchPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, options: '-c timezone=UTC' })
  pool.on('error', () => undefined)
  return pool
}
