import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyBriefs, companyName, isCompanyVerified } from '../../src/features/company/server/reads.ts'
import { isCreditCode } from '../../src/features/verification/contract/numbers.ts'
import { upload } from '../support/files.ts'
import { type Seated, seat } from '../support/people.ts'
import { startServer, type TestServer } from '../support/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-company-'))
let server: TestServer
let operator: Seated

beforeAll(async () => {
  server = await startServer({ config: { DATA_DIR: dataDir } })
  operator = await seat(server, { userType: 9, name: 'Reviewer' })
})

afterAll(async () => {
  await server?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A valid credit code that no other test uses. */
let codes = 0
function creditCode(): string {
  const body = `91330106MA${String(++codes).padStart(7, '0')}`
  return [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((check) => body + check).find(isCreditCode)!
}

const card = (over: Record<string, unknown> = {}) => ({
  shortName: '澜工机器人',
  fullName: '杭州澜工机器人有限公司',
  industry: 'robotics',
  scale: 'to99',
  area: 'CN-330106',
  contactName: '沈澜',
  position: '总经理',
  ...over,
})

async function founder(over: Record<string, unknown> = {}): Promise<Seated & { companyId: string }> {
  const who = await seat(server, { userType: 1, complete: false })
  const { companyId } = await server.ok('POST /ws/company/card', card(over), { token: who.token })
  return { ...who, companyId }
}

async function claim(who: Seated, over: Record<string, unknown> = {}) {
  const [licence, front, back] = await Promise.all([
    upload(server, who.token, 'document', 'pdf', '营业执照.pdf'),
    upload(server, who.token, 'identityDocument', 'png', 'front.png'),
    upload(server, who.token, 'identityDocument', 'jpg', 'back.jpg'),
  ])
  return {
    fullName: '杭州澜工机器人有限公司',
    creditCode: creditCode(),
    legalPerson: '沈澜',
    licence: licence.url,
    legalIdKind: 'idCard',
    legalIdNumber: '11010519491231002X',
    legalIdFront: front.url,
    legalIdBack: back.id,
    ...over,
  }
}

/** The number in full, as the operator who reviews it has it revealed. */
const numberOf = async ({ companyId }: { companyId: string }) => {
  const place = { table: 'company', column: 'legalIdNumber', row: companyId }
  return (await server.ok('POST /ws/secret/reveal', { ...place, reason: 'review' }, { token: operator.token })).text
}

const noticesOf = async (who: Seated) => {
  const { rows } = await server.services.db.execute<{ kind: string; words: string }>(
    sql`select kind, words from notice where account_id = ${who.accountId} order by id`,
  )
  return rows
}

describe('the business card', () => {
  it('creates the company with its founder as owner, once, and completes the profile', async () => {
    const who = await seat(server, { userType: 1, complete: false, name: '沈澜' })
    expect(await server.ok('GET /ws/company/card', {}, { token: who.token })).toMatchObject({
      companyId: null,
      contactName: '沈澜',
      shortName: '',
    })
    expect((await server.refused('GET /ws/company/info', {}, { token: who.token })).error).toBe('profileIncomplete')
    const logo = await upload(server, who.token, 'logo', 'svg', 'logo.svg')
    const made = await server.ok('POST /ws/company/card', card({ logo: logo.url }), { token: who.token })
    expect(made.whetherIntact).toBe('Y')
    const info = await server.ok('GET /ws/company/info', {}, { token: who.token })
    expect(info).toMatchObject({
      id: made.companyId,
      shortName: '澜工机器人',
      areaText: '中国浙江省杭州市西湖区',
      status: 0,
      logo: { id: logo.id },
    })
    const actor = await server.services.identify(who.token, server.clock.now())
    expect(actor).toMatchObject({ companyId: made.companyId, role: 'owner', complete: true })
    const again = await server.ok('POST /ws/company/card', card({ shortName: '澜工' }), { token: who.token })
    expect(again.companyId).toBe(made.companyId)
    expect(await companyName(server.services.db, made.companyId)).toBe('澜工')
  })

  it('creates one company if the form is sent twice at once', async () => {
    const who = await seat(server, { userType: 1, complete: false })
    const form = card({ fullName: '只有一家有限公司' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => server.call('POST /ws/company/card', form, { token: who.token })))
    expect(answers.filter(({ body }) => !body.success && body.code !== 40902)).toEqual([])
    const { rows } = await server.services.db.execute(sql`select count(*)::int as n from company where full_name = ${form.fullName}`)
    expect(rows).toEqual([{ n: 1 }])
  })

  it('names every missing field in the caller’s language and changes nothing', async () => {
    const who = await seat(server, { userType: 1, complete: false })
    const cn = await server.refused('POST /ws/company/card', {}, { token: who.token })
    expect(Object.keys(cn.fields).sort()).toEqual(['area', 'contactName', 'fullName', 'industry', 'position', 'scale', 'shortName'])
    expect(cn.fields.shortName).toBe('此项必填')
    const en = await server.refused('POST /ws/company/card', card({ industry: 'piracy', area: 'XX-1' }), { token: who.token, lang: 'en' })
    expect(en).toMatchObject({ status: 422, fields: { industry: 'Please choose from the list' } })
    const area = await server.refused('POST /ws/company/card', card({ area: 'XX-1' }), { token: who.token, lang: 'en' })
    expect(area.fields).toEqual({ area: 'Please choose a country or region' })
    expect((await server.ok('GET /ws/company/card', {}, { token: who.token })).companyId).toBeNull()
  })

  it('is not for individuals, and a viewer may not change it', async () => {
    const owner = await founder()
    const viewer = await seat(server, { userType: 1, companyId: owner.companyId, role: 'viewer' })
    const person = await seat(server, { userType: 2 })
    expect((await server.refused('POST /ws/company/card', card(), { token: person.token })).error).toBe('forbidden')
    expect((await server.refused('POST /ws/company/card', card(), { token: viewer.token })).error).toBe('forbidden')
    expect((await server.ok('GET /ws/company/info', {}, { token: viewer.token })).id).toBe(owner.companyId)
    expect((await server.refused('GET /ws/company/authentication', {}, { token: viewer.token })).error).toBe('forbidden')
  })
})

describe('company information', () => {
  const info = (over: Record<string, unknown> = {}) => ({
    ...card(),
    type: 'private',
    website: 'langong.example',
    benefits: ['双休'],
    ...over,
  })

  it('saves everything, completes a bare web address, and releases replaced pictures', async () => {
    const who = await founder()
    const pictures = await Promise.all([1, 2, 3, 4].map((n) => upload(server, who.token, 'album', 'png', `${n}.png`)))
    const album = pictures.map((picture) => picture.url)
    const saved = await server.ok(
      'POST /ws/company/info',
      info({ album, contactEmail: 'hello@langong.example', contactPhone: '+86 571 0000 0000' }),
      { token: who.token },
    )
    expect(saved).toMatchObject({
      website: 'https://langong.example',
      benefits: ['双休'],
      album: pictures.map(({ id, url, name, size }) => ({ id, url, name, size })),
    })
    const less = await server.ok('POST /ws/company/info', info({ album: album.slice(1, 2) }), { token: who.token })
    expect(less.album.map((picture) => picture.id)).toEqual([pictures[1]!.id])
    const { rows } = await server.services.db.execute(
      sql`select count(*)::int as n from file where owner_id = ${who.accountId} and used_by is null`,
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  it('takes at most four album images, and only its own', async () => {
    const who = await founder()
    const other = await founder()
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => upload(server, who.token, 'album', 'png')))
    const five = await server.refused('POST /ws/company/info', info({ album: pictures.map(({ id }) => id) }), {
      token: who.token,
      lang: 'en',
    })
    expect(five.fields).toEqual({ album: 'At most 4 items' })
    const foreign = await server.refused('POST /ws/company/info', info({ album: [pictures[0]!.url] }), { token: other.token })
    expect(foreign.fields).toEqual({ 'album.0': '文件不可用，请重新上传' })
  })

  it('reports invalid addresses, phones and mails', async () => {
    const who = await founder()
    const wrong = await server.refused(
      'POST /ws/company/info',
      info({ website: 'not a site', contactEmail: 'at', contactPhone: 'call me' }),
      { token: who.token, lang: 'en' },
    )
    expect(wrong.fields).toEqual({
      website: 'The web address is not valid',
      contactEmail: 'The e-mail address is not valid',
      contactPhone: 'The phone number is not valid',
    })
  })
})

describe('authentication', () => {
  it('goes from unverified to pending to verified, and notifies everyone concerned', async () => {
    const who = await founder()
    expect(await server.ok('GET /ws/company/authentication', {}, { token: who.token })).toMatchObject({
      status: 0,
      maySubmit: true,
      creditCodeChecked: true,
    })
    const form = await claim(who)
    expect(await server.ok('POST /ws/company/authentication', form, { token: who.token })).toEqual({ status: 1 })
    expect((await noticesOf(operator)).at(-1)).toMatchObject({ kind: 'verificationWaits', words: expect.stringContaining(form.fullName) })
    const pending = await server.ok('GET /ws/company/authentication', {}, { token: who.token })
    expect(pending).toMatchObject({ status: 1, maySubmit: false, legalIdNumber: '•••• 002X', licence: { name: '营业执照.pdf' } })
    expect((await server.refused('POST /ws/company/authentication', form, { token: who.token })).error).toBe('verificationPending')

    const seen = await server.ok('GET /ws/operator/company', { id: who.companyId }, { token: operator.token })
    expect(seen.authentication).toMatchObject({ legalIdNumber: '•••• 002X', creditCode: form.creditCode })
    expect(await numberOf(who)).toBe('11010519491231002X')
    const stranger = await seat(server, { userType: 2 })
    const { licence, legalIdFront } = seen.authentication
    for (const file of [licence, legalIdFront]) {
      const evidence = `${server.url}${file!.url}`
      expect((await fetch(evidence, { headers: { 'x-access-token': operator.token } })).status).toBe(200)
      expect((await fetch(evidence, { headers: { 'x-access-token': stranger.token } })).status).toBe(404)
    }

    expect(await isCompanyVerified(server.services.db, who.companyId)).toBe(false)
    expect(await server.ok('POST /ws/operator/company/approve', { id: who.companyId }, { token: operator.token })).toEqual({ status: 2 })
    expect(await isCompanyVerified(server.services.db, who.companyId)).toBe(true)
    expect((await noticesOf(who)).at(-1)?.kind).toBe('companyVerified')
    expect((await server.refused('POST /ws/operator/company/approve', { id: who.companyId }, { token: operator.token })).error).toBe(
      'staleState',
    )
    expect((await server.refused('POST /ws/company/authentication', form, { token: who.token })).error).toBe('staleState')
    const locked = await server.refused('POST /ws/company/info', { ...card(), fullName: 'Another Ltd' }, { token: who.token, lang: 'en' })
    expect(locked.fields).toEqual({ fullName: 'This cannot be changed after verification is submitted' })
    const { steps } = await server.ok('GET /ws/operator/company', { id: who.companyId }, { token: operator.token })
    expect(steps.map((step) => step.action)).toEqual(['approve', 'submit'])
    expect(steps[0]!.by).toBe('Reviewer')
  })

  it('fails with a reason per field, may be submitted again with the masked number, and not after a final failure', async () => {
    const who = await founder()
    const form = await claim(who)
    await server.ok('POST /ws/company/authentication', form, { token: who.token })
    const reasons = [
      { field: 'licence', reason: 'expired' },
      { field: 'legalPerson', reason: 'other', note: '与执照第二页不符' },
    ]
    const reject = { id: who.companyId, reasons }
    expect(await server.ok('POST /ws/operator/company/reject', reject, { token: operator.token })).toEqual({ status: 3 })
    expect((await noticesOf(who)).at(-1)?.words).toContain('营业执照：证件已过期；法定代表人：与执照第二页不符')
    const failed = await server.ok('GET /ws/company/authentication', {}, { token: who.token })
    expect(failed).toMatchObject({
      status: 3,
      maySubmit: true,
      final: false,
      reasons: [{ field: 'licence', reason: 'expired', note: '' }, reasons[1]],
    })

    await server.ok('POST /ws/company/authentication', { ...form, legalIdNumber: failed.legalIdNumber }, { token: who.token })
    expect(await numberOf(who)).toBe('11010519491231002X')
    await server.ok('POST /ws/operator/company/reject', { ...reject, final: true }, { token: operator.token })
    expect((await server.refused('POST /ws/company/authentication', form, { token: who.token })).error).toBe('verificationFinal')
    expect(await server.ok('GET /ws/company/authentication', {}, { token: who.token })).toMatchObject({ final: true, maySubmit: false })
  })

  it('requires listed reasons, of fields that exist, and a text for another reason', async () => {
    const who = await founder()
    await server.ok('POST /ws/company/authentication', await claim(who), { token: who.token })
    const how = { token: operator.token, lang: 'en' as const }
    const asked = (reasons: unknown[]) => server.refused('POST /ws/operator/company/reject', { id: who.companyId, reasons }, how)
    expect((await asked([])).fields).toEqual({ reasons: 'This field is required' })
    expect((await asked([{ field: 'mood', reason: 'expired' }])).fields).toEqual({ 'reasons.0.field': 'Please choose from the list' })
    expect((await asked([{ field: 'licence', reason: 'ugly' }])).fields).toEqual({ 'reasons.0.reason': 'Please choose from the list' })
    expect((await asked([{ field: 'licence', reason: 'other', note: ' ' }])).fields).toEqual({ 'reasons.0.note': 'This field is required' })
  })

  it('checks check digits: the credit code’s in mainland China, the identity card’s everywhere', async () => {
    const who = await founder()
    const wrong = await claim(who, { creditCode: '91330106MA2CFK0W1Q', legalIdNumber: '110105194912310021', legalIdBack: '' })
    expect((await server.refused('POST /ws/company/authentication', wrong, { token: who.token, lang: 'en' })).fields).toEqual({
      creditCode: 'The unified social credit code is not valid',
      legalIdNumber: 'The ID number is not valid',
      legalIdBack: 'Please upload a file',
    })
    expect((await server.refused('POST /ws/company/authentication', {}, { token: who.token })).fields).toMatchObject({
      licence: '请上传文件',
      creditCode: '此项必填',
    })
    expect((await server.ok('GET /ws/company/authentication', {}, { token: who.token })).status).toBe(0)
    const abroad = await founder({ area: 'SG', fullName: 'Straits Tide Pte. Ltd.' })
    const theirs = await claim(abroad, { creditCode: '202612345K', legalIdKind: 'passport', legalIdNumber: 'e12345678', legalIdBack: '' })
    expect(await server.ok('POST /ws/company/authentication', theirs, { token: abroad.token })).toEqual({ status: 1 })
  })

  it('gives a credit code to one verified company', async () => {
    const [first, second, third] = [await founder(), await founder(), await founder()]
    const code = creditCode()
    for (const who of [first, second])
      await server.ok('POST /ws/company/authentication', await claim(who, { creditCode: code }), { token: who.token })
    await server.ok('POST /ws/operator/company/approve', { id: first.companyId }, { token: operator.token })
    expect((await server.refused('POST /ws/operator/company/approve', { id: second.companyId }, { token: operator.token })).error).toBe(
      'creditCodeTaken',
    )
    expect(
      (
        await server.refused('POST /ws/company/authentication', await claim(third, { creditCode: code.toLowerCase() }), {
          token: third.token,
        })
      ).error,
    ).toBe('creditCodeTaken')
    await server.ok('POST /ws/operator/company/disable', { id: first.companyId, note: '执照被吊销' }, { token: operator.token })
    expect((await server.refused('POST /ws/operator/company/approve', { id: second.companyId }, { token: operator.token })).error).toBe(
      'creditCodeTaken',
    )
  })

  it('is disabled and enabled only from the right state', async () => {
    const who = await founder()
    const disable = { id: who.companyId, note: '执照被吊销' }
    const by = { token: operator.token }
    expect((await server.refused('POST /ws/operator/company/disable', disable, by)).error).toBe('staleState')
    await server.ok('POST /ws/company/authentication', await claim(who), { token: who.token })
    await server.ok('POST /ws/operator/company/approve', { id: who.companyId }, by)
    expect((await server.refused('POST /ws/operator/company/disable', { id: who.companyId }, by)).fields).toEqual({ note: '此项必填' })
    expect(await server.ok('POST /ws/operator/company/disable', disable, by)).toEqual({ status: 4 })
    expect(await isCompanyVerified(server.services.db, who.companyId)).toBe(false)
    expect(await server.ok('GET /ws/company/authentication', {}, { token: who.token })).toMatchObject({
      status: 4,
      note: '执照被吊销',
      maySubmit: false,
    })
    expect((await server.refused('POST /ws/company/authentication', await claim(who), { token: who.token })).error).toBe(
      'verificationFinal',
    )
    expect(await server.ok('POST /ws/operator/company/enable', { id: who.companyId }, by)).toEqual({ status: 2 })
    expect((await server.refused('POST /ws/operator/company/enable', { id: who.companyId }, by)).error).toBe('staleState')
    expect((await server.refused('POST /ws/operator/company/enable', { id: operator.accountId }, by)).error).toBe('notFound')
    expect((await server.refused('POST /ws/operator/company/approve', { id: who.companyId }, { token: who.token })).error).toBe('forbidden')
  })

  it('is decided once if two operators decide at the same time', async () => {
    const who = await founder()
    await server.ok('POST /ws/company/authentication', await claim(who), { token: who.token })
    const second = await seat(server, { userType: 9 })
    const answers = await Promise.all([
      server.call('POST /ws/operator/company/approve', { id: who.companyId }, { token: operator.token }),
      server.call(
        'POST /ws/operator/company/reject',
        { id: who.companyId, reasons: [{ field: 'licence', reason: 'unreadable' }] },
        { token: second.token },
      ),
    ])
    expect(answers.map(({ body }) => body.code).sort()).toEqual([40902, 200].sort())
  })
})

describe('access', () => {
  it('queues the longest-waiting first, finds by name and code, and counts per state', async () => {
    const mine = [
      await founder({ fullName: '深圳观潮一号有限公司' }),
      await founder({ fullName: '深圳观潮二号有限公司' }),
      await founder({ fullName: '深圳观潮三号有限公司' }),
    ]
    for (const who of [mine[1]!, mine[0]!]) {
      const { fullName } = await server.ok('GET /ws/company/info', {}, { token: who.token })
      await server.ok('POST /ws/company/authentication', await claim(who, { fullName }), { token: who.token })
    }
    const by = { token: operator.token }
    const waiting = await server.ok('GET /ws/operator/companies', { status: 1, keyword: '观潮' }, by)
    expect(waiting.records.map((row) => row.id)).toEqual([mine[1]!.companyId, mine[0]!.companyId])
    expect(waiting).toMatchObject({ total: 2, current: 1, pages: 1, counts: { 0: 1, 1: 2 } })
    const all = await server.ok('GET /ws/operator/companies', { keyword: '观潮', pageSize: 2, pageNo: 2 }, by)
    expect(all).toMatchObject({ total: 3, pages: 2 })
    expect(all.records.map((row) => row.id)).toEqual([mine[2]!.companyId])
    expect((await server.ok('GET /ws/operator/companies', { keyword: '100%' }, by)).total).toBe(0)
    expect((await server.refused('GET /ws/operator/companies', {}, { token: mine[0]!.token })).error).toBe('forbidden')
  })

  it('shows every signed-in user the public facts of a company, and no more', async () => {
    const who = await founder({ shortName: '公开' })
    const person = await seat(server, { userType: 2 })
    const result = await server.ok('GET /ws/company/public', { id: who.companyId }, { token: person.token, lang: 'en' })
    expect(result).toMatchObject({ shortName: '公开', verified: false, areaText: 'Xihu District, Hangzhou, Zhejiang, China' })
    expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['contactPhone']))
    expect(JSON.stringify(result)).not.toContain('沈澜')
    expect((await server.refused('GET /ws/company/public', { id: person.accountId }, { token: person.token })).error).toBe('notFound')
    expect((await server.refused('GET /ws/company/public', { id: who.companyId })).error).toBe('unauthenticated')
    const { db } = server.services
    expect((await companyBriefs(db, [who.companyId, person.accountId])).get(who.companyId)).toMatchObject({
      name: '公开',
      verified: false,
      logoUrl: null,
    })
    expect(await isCompanyVerified(db, who.companyId)).toBe(false)
  })
})

describe('documents of the authentication', () => {
  it('are visible to the owner and operators, not to a colleague with the viewer role', async () => {
    const owner = await founder()
    const viewer = await seat(server, { userType: 1, companyId: owner.companyId, role: 'viewer' })
    const admin = await seat(server, { userType: 1, companyId: owner.companyId, role: 'admin' })
    const form = await claim(owner)
    await server.ok('POST /ws/company/authentication', form, { token: owner.token })
    const status = async (who: Seated) => (await fetch(`${server.url}${form.licence}`, { headers: { 'x-access-token': who.token } })).status
    expect(await status(owner)).toBe(200)
    expect(await status(admin)).toBe(200)
    expect(await status(operator)).toBe(200)
    expect(await status(viewer)).toBe(404)
  })
})
