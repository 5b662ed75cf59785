import { beforeAll, describe, expect, it } from 'vitest'
import { individual, operator, type Person } from '../../../../../test/support/personas.ts'
import { aProvider } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import type { NewProvider } from '../server/writes.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  platform = await operator(h)
}, 120_000)

const asked = (differs: Record<string, unknown> = {}) => ({
  nameCn: '湄南展台工坊',
  nameEn: '',
  intro: '在胡志明市和曼谷搭建展台，含图纸、施工许可、撤展和物料存放，服务过六个行业。',
  homeRegion: 'VN',
  regions: ['VN', 'TH'],
  services: ['exhibition'],
  languages: ['zh', 'vi'],
  person: 'Lan Pham',
  email: `lan-${crypto.randomUUID().slice(0, 8)}@stand.example`,
  agreed: true as const,
  ...differs,
})

/** The operator's listing of it. */
const listing = {
  nameCn: '湄南展台工坊',
  nameEn: 'Menam Stand Works',
  introCn: '在胡志明市和曼谷搭建展台。',
  introEn: 'Builds exhibition stands in Ho Chi Minh City and Bangkok.',
  homeRegion: 'VN',
  regions: ['VN', 'TH'],
  services: ['exhibition' as const],
  languages: ['zh' as const, 'vi' as const],
  verification: 'verified' as const,
  verifiedOn: '2026-11-01',
  responseHours: 24,
  contact: { person: 'Lan Pham', phone: '', email: 'lan@stand.example', wechat: '' },
}

it('takes a telephone number or none, of an applicant and of an operator', async () => {
  for (const phone of ['abc', '12', '+84 28 6000 0002 or mail']) {
    expect((await h.refused('POST /ws/provider/apply', { ...asked(), phone })).fields).toHaveProperty('phone')
    const form = { ...listing, contact: { ...listing.contact, phone } }
    expect(
      (await h.refused('POST /ws/operator/provider/save', { id: crypto.randomUUID(), version: 1, form }, platform.as)).fields,
    ).toHaveProperty(['form.contact.phone'])
  }
  await h.ok('POST /ws/provider/apply', { ...asked(), phone: '+84 28 6000-0002' })
})

const mailTo = async (address: string): Promise<string[]> => {
  const { rows } = await h.services.pool.query('select subject from outbox where recipient = $1 order by at, id', [address])
  return rows.map((row) => row.subject)
}
const waiting = async (number: string) => {
  const { records } = await h.ok('GET /ws/operator/provider/applications', { search: number }, platform.as)
  return records[0]
}

