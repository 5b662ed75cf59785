/**
 * An import through a server in a process of its own: checked in the background with its progress, then rows written. The memory is that
 * of the server and of the process that reads, together.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { teamOf } from '../test/support/employees.ts'
import { confirmColumns, importDetail, importFile } from '../test/support/imports.ts'
import { company } from '../test/support/personas.ts'
import { startServer, TEST_KEY } from '../test/support/server.ts'
import { serverProcess } from '../test/support/server-process.ts'

export interface ServerFigures {
  survey: number
  check: number
  /** How often the progress was another when it was looked at. */
  progressSeen: number
  megabytes: number
  /** Of a server before the import. */
  restMegabytes: number
  applyRowMs: number
}

/** `large` is checked, `small` is checked and applied. */
export async function importThroughServer(
  databaseUrl: string,
  dataDir: string,
  { large, small, teams }: { large: Buffer; small: Buffer; teams: readonly string[] },
): Promise<ServerFigures> {
  const h = await startServer({ databaseUrl, config: { DATA_DIR: dataDir } })
  const server = await serverProcess({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: TEST_KEY })
  try {
    const mine = await company(h, { roles: ['hr'] })
    const hr = mine.member.hr
    for (const name of teams) await teamOf(h, mine, name)
    await server.start()
    const through = { ...h, url: server.url }
    const [rest] = await residentOf(server.pid())
    let most = 0
    const watch = setInterval(async () => {
      most = Math.max(
        most,
        (await residentOf(server.pid())).reduce((all, one) => all + one, 0),
      )
    }, 50)
    const progress = new Set<number>()
    const until = async (id: string, ...states: string[]) => {
      const begun = performance.now()
      for (;;) {
        const one = await importDetail(h, id, hr.as)
        if (one.progress) progress.add(one.progress.done)
        if (states.includes(one.state)) return (performance.now() - begun) / 1000
        if (one.state === 'failed') throw new Error(one.failure)
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    }
    const id = await importFile(through, hr.token, large)
    const survey = await until(id, 'mapping')
    await confirmColumns(h, id, hr.as)
    progress.clear()
    const check = await until(id, 'checked')
    const progressSeen = progress.size
    await h.ok('POST /ws/intake/stop', { id }, hr.as)
    clearInterval(watch)

    const second = await importFile(through, hr.token, small)
    await until(second, 'mapping')
    await confirmColumns(h, second, hr.as)
    await until(second, 'checked')
    const { version, counts } = await importDetail(h, second, hr.as)
    const create = counts.new ?? 0
    await h.ok('POST /ws/intake/apply', { id: second, version, create, update: 0 }, hr.as)
    const applied = await until(second, 'applied')
    return { survey, check, progressSeen, megabytes: most, restMegabytes: rest ?? 0, applyRowMs: (applied * 1000) / create }
  } finally {
    await server.stop('SIGTERM')
    await h.close()
  }
}

/** Of a process and of those that it started, in megabytes; on Linux. */
async function residentOf(pid: number): Promise<number[]> {
  const text = (path: string) => readFile(path, 'utf8').catch(() => '')
  const status = await text(join('/proc', String(pid), 'status'))
  const children = (await text(join('/proc', String(pid), 'task', String(pid), 'children'))).split(' ').filter(Boolean)
  const own = Number(status.match(/VmRSS:\s+(\d+) kB/)?.[1] ?? 0) / 1024
  return [own, ...(await Promise.all(children.map((child) => residentOf(Number(child))))).flat()]
}
