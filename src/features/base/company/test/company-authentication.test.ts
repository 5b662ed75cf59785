import { beforeAll, describe, expect, it } from 'vitest'
import { card, claim, creditCode, founder } from '../../../../../test/support/companies.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import { isCompanyVerified } from '../server/reads.ts'

const server = serverForFile()
let operator: Seated

beforeAll(async () => {
  operator = await seat(server, { userType: 9, name: 'Reviewer' })
})

const noticesOf = async (who: Seated) => {
  const { rows } = await server.services.db.execute<{ kind: string; words: string }>(
    sql`select kind, words from notice where account_id = ${who.accountId} order by id`,
  )
  return rows
}

/** The number in full, as the operator who reviews it has it revealed. */
const numberOf = async ({ companyId }: { companyId: string }) => {
  const place = { table: 'company', column: 'legalIdNumber', row: companyId }
  return (await server.ok('POST /ws/secret/reveal', { ...place, reason: 'review' }, { token: operator.token })).text
}

describe('authentication', () => {
  it('goes from unverified to pending to verified, and notifies everyone concerned', async () => {
    const who = await founder(server)
    expect(await server.ok('GET /ws/company/authentication', {}, { token: who.token })).toMatchObject({
      status: 0,
      maySubmit: true,
      creditCodeChecked: true,
    })
    const form = await claim(server, who)
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
    const who = await founder(server)
    const form = await claim(server, who)
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
    const who = await founder(server)
    await server.ok('POST /ws/company/authentication', await claim(server, who), { token: who.token })
    const how = { token: operator.token, lang: 'en' as const }
    const asked = (reasons: unknown[]) => server.refused('POST /ws/operator/company/reject', { id: who.companyId, reasons }, how)
    expect((await asked([])).fields).toEqual({ reasons: 'This field is required' })
    expect((await asked([{ field: 'mood', reason: 'expired' }])).fields).toEqual({ 'reasons.0.field': 'Please choose from the list' })
    expect((await asked([{ field: 'licence', reason: 'ugly' }])).fields).toEqual({ 'reasons.0.reason': 'Please choose from the list' })
    expect((await asked([{ field: 'licence', reason: 'other', note: ' ' }])).fields).toEqual({ 'reasons.0.note': 'This field is required' })
  })

  it('checks check digits: the credit code’s in mainland China, the identity card’s everywhere', async () => {
    const who = await founder(server)
    const wrong = await claim(server, who, { creditCode: '91330106MA2CFK0W1Q', legalIdNumber: '110105194912310021', legalIdBack: '' })
    expect((await server.refused('POST /ws/company/authentication', wrong, { token: who.token, lang: 'en' })).fields).toEqual({
      creditCode: 'The check digit does not fit. Compare every character.',
      legalIdNumber: 'The check digit does not fit. Compare every character.',
      legalIdBack: 'Please upload a file',
    })
    expect((await server.refused('POST /ws/company/authentication', {}, { token: who.token })).fields).toMatchObject({
      licence: '请上传文件',
      creditCode: '此项必填',
    })
    expect((await server.ok('GET /ws/company/authentication', {}, { token: who.token })).status).toBe(0)
    const abroad = await founder(server, { area: 'SG', fullName: 'Straits Tide Pte. Ltd.' })
    const theirs = await claim(server, abroad, {
      creditCode: '202612345K',
      legalIdKind: 'passport',
      legalIdNumber: 'e12345678',
      legalIdBack: '',
    })
    expect(await server.ok('POST /ws/company/authentication', theirs, { token: abroad.token })).toEqual({ status: 1 })
  })

  it('gives a credit code to one verified company', async () => {
    const [first, second, third] = [await founder(server), await founder(server), await founder(server)]
    const code = creditCode()
    for (const who of [first, second])
      await server.ok('POST /ws/company/authentication', await claim(server, who, { creditCode: code }), { token: who.token })
    await server.ok('POST /ws/operator/company/approve', { id: first.companyId }, { token: operator.token })
    expect((await server.refused('POST /ws/operator/company/approve', { id: second.companyId }, { token: operator.token })).error).toBe(
      'creditCodeTaken',
    )
    expect(
      (
        await server.refused('POST /ws/company/authentication', await claim(server, third, { creditCode: code.toLowerCase() }), {
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
    const who = await founder(server)
    const disable = { id: who.companyId, note: '执照被吊销' }
    const by = { token: operator.token }
    expect((await server.refused('POST /ws/operator/company/disable', disable, by)).error).toBe('staleState')
    await server.ok('POST /ws/company/authentication', await claim(server, who), { token: who.token })
    await server.ok('POST /ws/operator/company/approve', { id: who.companyId }, by)
    expect((await server.refused('POST /ws/operator/company/disable', { id: who.companyId }, by)).fields).toEqual({ note: '此项必填' })
    expect(await server.ok('POST /ws/operator/company/disable', disable, by)).toEqual({ status: 4 })
    expect(await isCompanyVerified(server.services.db, who.companyId)).toBe(false)
    expect(await server.ok('GET /ws/company/authentication', {}, { token: who.token })).toMatchObject({
      status: 4,
      note: '执照被吊销',
      maySubmit: false,
    })
    expect((await server.refused('POST /ws/company/authentication', await claim(server, who), { token: who.token })).error).toBe(
      'verificationFinal',
    )
    expect(await server.ok('POST /ws/operator/company/enable', { id: who.companyId }, by)).toEqual({ status: 2 })
    expect((await server.refused('POST /ws/operator/company/enable', { id: who.companyId }, by)).error).toBe('staleState')
    expect((await server.refused('POST /ws/operator/company/enable', { id: operator.accountId }, by)).error).toBe('notFound')
    expect((await server.refused('POST /ws/operator/company/approve', { id: who.companyId }, { token: who.token })).error).toBe('forbidden')
  })

  it('is decided once if two operators decide at the same time', async () => {
    const who = await founder(server)
    await server.ok('POST /ws/company/authentication', await claim(server, who), { token: who.token })
    const second = await seat(server, { userType: 9 })
    const answers = await Promise.all([
      server.call('POST /ws/operator/company/approve', { id: who.companyId }, { token: operator.token }),
      server.call(
        'POST /ws/operator/company/reject',
        { id: who.companyId, reasons: [{ field: 'licence', reason: 'unreadable' }] },
        { token: second.token },
      ),
    ])
    // Decided, or changed since it was read: by whether the other had read it before.
    expect(answers.map(({ body }) => (body.success ? 'decided' : body.code)).toSorted()).toEqual([
      expect.toBeOneOf([40902, 40903]),
      'decided',
    ])
  })
})

describe('documents of the authentication', () => {
  it('are visible to the owner and operators, not to a colleague with the viewer role', async () => {
    const owner = await founder(server)
    const viewer = await seat(server, { userType: 1, companyId: owner.companyId, role: 'viewer' })
    const admin = await seat(server, { userType: 1, companyId: owner.companyId, role: 'admin' })
    const form = await claim(server, owner)
    await server.ok('POST /ws/company/authentication', form, { token: owner.token })
    const status = async (who: Seated) => (await fetch(`${server.url}${form.licence}`, { headers: { 'x-access-token': who.token } })).status
    expect(await status(owner)).toBe(200)
    expect(await status(admin)).toBe(200)
    expect(await status(operator)).toBe(200)
    expect(await status(viewer)).toBe(404)
  })
})
