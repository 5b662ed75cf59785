import { beforeAll, expect, it } from 'vitest'
import { openSession } from '../../src/features/base/account/server/sessions.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { FORMS_KEPT_YEARS } from '../../src/rules/constants.ts'
import { operator, type Person } from '../support/personas.ts'
import { type Furnished, registerFeatures } from '../support/portal.ts'
import { signedUp } from '../support/signups.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let op: Person
let portal: Furnished
beforeAll(async () => {
  op = await operator(h)
  portal = await registerFeatures(h)
})

const count = async (table: string): Promise<number> => (await h.services.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
const counts = async () => ({
  leads: await count('lead'),
  notes: await count('lead_event'),
  partners: await count('partner_application'),
  applications: await count('provider_application'),
  signups: await count('event_signup'),
})
const days = async (many: number) => {
  h.clock.advance({ hours: 24 * many })
  await h.jobs.runDue()
}

it('what came through open forms goes two years after it was last changed; what a channel or a listing needs stays', async () => {
  const message = { topic: 'hire', region: 'SG', message: '想在新加坡雇两名销售', summary: '', from: 'cost', shownMs: 40_000 }
  for (const email of ['one@panshi.example', 'two@panshi.example'])
    await h.ok('POST /ws/lead/submit', { ...message, name: '陆帆', company: '', email })
  const { records: leads } = await h.ok('GET /ws/operator/leads', {}, op.as)
  await h.ok('POST /ws/operator/lead/note', { id: leads[0]!.id, note: '回了电话' }, op.as)
  for (const company of ['启航咨询', '远帆咨询']) {
    const form = {
      kind: 'channel',
      company,
      name: '苏棠',
      email: 'su@example.com',
      regions: ['VN'],
      approach: '服务华东企业',
      shownMs: 60_000,
    }
    const { reference } = await h.ok('POST /ws/partner/apply', form)
    const { records } = await h.ok('GET /ws/operator/partner/applications', { search: reference }, op.as)
    const { id } = records[0]!
    await h.ok('POST /ws/operator/partner/review', { id }, op.as)
    if (company === '启航咨询') await h.ok('POST /ws/operator/partner/approve', { id }, op.as)
    else await h.ok('POST /ws/operator/partner/decline', { id, reason: '没有企业客户' }, op.as)
  }
  const asked = {
    nameCn: '湄南展台工坊',
    nameEn: '',
    intro: '在胡志明市和曼谷搭建展台，含图纸、施工许可、撤展和物料存放，服务过六个行业。',
    homeRegion: 'VN',
    regions: ['VN'],
    services: ['exhibition'],
    languages: ['zh'],
    person: 'Lan Pham',
    email: 'lan@stand.example',
    agreed: true as const,
  }
  const { number } = await h.ok('POST /ws/provider/apply', asked)
  const { records: waiting } = await h.ok('GET /ws/operator/provider/applications', { search: number }, op.as)
  await h.ok('POST /ws/operator/provider/application/decline', { id: waiting[0]!.id, reason: '没有资质' }, op.as)
  await signedUp(h, { id: portal.events.offlineSalon, name: '来宾', company: '', contact: 'guest@yunfan.example' })

  const before = await counts()
  expect(before).toEqual({ leads: 2, notes: 1, partners: 2, applications: 1, signups: 1 })
  await days(365 * FORMS_KEPT_YEARS - 2)
  expect(await counts()).toEqual(before)

  // A message that somebody works on begins its two years again, with its history.
  const as = { token: await performAsSystem(h.services, 'renew', (act) => openSession(act, op.accountId, 'test')) }
  await h.ok('POST /ws/operator/lead/note', { id: leads[0]!.id, note: '又来电' }, as)
  await days(3)
  await days(1)
  expect(await counts()).toEqual({ leads: 1, notes: 2, partners: 1, applications: 0, signups: 0 })
  expect(await count('channel')).toBe(1)

  await days(365 * FORMS_KEPT_YEARS)
  await days(1)
  expect(await counts()).toEqual({ leads: 0, notes: 0, partners: 1, applications: 0, signups: 0 })
})
