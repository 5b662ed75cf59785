import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from '../../src/app/server/features.ts'
import { isCreditCode } from '../../src/features/base/verification/contract/numbers.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { freshDatabase } from '../support/database.ts'
import { bytesOf, pngWith } from '../support/files.ts'
import { earn } from '../support/money.ts'
import { company, individual, operator } from '../support/personas.ts'
import { TEST_PROOF } from '../support/proof.ts'
import { startServer, TEST_KEY, type TestServer } from '../support/server.ts'
import { asJustRead } from '../support/versions.ts'

/**
 * Known values go in through every call that takes one, everything that shows or sends them is used, and then they are searched for: in
 * every table, in the files of the database and of the uploads, in the log, in the answers.
 */
const planted = {
  companyBank: '62178301946520073',
  personBank: 'DE90500105176093248157',
  idCard: '330727198709145276',
  passport: 'PX73198462',
  legalId: 'LR50817263',
  refusedBank: '70215639480017266',
  refusedIban: 'GB27NWBK60161372950483',
  workerId: '110101199003077475',
  workerPassport: 'KX88120437',
  workerVisa: 'WP3390175526',
  refusedId: '110101199003071234',
  workerBank: '60318825547719',
  page: 'THE PAGE OF A PASSPORT IN CLEAR',
}
const spaced = planted.personBank.replace(/(.{4})(?=.)/g, '$1 ')

let h: TestServer
let child: ChildProcess
let url: string
let drop: () => Promise<void>
let log = ''
const answers: string[] = []
const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-secrets-'))
const started = Date.now()

