import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isHigher } from '../../../scripts/changelog.ts'
import { DEMO_PASSWORD } from '../../../seed/world.ts'
import type { FreshDatabase } from '../../support/database.ts'
import { demoDatabase } from '../../support/demo.ts'
import { aheadOfThis } from '../../support/made-up-release.ts'
import { TEST_KEY } from '../../support/server.ts'
import { type ServerProcess, serverProcess } from '../../support/server-process.ts'

/**
 * Servers are replaced one by one: for a while the release before runs on the schema of this one. Without a release before, this version
 * takes its place, and a made-up migration of the next one makes the newer schema.
 */

const root = join(import.meta.dirname, '../../..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const newest = git('tag', '--list', 'v*.*.*')
  .split('\n')
  .filter(Boolean)
  .map((tag) => tag.slice(1))
  .reduce((one, other) => (isHigher(other, one) ? other : one), '0.0.0')
const before = newest === '0.0.0' ? null : `v${newest}`

describe(
  before
    ? `the server of ${before} on the schema of this version`
    : 'this version’s server on a schema with a made-up migration of the next',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'hengdu-before-'))
    let database: FreshDatabase
    let server: ServerProcess
    beforeAll(async () => {
      execFileSync('sh', ['-c', `git archive ${before ?? 'HEAD'} | tar -x -C ${folder}`], { cwd: root })
      for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(folder, name))
      database = await demoDatabase()
      if (!before) await aheadOfThis(database.url)
      server = await serverProcess(
        {
          DATABASE_URL: database.appUrl,
          DATABASE_OWNER_URL: database.url,
          SECRET_KEY: TEST_KEY,
          DATA_DIR: join(folder, 'data'),
          RUN_AS_ROOT: 'yes',
        },
        folder,
      )
      await server.start()
    })
    afterAll(async () => {
      await server?.stop('SIGTERM')
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    })

    const call = async (method: 'GET' | 'POST', path: string, input: object, token = '') => {
      const headers = { 'content-type': 'application/json', 'x-lang': 'en_US', ...(token && { 'x-access-token': token }) }
      const answer = await fetch(`${server.url}/api${path}`, { method, headers, ...(method === 'POST' && { body: JSON.stringify(input) }) })
      return { status: answer.status, body: await answer.json() }
    }
    const signIn = async (phone: string): Promise<string> =>
      (await call('POST', '/ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })).body.result.token

    it('signs people in and reads what they open every day', async () => {
      const company = await signIn('13800000001')
      const person = await signIn('13900000001')
      for (const [path, token] of [
        ['/ws/hall/open', ''],
        ['/ws/provider/search', ''],
        ['/ws/demand/mine', company],
        ['/ws/wallet/orders', company],
        ['/ws/employee/list', company],
        ['/ws/absence/requests', company],
        ['/ws/payroll/runs', company],
        ['/ws/notice/list', company],
        ['/ws/chat/conversations', company],
        ['/ws/demand/joined', person],
      ] as const)
        expect([path, (await call('GET', path, {}, token)).body.success]).toEqual([path, true])
    })

    it('writes: a demand is created and read again', async () => {
      const token = await signIn('13800000001')
      const day = (days: number) => Temporal.Now.plainDateISO('Asia/Shanghai').add({ days }).toString()
      const form = {
        category: 'afterSales',
        title: 'Written by the release before',
        description: 'Install cobots on three lines and train local operators.',
        deliverables: 'Report',
        acceptanceCriteria: 'Three lines run for 72 hours',
        areaCode: 'DE',
        currency: 'EUR',
        amount: '8400.00',
        prepayment: '',
        contractKind: 'kpi',
        recruitStart: day(0),
        recruitEnd: day(20),
        expectedCompletion: day(60),
        workLanguage: 'zhEn',
        visibility: 'public',
      }
      const created = await call('POST', '/ws/demand/create', { form }, token)
      expect(created).toMatchObject({ status: 200, body: { success: true } })
      const { body } = await call('GET', `/ws/demand/detail?id=${created.body.result.id}`, {}, token)
      expect(JSON.stringify(body.result)).toContain('Written by the release before')
    })
  },
)
