import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../../test/support/database.ts'
import { runScript } from '../../../../../test/support/scripts.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../test/support/server.ts'
import { errors } from '../../../../platform/contract/errors.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { FIRST_PASSWORD_DAYS } from '../../../../rules/constants.ts'
import { fieldErrors } from '../../../../rules/field-errors.ts'
import { totpOf } from '../../../base/account/server/totp.ts'
import { openSecret, putSecret } from '../../../base/secret/server/writes.ts'

const run = (args: string[], env: Record<string, string>) => runScript('operator.ts', args, env)

const secretsIn = (out: string) => ({
  password: out.match(/Password +(\S+)/)![1]!,
  secret: out.match(/Second factor +([A-Z2-7]+)/)![1]!,
  uri: out.match(/otpauth:\S+/)![0],
})

describe('an operator created by the command, on a database that a server uses', () => {
  let database: FreshDatabase
  let h: TestServer
  let env: { DATABASE_URL: string; SECRET_KEY: string }
  beforeAll(async () => {
    database = await freshDatabase()
    // As the server: its master key seals the second factor.
    env = { DATABASE_URL: database.url, SECRET_KEY: TEST_KEY }
    h = await startServer({ databaseUrl: database.url })
  })
  afterAll(async () => {
    await h.close()
    await database.drop()
  })
  const form = (username: string, { password, secret }: { password: string; secret: string }) => ({
    username,
    password,
    totp: totpOf(secret).generate({ timestamp: h.clock.now().epochMilliseconds }),
  })

  const OWN = 'lantern-Mole-58'
  /** As on the page: the first password opens nothing until it is replaced. */
  const firstSignIn = (username: string, keys: { password: string; secret: string }) =>
    h.ok('POST /ws/operator/login', { ...form(username, keys), newPassword: OWN, confirmPassword: OWN })

  test('signs in with the printed secrets, once; they are stored nowhere in plain text', async () => {
    const made = await run(['Anna.Lin'], env)
    expect(made).toMatchObject({ status: 0, err: '' })
    const keys = secretsIn(made.out)
    expect(keys.password.length).toBeGreaterThanOrEqual(20)
    expect(keys.secret).toHaveLength(32)
    expect(new URL(keys.uri).searchParams.get('secret')).toBe(keys.secret)
    expect(new URL(keys.uri).searchParams.get('issuer')).toBe('Hengdu')
    const { token, userInfo } = await firstSignIn('anna.lin', keys)
    expect(userInfo.userType).toBe(9)
    const audit = await h.ok('GET /ws/operator/audit', { call: 'npm run operator' }, { token })
    expect(audit.records).toMatchObject([{ userType: 0, input: { username: 'anna.lin' } }])
    expect(JSON.stringify(audit.records)).not.toContain(keys.secret)
  })

  test('the first password opens nothing: it is replaced at the first sign-in by one that fits the rules, and is wrong from then on', async () => {
    const keys = secretsIn((await run(['erin'], env)).out)
    expect(await h.refused('POST /ws/operator/login', form('erin', keys))).toMatchObject({ error: 'newPasswordNeeded' })
    const replace = (newPassword: string, confirmPassword = newPassword) => ({ ...form('erin', keys), newPassword, confirmPassword })
    for (const [wish, fields] of [
      [replace(keys.password), { newPassword: errors.passwordSame.cn }],
      [replace('password1'), { newPassword: fieldErrors.passwordCommon.cn }],
      [replace('short'), { newPassword: fieldErrors.passwordShort.cn }],
      [replace(OWN, 'lantern-Mole-59'), { confirmPassword: fieldErrors.passwordMismatch.cn }],
    ] as const)
      expect(await h.refused('POST /ws/operator/login', wish)).toMatchObject({ fields })
    // None of the refusals has used the code.
    await h.ok('POST /ws/operator/login', replace(OWN))
    h.clock.advance({ seconds: 60 })
    expect((await h.refused('POST /ws/operator/login', form('erin', keys))).error).toBe('operatorLoginWrong')
    expect((await h.refused('POST /ws/operator/login', replace('other-Mole-77'))).error).toBe('operatorLoginWrong')
    await h.ok('POST /ws/operator/login', form('erin', { ...keys, password: OWN }))
  })

  test("a name in use is refused, and its owner's secrets stay valid", async () => {
    const keys = secretsIn((await run(['bob'], env)).out)
    expect(await run(['BOB'], env)).toEqual({ status: 1, out: '', err: 'The username bob is taken\n' })
    await firstSignIn('bob', keys)
  })

  test('--reset gives new secrets, ends the sessions and the lock, and invalidates the old ones', async () => {
    const made = secretsIn((await run(['carol'], env)).out)
    const { token } = await firstSignIn('carol', made)
    const old = { ...made, password: OWN }
    for (let tries = 0; tries < 6; tries++) await h.refused('POST /ws/operator/login', { ...form('carol', old), password: 'guess-1' })
    const reset = await run(['carol', '--reset'], env)
    expect(reset.status).toBe(0)
    const fresh = secretsIn(reset.out)
    expect(fresh.password).not.toBe(old.password)
    expect((await h.refused('GET /ws/account/me', {}, { token })).status).toBe(401)
    expect((await h.refused('POST /ws/operator/login', form('carol', old))).error).toBe('operatorLoginWrong')
    expect((await h.refused('POST /ws/operator/login', form('carol', { ...fresh, secret: old.secret }))).error).toBe('operatorLoginWrong')
    expect((await h.refused('POST /ws/operator/login', form('carol', fresh))).error).toBe('newPasswordNeeded')
    await firstSignIn('carol', fresh)
  })

  test('replace-keys gives every scope a fresh key; what there is stays readable', async () => {
    const own = { DATABASE_URL: database.url, SECRET_KEY: TEST_KEY }
    const replace = () => runScript('replace-keys.ts', [], own)
    expect(await replace()).toEqual({ status: 1, out: '', err: 'There are no keys yet\n' })
    const place = { scope: randomUUID(), table: 'thing', column: 'number', row: randomUUID() }
    await performAsSystem(h.services, 'test', (act) => putSecret(act, place, 'E12345678'))
    expect((await replace()).out).toContain('1 key is replaced')
    await h.jobs.runDue()
    const { rows } = await h.services.pool.query('select version from secret_key where scope = $1 order by version', [place.scope])
    expect(rows.map(({ version }) => version)).toEqual([0, 2])
    expect(await performAsSystem(h.services, 'test', (act) => openSecret(act, place))).toBe('E12345678')
  })

  test('a first password that nobody replaces expires', async () => {
    const keys = secretsIn((await run(['frank'], env)).out)
    h.clock.advance({ hours: FIRST_PASSWORD_DAYS * 24 + 1 })
    const late = { ...form('frank', keys), newPassword: OWN, confirmPassword: OWN }
    expect((await h.refused('POST /ws/operator/login', late)).error).toBe('firstPasswordOver')
  })

  test.each([
    [['nobody', '--reset'], 'There is no operator named nobody\n'],
    [[], 'Usage: npm run operator -- <username> [--reset]\n'],
    [['a b'], '“a b” cannot be a username: 3 to 60 letters, digits, dots, dashes or underscores, a letter or digit first\n'],
  ])('%j is refused in one line', async (args, err) => {
    expect(await run(args, env)).toEqual({ status: 1, out: '', err })
  })
})
