import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '../../../../../test/support/database.ts'
import { bytesOf, grown, pngWith, send, upload } from '../../../../../test/support/files.ts'
import { company, individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer, TEST_KEY, type TestServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { Refusal } from '../../../../platform/server/wire/refusal.ts'
import { BULK_LOOKS, LOOKS_PER_HOUR } from '../../../../rules/constants.ts'
import { fingerprintOf, looksOf, masksOf, rowsHolding } from '../server/reads.ts'
import { replaceKey } from '../server/rotation.ts'
import { copySecret, dropSecrets, openSecret, openSecrets, putSecret, putSecrets } from '../server/writes.ts'

const h = serverForFile()

const actOn = <T>(server: TestServer, run: (act: Act) => Promise<T>) => performAsSystem(server.services, 'secret-test', run)
const act = <T>(run: (act: Act) => Promise<T>) => actOn(h, run)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error) => (error instanceof Refusal ? error.error : String(error)),
  )
const placeOf = (scope: string = randomUUID()) => ({ scope, table: 'thing', column: 'number', row: randomUUID() as string })

describe('a value', () => {
  it('comes back as it was put; lists see a mask; equal ones are found', async () => {
    const place = placeOf()
    expect(await act((a) => putSecret(a, place, 'E12345678'))).toBe('•••• 5678')
    expect(await act((a) => openSecret(a, place))).toBe('E12345678')
    expect(await act((a) => masksOf(a.db, 'thing', [place.row]))).toEqual(new Map([[place.row, { number: '•••• 5678' }]]))
    await act((a) => putSecret(a, place, 'E99999999'))
    expect(await act((a) => openSecret(a, place))).toBe('E99999999')
    const twin = placeOf(place.scope)
    await act((a) => copySecret(a, place, twin))
    const found = await act((a) => rowsHolding(a, place, ['E99999999', 'E12345678']))
    expect([...found.keys()]).toEqual(['E99999999'])
    expect(found.get('E99999999')?.sort()).toEqual([place.row, twin.row].sort())
    // Another scope does not find it, and equal texts have other fingerprints there.
    expect(await act((a) => rowsHolding(a, placeOf(), ['E99999999']))).toEqual(new Map())
    await act((a) => putSecret(a, place, ''))
    expect(await refusal(act((a) => openSecret(a, place)))).toBe('notFound')
    await act((a) => dropSecrets(a, { ...place, scope: randomUUID() }, [twin.row]))
    expect(await act((a) => openSecret(a, twin))).toBe('E99999999')
    await act((a) => dropSecrets(a, place, [twin.row]))
    expect(await refusal(act((a) => openSecret(a, twin)))).toBe('notFound')
  })

  it('shows less of a short one', async () => {
    const place = placeOf()
    const masks = await act(async (a) => [
      await putSecret(a, place, '12345678'),
      await putSecret(a, place, '12345'),
      await putSecret(a, place, '123'),
    ])
    expect(masks).toEqual(['•••• 5678', '•••• 45', '••••'])
  })

  it('is refused where it does not belong: another row, column, table, scope, or altered', async () => {
    const scope = randomUUID()
    const [one, two] = [placeOf(scope), placeOf(scope)]
    await act((a) =>
      putSecrets(a, [
        { ...one, text: 'E11111111' },
        { ...two, text: 'E22222222' },
        { ...one, column: 'visa', text: 'V33333333' },
      ]),
    )
    const { pool } = h.services
    const open = (place = one) => refusal(act((a) => openSecret(a, place)))
    const during = async (sql: string, values: unknown[]) => {
      const { rows } = await pool.query('select * from secret where row_id = any($1)', [[one.row, two.row]])
      await pool.query(sql, values)
      const got = [await open(), await open({ ...one, column: 'visa' })]
      await pool.query('delete from secret where scope = $1 or row_id = any($2)', [scope, [one.row, two.row]])
      for (const row of rows) {
        const names = Object.keys(row)
        const marks = names.map((_, at) => `$${at + 1}`)
        await pool.query(`insert into secret (${names.join(', ')}) values (${marks.join(', ')})`, Object.values(row))
      }
      return got
    }
    expect(await during('select 1 where $1 = $1', ['x'])).toEqual(['done', 'done'])
    // The ciphertext of another row, of another column.
    const take =
      'update secret s set cipher = o.cipher, nonce = o.nonce from secret o where s.row_id = $1 and s.column_name = $2 and o.row_id = $3 and o.column_name = $4'
    expect(await during(take, [one.row, 'number', two.row, 'number'])).toEqual(['secretUnreadable', 'done'])
    expect(await during(take, [one.row, 'number', one.row, 'visa'])).toEqual(['secretUnreadable', 'done'])
    expect(
      await during(
        'update secret set cipher = set_byte(cipher, 3, 1 - least(get_byte(cipher, 3), 1)) where row_id = $1 and column_name = $2',
        [one.row, 'number'],
      ),
    ).toEqual(['secretUnreadable', 'done'])
    // The key of another scope.
    const stranger = placeOf()
    await act((a) => putSecret(a, stranger, 'E44444444'))
    await pool.query('update secret set scope = $1 where row_id = $2 and column_name = $3', [stranger.scope, one.row, 'number'])
    expect(await open({ ...one, scope: stranger.scope })).toBe('secretUnreadable')
    expect(await open()).toBe('notFound')
    // Nor can a scope overwrite the value of another one.
    expect(await refusal(act((a) => putSecret(a, one, 'E55555555')))).toContain('another scope')
  })

  it('says so, in a sentence and without details, when it cannot be decrypted', async () => {
    const mine = await company(h)
    const account = await addBank(mine.owner)
    await h.services.pool.query('update secret set nonce = $1 where row_id = $2', [randomBytes(12), account])
    expect(await h.refused('POST /ws/secret/reveal', { ...numberOf(account), reason: 'x' }, { ...mine.as, lang: 'en' })).toMatchObject({
      status: 500,
      code: 1521,
      message: 'This value cannot be decrypted: it was altered, or its key is missing. Please contact the platform.',
    })
  })
})

