import { beforeAll, describe, expect, it } from 'vitest'
import { card, claim, founder } from '../../../../../test/support/companies.ts'
import { upload } from '../../../../../test/support/files.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { companyBriefs, companyName, isCompanyVerified } from '../server/reads.ts'

const server = serverForFile()
let operator: Seated

beforeAll(async () => {
  operator = await seat(server, { userType: 9, name: 'Reviewer' })
})

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
    expect(answers.filter(({ body }) => !body.success && ![40902, 40903].includes(body.code))).toEqual([])
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
    const owner = await founder(server)
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
    const who = await founder(server)
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
    const who = await founder(server)
    const other = await founder(server)
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
    const who = await founder(server)
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

describe('access', () => {
  it('queues the longest-waiting first, finds by name and code, and counts per state', async () => {
    const mine = [
      await founder(server, { fullName: '深圳观潮一号有限公司' }),
      await founder(server, { fullName: '深圳观潮二号有限公司' }),
      await founder(server, { fullName: '深圳观潮三号有限公司' }),
    ]
    for (const who of [mine[1]!, mine[0]!]) {
      const { fullName } = await server.ok('GET /ws/company/info', {}, { token: who.token })
      await server.ok('POST /ws/company/authentication', await claim(server, who, { fullName }), { token: who.token })
    }
    const by = { token: operator.token }
    const waiting = await server.ok('GET /ws/operator/companies', { status: 1, search: '观潮' }, by)
    expect(waiting.records.map((row) => row.id)).toEqual([mine[1]!.companyId, mine[0]!.companyId])
    expect(waiting).toMatchObject({ total: 2, current: 1, pages: 1, counts: { 0: 1, 1: 2 } })
    const all = await server.ok('GET /ws/operator/companies', { search: '观潮', pageSize: 2, pageNo: 2 }, by)
    expect(all).toMatchObject({ total: 3, pages: 2 })
    expect(all.records.map((row) => row.id)).toEqual([mine[2]!.companyId])
    expect((await server.ok('GET /ws/operator/companies', { search: '100%' }, by)).total).toBe(0)
    expect((await server.refused('GET /ws/operator/companies', {}, { token: mine[0]!.token })).error).toBe('forbidden')
  })

  it('shows every signed-in user the public facts of a company, and no more', async () => {
    const who = await founder(server, { shortName: '公开' })
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