describe('an application to be listed', () => {
  it('needs no account, is answered by e-mail, and becomes a listing with both languages', async () => {
    const form = asked()
    const { number } = await h.ok('POST /ws/provider/apply', form)
    expect(number).toMatch(/^PA-\d{4}-\d{4}$/)
    expect(await h.ok('GET /ws/provider/application', { number, email: form.email.toUpperCase() })).toMatchObject({ state: 'received' })
    const row = await waiting(number)
    expect(row).toMatchObject({ state: 'received', accountId: null, person: 'Lan Pham', home: { code: 'VN' } })

    await h.ok('POST /ws/operator/provider/application/take', { id: row!.id }, platform.as)
    expect(await h.ok('GET /ws/provider/application', { number, email: form.email })).toMatchObject({ state: 'inReview' })
    const presses = await Promise.all(
      [0, 1].map(() => h.call('POST /ws/operator/provider/application/approve', { id: row!.id, form: listing }, platform.as)),
    )
    expect(presses.filter(({ body }) => body.success)).toHaveLength(1)

    const { state, providerNumber } = await h.ok('GET /ws/provider/application', { number, email: form.email })
    expect(state).toBe('listed')
    const found = await h.ok('GET /ws/provider/search', { search: '曼谷 展台' })
    expect(found.records.map((one) => one.number)).toEqual([providerNumber])
    expect(await h.ok('GET /ws/provider/verify', { number: providerNumber! })).toMatchObject({
      listed: true,
      verification: 'verified',
      verifiedOn: '2026-11-01',
    })
    expect(await mailTo(form.email)).toEqual([`收录申请 ${number} 已收到`, `收录申请 ${number} 已通过`])
  })

  it('is deleted at the request of its sender', async () => {
    const form = asked()
    const { number } = await h.ok('POST /ws/provider/apply', form)
    const row = await waiting(number)
    await h.ok('POST /ws/operator/provider/application/delete', { id: row!.id }, platform.as)
    expect((await h.refused('GET /ws/provider/application', { number, email: form.email })).error).toBe('notFound')
    expect(await waiting(number)).toBeUndefined()
  })

  it('is declined with a reason that the applicant sees, in their language', async () => {
    const form = asked()
    const { number } = await h.ok('POST /ws/provider/apply', form, { lang: 'en' })
    const row = await waiting(number)
    await h.ok('POST /ws/operator/provider/application/decline', { id: row!.id, reason: 'No licence on file.' }, platform.as)
    expect(await h.ok('GET /ws/provider/application', { number, email: form.email })).toMatchObject({
      state: 'declined',
      reason: 'No licence on file.',
    })
    expect(await mailTo(form.email)).toEqual([`Listing application ${number} received`, `Listing application ${number} declined`])
    expect((await h.refused('POST /ws/operator/provider/application/approve', { id: row!.id, form: listing }, platform.as)).error).toBe(
      'staleState',
    )
  })

  it('counts for how long the next ones usually wait', async () => {
    for (let nth = 0; nth < 5; nth++) {
      const { number } = await h.ok('POST /ws/provider/apply', asked(), (await individual(h)).as)
      await h.ok('POST /ws/operator/provider/application/decline', { id: (await waiting(number))!.id, reason: '资料不全' }, platform.as)
    }
    expect((await h.ok('GET /ws/queue/times')).map(({ queue }) => queue)).toEqual(['listing'])
  })

  it('is separate from those of others, and looked up by number and address together', async () => {
    const person = await individual(h)
    const form = asked()
    const { number } = await h.ok('POST /ws/provider/apply', form, person.as)
    expect((await waiting(number))?.accountId).toEqual(expect.any(String))
    expect((await h.refused('GET /ws/provider/application', { number, email: 'else@stand.example' })).status).toBe(404)
  })

  it('validates its fields and is limited to three a day from one address', async () => {
    const wrong = await h.refused(
      'POST /ws/provider/apply',
      asked({ nameCn: '', intro: '太短', regions: ['ZZ'], services: ['magic'], email: 'x' }),
    )
    expect(Object.keys(wrong.fields).sort()).toEqual(['email', 'intro', 'services.0'])
    expect((await h.refused('POST /ws/provider/apply', asked({ regions: ['ZZ'] }))).fields).toHaveProperty('regions')
    expect((await h.refused('POST /ws/provider/apply', asked({ nameCn: '' }))).fields).toHaveProperty('nameCn')
    const form = asked()
    for (let nth = 0; nth < 3; nth++) await h.ok('POST /ws/provider/apply', form)
    expect((await h.refused('POST /ws/provider/apply', form)).error).toBe('tooMany')
  })
})

describe('a provider number', () => {
  it.each<[string, Partial<NewProvider>, object]>([
    ['verified', { verifiedOn: '2026-06-01' }, { listed: true, verification: 'verified', verifiedOn: '2026-06-01' }],
    ['lapsed', { verifiedOn: '2024-06-01', lapsed: true }, { listed: true, verification: 'lapsed' }],
    ['never verified', { verifiedOn: null }, { listed: true, verification: 'none', verifiedOn: null }],
  ])('shows who is %s', async (_, differs, shown) => {
    const { number } = await aProvider(h, differs)
    expect(await h.ok('GET /ws/provider/verify', { number: number.toLowerCase() })).toMatchObject(shown)
  })

  it('names no unlisted provider, and requires a well-formed number', async () => {
    expect(await h.ok('GET /ws/provider/verify', { number: 'P-98765' })).toMatchObject({ listed: false, name: null, verification: null })
    expect((await h.refused('GET /ws/provider/verify', { number: 'x' })).fields).toHaveProperty('number')
  })
})