/** The calls go to a process of its own with the most talkative log; personas are written through a server on the same database. */
beforeAll(async () => {
  const own = await freshDatabase()
  drop = own.drop
  h = await startServer({ databaseUrl: own.url, config: { DATA_DIR: dataDir } })
  const env = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATABASE_URL: own.url,
    DATA_DIR: dataDir,
    SEED: 'never',
    LOG_LEVEL: 'debug',
    SECRET_KEY: TEST_KEY,
  }
  child = spawn(process.execPath, ['dist/server/main.js'], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  url = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      log += chunk
      const address = log.match(/^Hengdu \S+ is ready at (http:\S+)$/m)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    }
    child.stdout!.on('data', listen)
    child.stderr!.on('data', listen)
    child.once('close', () => reject(new Error(`it ended: ${log}`)))
  })
})
afterAll(async () => {
  child?.kill('SIGTERM')
  await new Promise((done) => (child && child.exitCode === null ? child.once('close', done) : done(null)))
  await h?.close()
  await drop?.()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Answer {
  success: boolean
  result: Record<string, never> & { id: string; url: string; text: string; records: { id: string; withdrawal: { bank: object } }[] }
}

/** Each write is sent twice under one key, as after a lost answer. */
async function call(key: keyof typeof allCalls, input: object, who: { token: string }, quiet = false): Promise<Answer> {
  const [method, path] = key.split(' ') as ['GET' | 'POST', string]
  const body = JSON.stringify(await asJustRead(h.services, key, input, who.token))
  const headers: Record<string, string> = {
    'x-access-token': who.token,
    'x-proof': TEST_PROOF,
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  let text = ''
  for (let time = 0; time < (method === 'GET' ? 1 : 2); time++) {
    const answer = await fetch(`${url}/api${path}${query}`, { method, headers, ...(method === 'POST' && { body }) })
    text = await answer.text()
    if (!quiet) answers.push(text)
  }
  return JSON.parse(text) as Answer
}

async function ok(...[key, input, who, quiet]: Parameters<typeof call>): Promise<Answer['result']> {
  const answer = await call(key, input, who, quiet)
  if (!answer.success) throw new Error(`${key} was refused: ${JSON.stringify(answer)}`)
  return answer.result
}

async function page(who: { token: string }, name: string, authCode = 'identityDocument'): Promise<string> {
  const form = new FormData()
  form.set('authCode', authCode)
  form.set('file', new Blob([new Uint8Array(pngWith(planted.page))]), name)
  const answer = await fetch(`${url}/api/sys/common/uploadFile`, { method: 'POST', headers: { 'x-access-token': who.token }, body: form })
  const text = await answer.text()
  answers.push(text)
  return (JSON.parse(text) as Answer).result.id
}

/** The number is stored, and its reader types it as the reason. Only this answer may contain it. */
const reveals = async (who: { token: string }, table: string, column: string, row: string, expected: string) => {
  const { text } = await ok('POST /ws/secret/reveal', { table, column, row, reason: `for ${expected}` }, who, true)
  expect(text).toBe(expected)
}

const creditCode = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((digit) => `91330106MA2CFK0W1${digit}`).find(isCreditCode)!

/** Who was used, and what became of it. */
async function useEverything(): Promise<void> {
  const staff = await operator(h)
  const firm = await company(h, { roles: ['finance', 'viewer'], funded: [{ amountMinor: 900_000, currency: 'EUR' }] })
  const applicant = await company(h, { verified: false })
  const [person, second] = [await individual(h), await individual(h, { verified: false })]
  const { finance, viewer } = firm.member

  // Bank accounts, accepted and refused; withdrawals of a company and of a person, paid and failed.
  const bank = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: planted.companyBank }
  const mine = await ok('POST /ws/wallet/bankAccount/add', bank, firm)
  await call('POST /ws/wallet/bankAccount/add', bank, firm)
  await call('POST /ws/wallet/bankAccount/add', { ...bank, accountNumber: planted.refusedBank, country: 'XX' }, firm)
  await call('POST /ws/wallet/bankAccount/add', { ...bank, accountNumber: planted.refusedIban, swift: 'nonsense' }, firm)
  const theirs = await ok('POST /ws/wallet/bankAccount/add', { ...bank, accountNumber: spaced }, person)
  const asked = await ok('POST /ws/wallet/withdraw', { bankAccountId: mine.id, orderIds: [], currency: 'EUR', amount: '100' }, finance)
  await ok('POST /ws/wallet/withdrawal/approve', { id: asked.id }, firm)
  const earned = await earn(h, firm, person, { amountMinor: 50_000, currency: 'EUR' })
  const wanted = await ok('POST /ws/wallet/withdraw', { bankAccountId: theirs.id, orderIds: [earned.orderId] }, person)
  for (const who of [firm, finance, viewer, person]) {
    await ok('GET /ws/wallet/bankAccounts', {}, who)
    await ok('GET /ws/wallet/orders', {}, who)
  }
  await ok('GET /ws/wallet/order', { id: asked.id }, firm)
  await ok('GET /ws/wallet/order', { id: wanted.id }, person)
  await ok('GET /ws/operator/withdrawals', {}, staff)
  await reveals(firm, 'bankAccount', 'accountNumber', mine.id, planted.companyBank)
  await reveals(person, 'bankAccount', 'accountNumber', theirs.id, planted.personBank)
  await reveals(staff, 'withdrawal', 'accountNumber', asked.id, planted.companyBank)
  await ok('POST /ws/operator/withdrawal/paid', { id: asked.id, reference: 'PAY-1', proof: '' }, staff)
  await ok('POST /ws/operator/withdrawal/failed', { id: wanted.id, reason: '账户已注销' }, staff)
  await ok('POST /ws/wallet/bankAccount/remove', { id: mine.id }, firm)

  // Identities: refused by their check digit, submitted, sent back masked, verified; the same number again.
  const claim = { legalName: '陆远舟', idKind: 'idCard', idNumber: planted.idCard }
  const pages = async (who: { token: string }) => ({ front: await page(who, `${planted.idCard}.png`), back: await page(who, 'back.png') })
  await call('POST /ws/profile/authentication', { ...claim, idKind: 'passport', front: await page(second, 'a.png'), back: 'x' }, second)
  await ok('POST /ws/profile/authentication', { ...claim, ...(await pages(second)) }, second)
  const reasons = [{ field: 'front', reason: 'unreadable', note: '右下角缺失' }]
  await ok('POST /ws/operator/person/reject', { id: second.accountId, reasons }, staff)
  const shown = (await ok('GET /ws/profile/authentication', {}, second)) as unknown as typeof claim
  await ok('POST /ws/profile/authentication', { ...claim, idNumber: shown.idNumber, ...(await pages(second)) }, second)
  await ok('GET /ws/operator/persons', { search: '陆远舟' }, staff)
  const { authentication } = (await ok('GET /ws/operator/person', { id: second.accountId }, staff)) as unknown as {
    authentication: { front: { url: string } }
  }
  const picture = await fetch(`${url}${authentication.front.url}`, { headers: { 'x-access-token': staff.token } })
  expect(Buffer.from(await picture.arrayBuffer()).includes(planted.page)).toBe(true)
  await reveals(staff, 'identity', 'idNumber', second.accountId, planted.idCard)
  await ok('POST /ws/operator/person/approve', { id: second.accountId }, staff)
  const third = await individual(h, { verified: false })
  await call('POST /ws/profile/authentication', { ...claim, ...(await pages(third)) }, third)
  await ok('POST /ws/profile/authentication', { ...claim, idKind: 'passport', idNumber: planted.passport, ...(await pages(third)) }, third)

  // A company.
  const entity = {
    fullName: '杭州澜工机器人有限公司',
    creditCode,
    legalPerson: '沈澜',
    legalIdKind: 'passport',
    legalIdNumber: planted.legalId,
  }
  const licence = await h.ok('GET /ws/company/authentication', {}, applicant.as)
  expect(licence.status).toBe(0)
  const form = {
    ...entity,
    licence: await document(applicant),
    legalIdFront: await page(applicant, `护照${planted.legalId}.png`),
    legalIdBack: '',
  }
  await call('POST /ws/company/authentication', { ...form, creditCode: 'x' }, applicant)
  await ok('POST /ws/company/authentication', form, applicant)
  await ok('GET /ws/company/authentication', {}, applicant)
  await ok('GET /ws/operator/company', { id: applicant.companyId }, staff)
  await reveals(staff, 'company', 'legalIdNumber', applicant.companyId, planted.legalId)
  await ok('POST /ws/operator/company/approve', { id: applicant.companyId }, staff)

  // Employees: numbers kept, refused and pointed out as twins; an account, a passport page, everything that lists or sends them.
  const numbers = { idNumber: planted.workerId, passportNumber: planted.workerPassport, visaNumber: planted.workerVisa }
  const worker = await ok('POST /ws/employee/create', { name: '叶知秋', ...numbers }, firm)
  await ok('POST /ws/employee/create', { name: '同号', passportNumber: planted.workerPassport.toLowerCase() }, firm)
  await call('POST /ws/employee/save', { id: worker.id, version: 1, idNumber: planted.refusedId }, firm)
  await ok('POST /ws/employee/save', { id: worker.id, version: 1, ...numbers, jobTitle: '工程师' }, firm)
  const account = { employeeId: worker.id, holder: 'Ye', bankName: 'Lion', accountNumber: planted.workerBank }
  await ok('POST /ws/employee/payee', account, firm)
  await call('POST /ws/employee/payee', { ...account, swift: 'nonsense' }, firm)
  const scan = await page(firm, `${planted.workerPassport}.png`, 'employeeDocument')
  await ok('POST /ws/employee/document', { employeeId: worker.id, kind: 'passport', file: scan }, firm)
  for (const path of ['detail', 'history', 'documents', 'looks'] as const) await ok(`GET /ws/employee/${path}`, { id: worker.id }, firm)
  await ok('GET /ws/employee/list', { search: planted.workerPassport }, firm)
  await ok('POST /ws/employee/export', { columns: '' }, firm)
  await ok('GET /ws/employee/due', {}, firm)
  const bytes = await fetch(`${url}/api/ws/file/${scan}`, { headers: { 'x-access-token': firm.token } })
  expect(Buffer.from(await bytes.arrayBuffer()).includes(planted.page)).toBe(true)
  await reveals(firm, 'employee', 'passportNumber', worker.id, planted.workerPassport)
  await reveals(firm, 'payee', 'accountNumber', worker.id, planted.workerBank)

  // What repeats or sends what was said.
  for (const who of [firm, person, second, applicant]) {
    await ok('GET /ws/account/export', {}, who)
    await ok('GET /ws/notice/list', {}, who)
  }
  await ok('GET /ws/operator/audit', { pageSize: '100' }, staff)
  await ok('GET /ws/operator/outbox', { pageSize: '100' }, staff)
  await ok('GET /ws/secret/looks', { table: 'withdrawal', column: 'accountNumber', row: asked.id }, staff)
}

async function document(who: { token: string }): Promise<string> {
  const form = new FormData()
  form.set('authCode', 'document')
  form.set('file', new Blob([new Uint8Array(bytesOf.pdf)]), 'licence.pdf')
  const answer = await fetch(`${url}/api/sys/common/uploadFile`, { method: 'POST', headers: { 'x-access-token': who.token }, body: form })
  return ((await answer.json()) as Answer).result.id
}

/** A value as it is, with spaces, and as bytes are shown: in hex and in base64. */
const spellings = (value: string): string[] => [
  value,
  value.replace(/(.{4})(?=.)/g, '$1 '),
  Buffer.from(value).toString('hex'),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
]
const needles = Object.entries(planted).flatMap(([name, value]) =>
  spellings(value).map((text) => ({ name, text, bytes: Buffer.from(text) })),
)
const foundIn = (text: string | Buffer): string[] => [
  ...new Set(
    needles
      .filter(({ text: needle, bytes }) => (typeof text === 'string' ? text.includes(needle) : text.includes(bytes)))
      .map((one) => one.name),
  ),
]

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

describe('values that are kept encrypted', () => {
  it('are not in clear anywhere after everything was used', { timeout: 120_000 }, async () => {
    await useEverything()
    expect(answers.length).toBeGreaterThan(50)
    expect(answers.filter((text) => foundIn(text).length > 0)).toEqual([])
    expect(log).toContain('"req":')
    expect(foundIn(log)).toEqual([])

    const { pool } = h.services
    const { rows: tables } = await pool.query(
      "select schemaname || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'partitions')",
    )
    expect(tables.length).toBeGreaterThan(50)
    const inTables: string[] = []
    for (const { name } of tables) {
      const { rows } = await pool.query(`select t::text as text from ${name} t`)
      for (const row of rows) for (const found of foundIn(row.text)) inTables.push(`${name}: ${found}`)
    }
    expect(inTables).toEqual([])
    expect((await pool.query('select count(*) as n from secret where fingerprint <> $1', [''])).rows[0].n).toBeGreaterThan(4)

    await pool.query('checkpoint')
    const { rows: places } = await pool.query(
      "select current_setting('data_directory') as directory, oid from pg_database where datname = current_database()",
    )
    const { directory, oid } = places[0]
    const ofDatabase = filesBelow(join(directory, 'base', String(oid)))
    const wal = filesBelow(join(directory, 'pg_wal')).filter((path) => statSync(path).mtimeMs >= started)
    expect(ofDatabase.length).toBeGreaterThan(100)
    expect(wal.length).toBeGreaterThan(0)
    const uploads = filesBelow(dataDir)
    expect(uploads.length).toBeGreaterThan(5)
    const onDisk = [...ofDatabase, ...wal, ...uploads].flatMap((path) => foundIn(readFileSync(path)).map((found) => `${path}: ${found}`))
    expect(onDisk).toEqual([])
  })

  it('would have been found: the search sees what is in clear', async () => {
    const { pool } = h.services
    await pool.query('update account set name = $1 where id = (select id from account limit 1)', [planted.passport])
    const { rows } = await pool.query('select a::text as text from account a')
    expect(rows.flatMap((row) => foundIn(row.text))).toEqual(['passport'])
    await pool.query('checkpoint')
    const { rows: places } = await pool.query("select current_setting('data_directory') || '/' || pg_relation_filepath('account') as path")
    expect(foundIn(readFileSync(places[0].path))).toEqual(['passport'])
  })
})

/** Names of fields that hold a number of a document or of an account. */
const SENSITIVE = /(id|passport|visa|permit|account|bank|payee)(card)?(number|no)$|^iban$/i

describe('a call that takes such a value', () => {
  const specs = Object.entries(allCalls) as [string, CallSpec][]
  const taking = specs.filter(([, { input }]) => {
    const names = JSON.stringify(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })).matchAll(/"([A-Za-z]+)":\{/g)
    return [...names].some(([, name]) => SENSITIVE.test(name!))
  })

  it('declares it confidential, so that the audit log masks it', () => {
    expect(taking.map(([key]) => key).sort()).toEqual([
      'POST /ws/company/authentication',
      'POST /ws/employee/create',
      'POST /ws/employee/payee',
      'POST /ws/employee/save',
      'POST /ws/profile/authentication',
      'POST /ws/wallet/bankAccount/add',
    ])
    for (const [key, { confidential }] of taking) expect(confidential?.length, key).toBeGreaterThan(0)
  })

  it('is one of those that the search above used', async () => {
    const { rows } = await h.services.pool.query<{ call: string; input: Record<string, string> }>('select call, input from audit')
    for (const [key, { confidential = [] }] of specs.filter(([, spec]) => spec.confidential)) {
      const inputs = rows.filter((row) => row.call === key).map((row) => row.input)
      expect(inputs.length, key).toBeGreaterThan(0)
      for (const input of inputs) for (const name of confidential) expect(input[name] ?? '•••', key).toBe('•••')
    }
  })
})
