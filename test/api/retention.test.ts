import { beforeAll, describe, expect, it } from 'vitest'
import { closeAccount } from '../../src/features/base/account/server/closing.ts'
import { openSession } from '../../src/features/base/account/server/sessions.ts'
import { errorForLog, withoutSecrets } from '../../src/platform/server/log.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { AUDIT_ADDRESS_KEPT_DAYS, BOOKS_KEPT_YEARS, IDENTITY_KEPT_YEARS, OUTBOX_KEPT_DAYS } from '../../src/rules/constants.ts'
import { upload } from '../support/files.ts'
import { company, individual, operator, type Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let op: Person

beforeAll(async () => {
  op = await operator(h)
})

const rows = async (text: string, values: unknown[] = []) => (await h.services.pool.query(text, values)).rows
const count = async (from: string, accountId: string) => Number((await rows(`select count(*) as n from ${from}`, [accountId]))[0]!['n'])

async function full(): Promise<Person> {
  const who = await individual(h, { name: '沈嘉禾', verified: false })
  await h.ok('POST /ws/profile/card', { name: '沈嘉禾', gender: 'female', birthDate: '1991-03-02', area: 'SG', position: '工程师' }, who.as)
  const bank = { holderName: 'SHEN JIAHE', bankName: 'DBS', country: 'SG', currency: 'SGD', accountNumber: '0012345678' }
  await h.ok('POST /ws/wallet/bankAccount/add', bank, who.as)
  const [front, back] = [
    await upload(h, who.token, 'identityDocument', 'png', 'front.png'),
    await upload(h, who.token, 'identityDocument', 'png', 'back.png'),
  ]
  const form = { legalName: '沈嘉禾', idKind: 'passport', idNumber: `E${who.phone.slice(-8)}`, front: front.id, back: back.id }
  await h.ok('POST /ws/profile/authentication', form as never, who.as)
  return who
}

async function close(who: Person): Promise<void> {
  const actor = (await h.services.identify(who.token, h.clock.now()))!
  await performAsSystem(h.services, 'close', (act) => closeAccount({ ...act, actor }))
}

/** Keys of files go with the files, in the night after. */
const secretsOf = (id: string) => count(`secret where scope = $1 and table_name <> 'file'`, id)
const keysOf = (id: string) => count('secret where scope = $1', id)
const nights = async (days: number) => {
  h.clock.advance({ hours: 24 * days })
  await h.jobs.runDue()
}

describe('at the closing of an account', () => {
  it('profile, unverified identity, bank accounts, notices and messages go at once', async () => {
    const who = await full()
    expect(await secretsOf(who.accountId)).toBeGreaterThan(0)
    await close(who)
    for (const from of [
      'profile where account_id = $1',
      'identity where account_id = $1',
      'notice where account_id = $1',
      'bank_account where owner_id = $1',
    ])
      expect(await count(from, who.accountId), from).toBe(0)
    expect(await secretsOf(who.accountId)).toBe(0)
    expect(await count(`file where owner_id = $1 and used_by is not null`, who.accountId)).toBe(0)
    await nights(2)
    expect(await keysOf(who.accountId)).toBe(0)
    expect(await count('file where owner_id = $1', who.accountId)).toBe(0)
    const everything = JSON.stringify([
      await rows('select * from outbox'),
      await rows('select * from audit'),
      await rows('select * from account'),
    ])
    for (const text of [who.phone, 'SHEN JIAHE', '1991-03-02', '0012345678']) expect(everything).not.toContain(text)
  })

  it('a verified identity stays for its years, the name as long as the books', async () => {
    const who = await full()
    op.as.token = await performAsSystem(h.services, 'again', (act) => openSession(act, op.accountId, 'test'))
    await h.ok('POST /ws/operator/person/approve', { id: who.accountId }, op.as)
    await close(who)
    expect(await rows('select name, birth_date::text, city from profile where account_id = $1', [who.accountId])).toEqual([
      { name: '', birth_date: '1900-01-01', city: '' },
    ])
    expect(await secretsOf(who.accountId)).toBe(1)
    await nights(365 * IDENTITY_KEPT_YEARS - 1)
    expect(await count('identity where account_id = $1', who.accountId)).toBe(1)
    await nights(2)
    await nights(1)
    expect(await count('identity where account_id = $1', who.accountId)).toBe(0)
    expect(await secretsOf(who.accountId)).toBe(0)
    const nameOf = async () => (await rows('select name from account where id = $1', [who.accountId]))[0]!['name']
    expect(await nameOf()).not.toBe('')
    await nights(365 * (BOOKS_KEPT_YEARS - IDENTITY_KEPT_YEARS) + 2)
    await nights(1)
    expect(await nameOf()).toBe('')
  })
})

describe('the audit log', () => {
  it('has what a person is known or reached by only reduced', () => {
    const input = {
      name: '沈嘉禾',
      legalName: 'Mei Tan',
      phone: '13900001111',
      email: 'mei.tan@panshi.example',
      birthDate: '1991-03-02',
      contact: '+86 139 0000 1111',
      lines: ['13611110000', 'a@b.example'],
      form: { contactName: '沈澜', title: '售后团队' },
      amount: '1200.50',
    }
    const kept = withoutSecrets(input)
    expect(kept).toEqual({
      name: '沈••',
      legalName: 'M••',
      phone: '•••11',
      email: '•••@panshi.example',
      birthDate: '•••',
      contact: '•••11',
      lines: ['•••00', '•••@b.example'],
      form: { contactName: '沈••', title: '售后团队' },
      amount: '1200.50',
    })
    expect(withoutSecrets({ name: 'platformFeeBps', value: 400 })).toEqual({ name: 'platformFeeBps', value: 400 })
  })

  it('has no free text of people, whatever the field is called, and all that a decision says', () => {
    const own = {
      city: 'My street 5',
      headline: '十年售后',
      message: 'Call me at 13900001111',
      skills: ['Siemens S7'],
      anythingNew: 'Ms Tan, room 4',
    }
    expect(withoutSecrets(own)).toEqual({ city: 'M••', headline: '十••', message: 'C••', skills: ['S••'], anythingNew: 'M••' })
    const decision = {
      id: '019ac6a2-2f4e-7c11-8000-0a0b0c0d0e0f',
      hash: '9f86d081884c7d659a2feaa0c55ad015',
      reason: 'The voucher is of another company',
      titleCn: '德国商务签证',
      kind: 'topUp',
      currency: 'CNY',
      country: 'DE',
      zone: 'Asia/Shanghai',
      from: '2026-11-01',
      amount: '1200.50',
      number: 'D-2026-0160',
      version: 3,
    }
    expect(withoutSecrets(decision)).toEqual(decision)
  })

  it('cannot be changed, but forgets network addresses in time', async () => {
    await expect(rows(`update audit set call = 'x'`)).rejects.toThrow('append-only')
    await expect(rows(`update audit set ip = '10.0.0.1'`)).rejects.toThrow('append-only')
    await expect(rows('delete from audit')).rejects.toThrow('append-only')
    const who = await individual(h)
    await h.ok('POST /ws/account/preferences', { lang: 'en' }, who.as)
    const addresses = () => count('audit where actor_id = $1 and ip is not null', who.accountId)
    expect(await addresses()).toBe(1)
    await nights(AUDIT_ADDRESS_KEPT_DAYS + 1)
    await nights(1)
    expect(await addresses()).toBe(0)
  })
})

it('the outbox forgets messages in time', async () => {
  await h.ok('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone: '13512340000' })
  expect(await count('outbox where recipient like $1', '%13512340000')).toBe(1)
  await nights(OUTBOX_KEPT_DAYS + 1)
  await nights(1)
  expect(await count('outbox where recipient like $1', '%13512340000')).toBe(0)
})

it('a failed query is logged without what people typed', async () => {
  const failed = await h.services.db.execute(`select 1/0 as "planted"`).catch((error: unknown) => error)
  expect(JSON.stringify(errorForLog(failed))).toContain('Failed query')
  const { sql } = await import('../../src/platform/server/data/drizzle.ts')
  const typed = await h.services.db.execute(sql`select ${'planted 9988776655'}::int`).catch((error: unknown) => error)
  expect(String(typed)).toContain('9988776655')
  expect(JSON.stringify(errorForLog(typed))).not.toContain('9988776655')
})

it('roles that see no money see no moves of beans', async () => {
  const two = await company(h, { roles: ['hr'] })
  expect((await h.refused('GET /ws/bean/moves', {}, two.member.hr.as)).status).toBe(403)
})