let accounts = 0
const addBank = async (who: Person) => {
  const accountNumber = `6217${String(++accounts).padStart(12, '0')}`
  const form = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber }
  return (await h.ok('POST /ws/wallet/bankAccount/add', form, who.as)).id
}
const numberOf = (row: string) => ({ table: 'bankAccount', column: 'accountNumber', row })

describe('a reveal', () => {
  it('is recorded with its reason before the value leaves, and no cache may keep it', async () => {
    const mine = await company(h, { roles: ['finance', 'admin', 'viewer'] })
    const account = await addBank(mine.owner)
    const answer = await fetch(`${h.url}/api/ws/secret/reveal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': mine.member.finance.token, 'idempotency-key': 'reveal-1' },
      body: JSON.stringify({ ...numberOf(account), reason: '核对打款' }),
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(((await answer.json()) as { result: { text: string } }).result.text).toMatch(/^6217\d{12}$/)
    // The answer is not kept under the key: a repetition is another look.
    await h.ok(
      'POST /ws/secret/reveal',
      { ...numberOf(account), reason: '核对打款' },
      { ...mine.member.finance.as, idempotencyKey: 'reveal-1' },
    )
    const { rows } = await h.services.pool.query("select result from idempotency where key = 'reveal-1'")
    expect(rows).toEqual([])
    const looks = await h.ok('GET /ws/secret/looks', numberOf(account), mine.as)
    const audited = await h.services.pool.query("select input from audit where call = 'POST /ws/secret/reveal' and actor_id = $1", [
      mine.member.finance.accountId,
    ])
    expect(audited.rows.map((row) => row.input.reason)).toEqual(['•••', '•••'])
    expect(looks.records.map(({ who, reason, column }) => [who, reason, column])).toEqual([
      [mine.member.finance.name, '核对打款', 'accountNumber'],
      [mine.member.finance.name, '核对打款', 'accountNumber'],
    ])
    expect((await h.refused('POST /ws/secret/reveal', { ...numberOf(account), reason: ' ' }, mine.as)).fields).toEqual({
      reason: '此项必填',
    })
    await expect(h.services.pool.query('delete from secret_look')).rejects.toThrow('append-only')
  })

  it('is for those whose role and company permit it; to others the value does not exist', async () => {
    const mine = await company(h, { roles: ['finance', 'admin', 'viewer', 'hr'] })
    const [other, person, staff] = [await company(h), await individual(h), await operator(h)]
    const account = await addBank(mine.owner)
    const { admin, viewer, hr } = mine.member
    for (const who of [admin, viewer, hr, other.owner, person, staff])
      for (const [key, more] of [
        ['POST /ws/secret/reveal', { reason: 'x' }],
        ['GET /ws/secret/looks', {}],
      ] as const)
        expect((await h.refused(key, { ...numberOf(account), ...more }, who.as)).status).toBe(404)
    for (const [table, column] of [
      ['bankAccount', 'key'],
      ['withdrawal', 'accountNumber'],
      ['identity', 'idNumber'],
      ['file', 'key'],
      ['constructor', 'x'],
    ])
      expect((await h.refused('POST /ws/secret/reveal', { table, column, row: account, reason: 'x' }, mine.as)).status).toBe(404)
    await h.ok('POST /ws/operator/account/freeze', { id: mine.member.finance.accountId, reason: '核实中' }, staff.as)
    expect((await h.refused('POST /ws/secret/reveal', { ...numberOf(account), reason: 'x' }, mine.member.finance.as)).status).toBe(401)
    const { total } = await h.ok('GET /ws/secret/looks', numberOf(account), mine.as)
    expect(total).toBe(0)
  })

  it('is limited per hour and account, also for looks at the same time', async () => {
    const mine = await company(h, { roles: ['finance'] })
    const account = await addBank(mine.owner)
    const look = () => h.call('POST /ws/secret/reveal', { ...numberOf(account), reason: 'x' }, mine.as)
    const answers = await Promise.all(Array.from({ length: LOOKS_PER_HOUR.member + 5 }, look))
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(LOOKS_PER_HOUR.member)
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(5)
    expect((await h.refused('POST /ws/secret/reveal', { ...numberOf(account), reason: 'x' }, { ...mine.as, lang: 'en' })).message).toBe(
      'Confidential values can be viewed 60 times per hour. Please try again later.',
    )
    expect((await h.call('POST /ws/secret/reveal', { ...numberOf(account), reason: 'x' }, mine.member.finance.as)).body.success).toBe(true)
    h.clock.advance({ minutes: 61 })
    expect((await look()).body.success).toBe(true)
  })

  it('of many things in a day notifies the owners, once for each round number', async () => {
    const mine = await company(h, { roles: ['finance'] })
    const rows: string[] = []
    for (let at = 0; at < BULK_LOOKS; at++) rows.push(await addBank(mine.owner))
    const news = async () =>
      (await h.ok('GET /ws/notice/list', {}, mine.as)).records.filter((one) => one.kind === 'secretsSeenInBulk').map((one) => one.content)
    const finance = mine.member.finance
    for (const row of rows.slice(1)) await h.ok('POST /ws/secret/reveal', { ...numberOf(row), reason: 'x' }, finance.as)
    await h.ok('POST /ws/secret/reveal', { ...numberOf(rows[1]!), reason: 'again' }, finance.as)
    expect(await news()).toEqual([])
    for (let twice = 0; twice < 2; twice++) await h.ok('POST /ws/secret/reveal', { ...numberOf(rows[0]!), reason: 'x' }, finance.as)
    expect(await news()).toEqual([expect.stringContaining(`${finance.name} 今天已查看 ${BULK_LOOKS} 份`)])
  })
})

describe('keys', () => {
  it('of an older master key are wrapped again by a job; values and fingerprints stay', async () => {
    const { url, drop } = await freshDatabase()
    const next = randomBytes(32).toString('base64')
    const start = (SECRET_KEY: string) => startServer({ databaseUrl: url, config: { SECRET_KEY } })
    const before = await start(TEST_KEY)
    const places = Array.from({ length: 3 }, () => placeOf())
    await actOn(before, (a) =>
      putSecrets(
        a,
        places.map((place) => ({ ...place, text: 'E12345678' })),
      ),
    )
    const scope = places[0]!.scope
    const fingerprint = await actOn(before, (a) => fingerprintOf(a, scope, 'E12345678'))
    await before.close()

    await expect(start(next)).rejects.toThrow(/^The database holds secrets of the master key [0-9a-f]{16}, which is missing/)
    const both = await start(`${next},${TEST_KEY}`)
    expect(await actOn(both, (a) => openSecret(a, places[0]!))).toBe('E12345678')
    await expect(start(next)).rejects.toThrow('is missing')
    both.clock.advance({ hours: 25 })
    await both.jobs.runDue()
    await both.close()

    const after = await start(next)
    for (const place of places) expect(await actOn(after, (a) => openSecret(a, place))).toBe('E12345678')
    expect(await actOn(after, (a) => fingerprintOf(a, scope, 'E12345678'))).toBe(fingerprint)
    await after.close()
    await drop()
  })

  it('of a scope are replaced: its values are re-encrypted in chunks, and a job that failed goes on where it was', async () => {
    const scope = randomUUID()
    const places = Array.from({ length: 1_200 }, () => placeOf(scope))
    await act((a) =>
      putSecrets(
        a,
        places.map((place, at) => ({ ...place, text: `N${at}00000` })),
      ),
    )
    const versions = async () => {
      const { rows } = await h.services.pool.query('select key_version, count(*) as n from secret where scope = $1 group by 1 order by 1', [
        scope,
      ])
      return rows.map((row) => [row.key_version, row.n])
    }
    const keys = async () =>
      (await h.services.pool.query('select version from secret_key where scope = $1 order by 1', [scope])).rows.map((row) => row.version)
    expect(await versions()).toEqual([[1, 1_200]])
    // One that cannot be read, in the second chunk: the first is committed, the rest waits.
    const { rows } = await h.services.pool.query('select row_id, cipher from secret where scope = $1 order by row_id', [scope])
    const { row_id, cipher } = rows[700]
    await h.services.pool.query("update secret set cipher = '\\x00' where row_id = $1", [row_id])
    await act((a) => replaceKey(a, scope))
    await h.jobs.runDue()
    expect(await versions()).toEqual([
      [1, 700],
      [2, 500],
    ])
    await act((a) => putSecret(a, places[3]!, 'N3000009'))
    await h.services.pool.query('update secret set cipher = $2 where row_id = $1', [row_id, cipher])
    h.clock.advance({ minutes: 10 })
    await h.jobs.runDue()
    expect(await versions()).toEqual([[2, 1_200]])
    expect(await keys()).toEqual([0, 2])
    const all = await act((a) =>
      openSecrets(
        a,
        places[0]!,
        places.map((place) => place.row),
      ),
    )
    expect(places.map((place) => all.get(place.row))).toEqual(places.map((_, at) => (at === 3 ? 'N3000009' : `N${at}00000`)))
    expect((await act((a) => rowsHolding(a, places[0]!, ['N700000', 'N3000009']))).size).toBe(2)
  })

  it('are replaced by themselves after a year', async () => {
    const place = placeOf()
    await act((a) => putSecret(a, place, 'E12345678'))
    h.clock.advance({ hours: 24 * 366 })
    await h.jobs.runDue()
    h.clock.advance({ hours: 25 })
    await h.jobs.runDue()
    const { rows } = await h.services.pool.query('select key_version from secret where row_id = $1', [place.row])
    expect(rows).toEqual([{ key_version: 2 }])
    expect(await act((a) => openSecret(a, place))).toBe('E12345678')
  })

  it('are made once, also by first values at the same time', async () => {
    const scope = randomUUID()
    const places = Array.from({ length: 12 }, () => placeOf(scope))
    await Promise.all(places.map((place) => act((a) => putSecret(a, place, 'E12345678'))))
    const { rows } = await h.services.pool.query('select count(*) as n from secret_key where scope = $1', [scope])
    expect(rows).toEqual([{ n: 2 }])
    expect((await act((a) => rowsHolding(a, places[0]!, ['E12345678']))).get('E12345678')).toHaveLength(12)
  })
})

describe('a sealed file', () => {
  const marked = pngWith('PASSPORT-PAGE-IN-CLEAR'.repeat(9_000))
  const fetchFile = (url: string, who: Person) => fetch(`${h.url}${url}`, { headers: { 'x-access-token': who.token } })
  const onDisk = (id: string) => readFileSync(join(h.services.config.DATA_DIR, 'files', id.slice(-2), id))

  it('is encrypted on disk, comes back byte for byte, and each download is a look', async () => {
    const mine = await company(h)
    const { body } = await send(h, mine.token, { bytes: marked, name: 'passport_E12345678.png', authCode: 'employeeDocument' })
    if (!body.success) throw new Error('refused')
    const { id, url, name, size } = body.result
    expect([name, size]).toEqual(['passport_••••.png', marked.length])
    expect(onDisk(id).includes('PASSPORT')).toBe(false)
    expect(onDisk(id).length).toBeGreaterThan(marked.length)
    for (let twice = 0; twice < 2; twice++) {
      const answer = await fetchFile(url, mine.owner)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('content-length')).toBe(String(marked.length))
      expect(Buffer.from(await answer.arrayBuffer()).equals(marked)).toBe(true)
    }
    const looks = await looksOf(h.services.db, mine.companyId, [id], { pageNo: 1, pageSize: 20 })
    expect(looks.records.map((look) => [look.who, look.table, look.reason])).toEqual([
      [mine.owner.name, 'file', ''],
      [mine.owner.name, 'file', ''],
    ])
  })

  it('is sealed also if its purpose comes after it', async () => {
    const mine = await company(h)
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(marked)]), 'a.png')
    form.set('authCode', 'identityDocument')
    const answer = await fetch(`${h.url}/api/sys/common/uploadFile`, {
      method: 'POST',
      headers: { 'x-access-token': mine.token },
      body: form,
    })
    const { result } = (await answer.json()) as { result: { id: string; url: string } }
    expect(onDisk(result.id).includes('PASSPORT')).toBe(false)
    expect(Buffer.from(await (await fetchFile(result.url, mine.owner)).arrayBuffer()).equals(marked)).toBe(true)
  })

  it('is for its uploader until it is claimed, then for those whom the rule permits, and never for operators without one', async () => {
    const mine = await company(h, { roles: ['admin'] })
    const staff = await operator(h)
    const { id, url } = await upload(h, mine.token, 'employeeDocument', 'pdf')
    const statuses = async () => [
      (await fetchFile(url, mine.owner)).status,
      (await fetchFile(url, mine.member.admin)).status,
      (await fetchFile(url, staff)).status,
    ]
    expect(await statuses()).toEqual([200, 404, 404])
    await h.services.pool.query("update file set used_by = 'company:x' where id = $1", [id])
    expect(await statuses()).toEqual([200, 200, 200])
    await h.services.pool.query("update file set used_by = 'nothing:x' where id = $1", [id])
    expect(await statuses()).toEqual([404, 404, 404])
  })

  it('that was altered, or has the key of another one, is not given out', async () => {
    const mine = await company(h)
    const [one, other] = [await upload(h, mine.token, 'employeeDocument', 'png'), await upload(h, mine.token, 'employeeDocument', 'png')]
    const path = join(h.services.config.DATA_DIR, 'files', one.id.slice(-2), one.id)
    const bytes = readFileSync(path)
    const read = (url: string) =>
      fetchFile(url, mine.owner).then(
        async (answer) => (answer.ok ? (await answer.arrayBuffer()).byteLength : answer.status),
        () => 'cut off',
      )
    writeFileSync(path, Buffer.concat([bytes.subarray(0, 9), Buffer.from('x'), bytes.subarray(10)]))
    expect(await read(one.url)).not.toBe(200)
    writeFileSync(path, onDisk(other.id))
    expect(await read(one.url)).not.toBe(bytesOf.png.length)
    writeFileSync(path, bytes)
    expect(await read(one.url)).toBe(bytesOf.png.length)
  })

  it('is limited like other looks, and its key goes when nobody claims it', async () => {
    const mine = await company(h)
    const { id, url } = await upload(h, mine.token, 'employeeDocument', 'png')
    for (let look = 0; look < LOOKS_PER_HOUR.member; look++) expect((await fetchFile(url, mine.owner)).status).toBe(200)
    expect((await fetchFile(url, mine.owner)).status).toBe(429)
    const keys = async () => (await h.services.pool.query('select 1 from secret where row_id = $1', [id])).rowCount
    expect(await keys()).toBe(1)
    h.clock.advance({ hours: 49 })
    await h.jobs.runDue()
    expect(await keys()).toBe(0)
    expect((await fetchFile(url, mine.owner)).status).toBe(404)
  })

  it('is judged by its content and its size', async () => {
    const mine = await company(h)
    const sent = async (bytes: Buffer, name: string) => (await send(h, mine.token, { bytes, name, authCode: 'employeeDocument' })).body.code
    expect(await sent(bytesOf.exe, 'a.png')).toBe(1404)
    const misnamed = await send(h, mine.token, { bytes: bytesOf.pdf, name: 'a.jpg', authCode: 'employeeDocument' })
    expect(misnamed.body.result).toMatchObject({ name: 'a.pdf' })
    expect(await sent(grown(bytesOf.pdf, 20 * 1024 * 1024 + 1), 'a.pdf')).toBe(1403)
  })
})
