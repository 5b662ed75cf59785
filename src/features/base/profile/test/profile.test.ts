import { beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { today } from '../../../../platform/server/clock.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { isIdCardNumber } from '../../verification/contract/numbers.ts'
import { profileViewers } from '../server/hooks.ts'
import { isPersonVerified, personBriefs, profileForMatching } from '../server/reads.ts'

const server = serverForFile()
let operator: Seated

beforeAll(async () => {
  operator = await seat(server, { userType: 9, name: 'Reviewer' })
})

/** A valid card number that no other test uses. */
let numbers = 0
function cardNumber(): string {
  const body = `33010619900101${String(++numbers).padStart(3, '0')}`
  return [...'0123456789X'].map((check) => body + check).find(isIdCardNumber)!
}

const card = (over: Record<string, unknown> = {}) => ({
  name: '陆远舟',
  gender: 'male',
  birthDate: '1990-05-17',
  area: 'SG',
  position: '现场应用工程师',
  ...over,
})

async function person(over: Record<string, unknown> = {}): Promise<Seated> {
  const who = await seat(server, { userType: 2, complete: false })
  await server.ok('POST /ws/profile/card', card(over), { token: who.token })
  return who
}

async function claim(who: Seated, over: Record<string, unknown> = {}) {
  const [front, back] = await Promise.all([
    upload(server, who.token, 'identityDocument', 'png', 'front.png'),
    upload(server, who.token, 'identityDocument', 'pdf', 'back.pdf'),
  ])
  return { legalName: '陆远舟', idKind: 'idCard', idNumber: cardNumber(), front: front.url, back: back.id, ...over }
}

/** The number in full, as the operator who reviews it has it revealed. */
const numberOf = async ({ accountId }: Seated, token = operator.token) => {
  const place = { table: 'identity', column: 'idNumber', row: accountId }
  return (await server.ok('POST /ws/secret/reveal', { ...place, reason: 'review' }, { token })).text
}

const lastNotice = async (who: Seated) => {
  const { rows } = await server.services.db.execute<{ kind: string; words: string }>(
    sql`select kind, words from notice where account_id = ${who.accountId} order by id desc limit 1`,
  )
  return rows[0]
}

describe('the business card', () => {
  it('completes the profile once, and shows on the account', async () => {
    const who = await seat(server, { userType: 2, complete: false, name: '陆' })
    expect(await server.ok('GET /ws/profile/card', {}, { token: who.token })).toMatchObject({ name: '陆', gender: '', avatar: null })
    expect((await server.refused('GET /ws/profile/info', {}, { token: who.token })).error).toBe('profileIncomplete')
    const avatar = await upload(server, who.token, 'avatar', 'jpg')
    expect(await server.ok('POST /ws/profile/card', card({ avatar: avatar.url }), { token: who.token })).toEqual({ whetherIntact: 'Y' })
    expect(await server.ok('POST /ws/profile/card', card({ avatar: avatar.url, position: '顾问' }), { token: who.token })).toEqual({
      whetherIntact: 'Y',
    })
    expect(await server.ok('GET /ws/profile/info', {}, { token: who.token, lang: 'en' })).toMatchObject({
      id: who.accountId,
      name: '陆远舟',
      position: '顾问',
      areaText: 'Singapore',
      avatar: { id: avatar.id },
      status: 0,
    })
    const { rows } = await server.services.db.execute(sql`select name, avatar_file_id from account where id = ${who.accountId}`)
    expect(rows).toEqual([{ name: '陆远舟', avatar_file_id: avatar.id }])
  })

  it('names every missing and invalid field, and changes nothing', async () => {
    const who = await seat(server, { userType: 2, complete: false })
    const none = await server.refused('POST /ws/profile/card', {}, { token: who.token })
    expect(none.fields).toEqual(Object.fromEntries(['name', 'gender', 'birthDate', 'area', 'position'].map((field) => [field, '此项必填'])))
    expect((await server.refused('POST /ws/profile/card', card({ birthDate: '' }), { token: who.token })).fields).toEqual({
      birthDate: '此项必填',
    })
    const how = { token: who.token, lang: 'en' as const }
    expect((await server.refused('POST /ws/profile/card', card({ birthDate: '1990-02-30' }), how)).fields).toEqual({
      birthDate: 'The date is not valid',
    })
    const on = (birthDate: string) => server.refused('POST /ws/profile/card', card({ birthDate }), how)
    const eighteen = today(server.clock.now()).replace(/^\d+/, (year) => String(Number(year) - 18))
    const dayAfter = Temporal.PlainDate.from(eighteen).add({ days: 1 }).toString()
    expect((await on(dayAfter)).fields).toEqual({ birthDate: 'Individuals must be at least 18 years old' })
    expect((await on('')).fields).toEqual({ birthDate: 'This field is required' })
    expect((await server.refused('POST /ws/profile/card', card({ birthDate: '2190-02-03', area: 'Atlantis' }), how)).fields).toEqual({
      birthDate: 'The date cannot be in the future',
      area: 'Please choose a country or region',
    })
    const theirs = await upload(server, operator.token, 'avatar', 'png')
    expect((await server.refused('POST /ws/profile/card', card({ avatar: theirs.id }), how)).fields).toEqual({
      avatar: 'This file cannot be used. Please upload it again.',
    })
    expect((await server.ok('GET /ws/profile/card', {}, { token: who.token })).gender).toBe('')
  })

  it('is not for companies', async () => {
    const member = await seat(server, { userType: 1, complete: false })
    expect((await server.refused('POST /ws/profile/card', card(), { token: member.token })).error).toBe('forbidden')
  })
})

describe('personal information and résumé', () => {
  it('saves everything, rates in the currency’s own minor unit', async () => {
    const who = await person()
    const form = {
      ...card(),
      languages: ['zh', 'en'],
      skills: ['PLC', 'PLC', '机器人'],
      years: 8,
      hourlyRate: '1,200',
      rateCurrency: 'JPY',
      talentSearch: true,
      city: 'Jurong',
    }
    const saved = await server.ok('POST /ws/profile/info', form, { token: who.token })
    expect(saved).toMatchObject({
      skills: ['PLC', '机器人'],
      hourlyRateMinor: 1200,
      monthlyRateMinor: null,
      rateCurrency: 'JPY',
      talentSearch: true,
      available: true,
    })
    expect(await profileForMatching(server.services.db, who.accountId)).toEqual({
      skills: ['PLC', '机器人'],
      languages: ['zh', 'en', 'zhEn'],
      areaCode: 'SG',
      position: '现场应用工程师',
    })
  })

  it('refuses rates finer than the currency, above the range, or without a currency', async () => {
    const who = await person()
    const asked = async (over: Record<string, unknown>) =>
      (await server.refused('POST /ws/profile/info', { ...card(), ...over }, { token: who.token, lang: 'en' })).fields
    expect(await asked({ hourlyRate: '10.5', rateCurrency: 'JPY' })).toEqual({ hourlyRate: 'JPY has no decimals' })
    expect(await asked({ monthlyRate: '1000000.01', rateCurrency: 'USD' })).toEqual({
      monthlyRate: 'The amount must be between 0 and 1,000,000',
    })
    expect(await asked({ hourlyRate: '50' })).toEqual({ rateCurrency: 'Please choose a currency' })
    expect(await asked({ hourlyRate: 'much', rateCurrency: 'USD' })).toEqual({ hourlyRate: 'Please enter a number' })
  })

  it('keeps the whole résumé in the order given, and replaces it as a whole', async () => {
    const who = await person()
    const work = { kind: 'experience', from: '2019-03', to: '', organisation: 'Tide Robotics', title: 'Engineer' }
    const school = { kind: 'education', from: '2009-09', to: '2013-06', organisation: '浙江大学', title: '自动化', description: '学士' }
    const saved = await server.ok('POST /ws/profile/resume', { items: [work, school] }, { token: who.token })
    expect(saved.items).toMatchObject([{ ...work, description: '' }, school])
    expect((await server.ok('POST /ws/profile/resume', { items: [school] }, { token: who.token })).items).toHaveLength(1)
    expect((await server.ok('GET /ws/profile/resume', {}, { token: who.token })).items).toMatchObject([school])
    const wrong = await server.refused(
      'POST /ws/profile/resume',
      {
        items: [
          { ...school, from: '2014-01' },
          { ...work, from: '2019-13', title: '' },
        ],
      },
      { token: who.token, lang: 'en' },
    )
    expect(wrong.fields).toEqual({
      'items.0.to': 'The start date cannot be after the end date',
      'items.1.from': 'The date is not valid',
      'items.1.title': 'This field is required',
    })
    expect((await server.ok('GET /ws/profile/resume', {}, { token: who.token })).items).toHaveLength(1)
  })
})

describe('identity verification', () => {
  it('goes from unverified to pending to verified, with the number masked for its owner', async () => {
    const who = await person()
    expect(await server.ok('GET /ws/profile/authentication', {}, { token: who.token })).toMatchObject({
      status: 0,
      maySubmit: true,
      front: null,
    })
    const form = await claim(who)
    expect(await server.ok('POST /ws/profile/authentication', form, { token: who.token })).toEqual({ status: 1 })
    expect((await lastNotice(operator))?.kind).toBe('verificationWaits')
    expect((await server.refused('POST /ws/profile/authentication', form, { token: who.token })).error).toBe('verificationPending')
    const mine = await server.ok('GET /ws/profile/authentication', {}, { token: who.token })
    expect(mine.idNumber).toMatch(/^•••• \d{3}\w$/)
    const seen = await server.ok('GET /ws/operator/person', { id: who.accountId }, { token: operator.token })
    expect(seen.authentication.idNumber).toBe(mine.idNumber)
    for (const token of [operator.token, who.token]) expect(await numberOf(who, token)).toBe(form.idNumber)
    const stranger = await person()
    for (const [token, status] of [
      [operator.token, 200],
      [who.token, 200],
      [stranger.token, 404],
    ] as const)
      expect((await fetch(`${server.url}${mine.front!.url}`, { headers: { 'x-access-token': token } })).status).toBe(status)
    expect(await server.ok('POST /ws/operator/person/approve', { id: who.accountId }, { token: operator.token })).toEqual({ status: 2 })
    expect(await isPersonVerified(server.services.db, who.accountId)).toBe(true)
    expect((await lastNotice(who))?.kind).toBe('personVerified')
    expect((await personBriefs(server.services.db, [who.accountId])).get(who.accountId)).toMatchObject({
      name: '陆远舟',
      headline: '现场应用工程师',
      areaCode: 'SG',
      verified: true,
    })
    expect((await server.refused('POST /ws/operator/person/approve', { id: who.accountId }, { token: operator.token })).error).toBe(
      'staleState',
    )
    expect((await server.refused('POST /ws/profile/authentication', form, { token: who.token })).error).toBe('staleState')
    const { steps } = await server.ok('GET /ws/operator/person', { id: who.accountId }, { token: operator.token })
    expect(steps.map((step) => [step.action, step.by])).toEqual([
      ['approve', 'Reviewer'],
      ['submit', '陆远舟'],
    ])
  })

  it('fails with reasons, again with the masked number, and finally', async () => {
    const who = await person()
    const form = await claim(who)
    await server.ok('POST /ws/profile/authentication', form, { token: who.token })
    const reject = { id: who.accountId, reasons: [{ field: 'front', reason: 'unreadable', note: '右下角缺失' }] }
    expect(await server.ok('POST /ws/operator/person/reject', reject, { token: operator.token })).toEqual({ status: 3 })
    expect((await lastNotice(who))?.words).toContain('证件正面：图片不清晰或不完整（右下角缺失）')
    const failed = await server.ok('GET /ws/profile/authentication', {}, { token: who.token })
    expect(failed).toMatchObject({ status: 3, maySubmit: true, reasons: reject.reasons })
    await server.ok('POST /ws/profile/authentication', { ...form, idNumber: failed.idNumber }, { token: who.token })
    expect(await numberOf(who)).toBe(form.idNumber)
    await server.ok('POST /ws/operator/person/reject', { ...reject, final: true }, { token: operator.token })
    expect((await server.refused('POST /ws/profile/authentication', form, { token: who.token })).error).toBe('verificationFinal')
  })

  it('checks the identity card’s check digit, requires both of its sides, and accepts a passport with one', async () => {
    const who = await person()
    const how = { token: who.token, lang: 'en' as const }
    expect(
      (await server.refused('POST /ws/profile/authentication', await claim(who, { idNumber: '11010519491231002Y', back: '' }), how)).fields,
    ).toEqual({
      idNumber: 'The check digit does not fit. Compare every character.',
      back: 'Please upload a file',
    })
    expect((await server.refused('POST /ws/profile/authentication', {}, how)).fields).toEqual({
      legalName: 'This field is required',
      idKind: 'This field is required',
      idNumber: 'This field is required',
      front: 'Please upload a file',
    })
    const other = await person()
    const theirs = await claim(other)
    expect((await server.refused('POST /ws/profile/authentication', await claim(who, { front: theirs.front }), how)).fields).toEqual({
      front: 'This file cannot be used. Please upload it again.',
    })
    expect((await server.ok('GET /ws/profile/authentication', {}, { token: who.token })).status).toBe(0)
    expect(
      await server.ok('POST /ws/profile/authentication', await claim(who, { idKind: 'passport', idNumber: 'e87654321', back: '' }), how),
    ).toEqual({ status: 1 })
  })

  it('gives a document to one verified person', async () => {
    const [first, second, third] = [await person(), await person(), await person()]
    const idNumber = cardNumber()
    for (const who of [first, second])
      await server.ok('POST /ws/profile/authentication', await claim(who, { idNumber }), { token: who.token })
    await server.ok('POST /ws/operator/person/approve', { id: first.accountId }, { token: operator.token })
    expect((await server.refused('POST /ws/operator/person/approve', { id: second.accountId }, { token: operator.token })).error).toBe(
      'idNumberTaken',
    )
    expect((await server.refused('POST /ws/profile/authentication', await claim(third, { idNumber }), { token: third.token })).error).toBe(
      'idNumberTaken',
    )
  })

  it('releases the number when the account is closed: the same person verifies again, and the evidence stays', async () => {
    const [old, next, third] = [await person(), await person(), await person()]
    const idNumber = cardNumber()
    const submit = async (who: Seated) => server.ok('POST /ws/profile/authentication', await claim(who, { idNumber }), { token: who.token })
    const approve = (who: Seated) => server.ok('POST /ws/operator/person/approve', { id: who.accountId }, { token: operator.token })
    await submit(old)
    await approve(old)
    await server.ok('POST /ws/account/close', { agreed: true }, { token: old.token })
    await submit(next)
    await approve(next)
    expect(await isPersonVerified(server.services.db, next.accountId)).toBe(true)
    expect((await server.ok('GET /ws/operator/person', { id: old.accountId }, { token: operator.token })).authentication).toMatchObject({
      status: 2,
      front: { name: 'front.png' },
      back: { name: 'back.pdf' },
    })
    expect(await numberOf(old)).toBe(idNumber)
    expect((await server.refused('POST /ws/profile/authentication', await claim(third, { idNumber }), { token: third.token })).error).toBe(
      'idNumberTaken',
    )
  })

  it('keeps a disabled number taken when its account is closed', async () => {
    const [old, next] = [await person(), await person()]
    const idNumber = cardNumber()
    await server.ok('POST /ws/profile/authentication', await claim(old, { idNumber }), { token: old.token })
    await server.services.pool.query('update identity set status = 4 where account_id = $1', [old.accountId])
    await server.ok('POST /ws/account/close', { agreed: true }, { token: old.token })
    expect((await server.refused('POST /ws/profile/authentication', await claim(next, { idNumber }), { token: next.token })).error).toBe(
      'idNumberTaken',
    )
  })

  it('is decided once, by operators only', async () => {
    const who = await person()
    await server.ok('POST /ws/profile/authentication', await claim(who), { token: who.token })
    const answers = await Promise.all(
      [1, 2].map(() => server.call('POST /ws/operator/person/approve', { id: who.accountId }, { token: operator.token })),
    )
    // Decided, or changed since it was read: by whether the other had read it before.
    expect(answers.map(({ body }) => (body.success ? 'decided' : body.code)).toSorted()).toEqual([
      expect.toBeOneOf([40902, 40903]),
      'decided',
    ])
    expect((await server.refused('POST /ws/operator/person/approve', { id: who.accountId }, { token: who.token })).error).toBe('forbidden')
    expect((await server.refused('POST /ws/operator/person/approve', { id: operator.accountId }, { token: operator.token })).error).toBe(
      'notFound',
    )
  })

  it('queues the longest-waiting first, those who never submitted counted as unverified', async () => {
    const mine = [await person({ name: '观潮甲' }), await person({ name: '观潮乙' }), await person({ name: '观潮丙' })]
    for (const who of [mine[1]!, mine[0]!]) await server.ok('POST /ws/profile/authentication', await claim(who), { token: who.token })
    const by = { token: operator.token }
    const waiting = await server.ok('GET /ws/operator/persons', { status: 1, search: '观潮' }, by)
    expect(waiting.records.map((row) => row.id)).toEqual([mine[1]!.accountId, mine[0]!.accountId])
    expect(waiting).toMatchObject({ total: 2, counts: { 0: 1, 1: 2 } })
    const never = await server.ok('GET /ws/operator/persons', { status: 0, search: '观潮' }, by)
    expect(never.records.map((row) => row.id)).toEqual([mine[2]!.accountId])
    expect((await server.refused('GET /ws/operator/persons', {}, { token: mine[0]!.token })).error).toBe('forbidden')
  })
})

describe('the public profile', () => {
  it('is visible to its owner, operators, and those whom a rule admits, without contact details', async () => {
    const who = await person()
    const publisher = await seat(server, { userType: 1, companyId: '019a0000-0000-7000-8000-000000000002' })
    await server.ok('POST /ws/profile/info', { ...card(), email: 'lu@example.com', birthDate: '1990-05-17' }, { token: who.token })
    const ask = (seated: Seated) => server.call('GET /ws/profile/public', { id: who.accountId }, { token: seated.token })
    expect((await ask(who)).body.success).toBe(true)
    const result = (await ask(operator)).body
    expect(JSON.stringify(result)).not.toMatch(/lu@example|1990-05-17|phone/)
    expect((await ask(publisher)).status).toBe(404)
    let open = true
    server.services.hooks.add(
      profileViewers,
      'test',
      async (_db, actor, id) => open && actor.accountId === publisher.accountId && id === who.accountId,
    )
    expect((await ask(publisher)).body.success).toBe(true)
    open = false
    expect((await server.refused('GET /ws/profile/public', { id: publisher.accountId }, { token: operator.token })).error).toBe('notFound')
  })
})
