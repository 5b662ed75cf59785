import { expect, it } from 'vitest'
import { seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { account } from '../../../base/account/server/tables.ts'

/** Anonymous cards of those who agreed to be found. */
const h = serverForFile()

const info = {
  name: '季云舟',
  gender: 'male',
  birthDate: '1990-01-01',
  area: 'DE-BY',
  city: 'Nürnberg',
  position: 'Weld inspector 焊接检验',
  email: 'ji@people.example',
  headline: 'Formerly with Albatross Werke',
  intro: 'Call me: +49 30 000000',
  languages: ['de', 'zh'],
  skills: ['ISO 3834', '焊缝检验'],
  years: 12,
  monthlyRate: '6500.00',
  rateCurrency: 'EUR',
  talentSearch: true,
}
const job = {
  kind: 'experience',
  from: '2018-01',
  to: '',
  organisation: 'Albatross Werke',
  title: 'Lead inspector',
  description: 'Albatross secrets',
}

/** Someone with a business card, who has said nothing more. */
async function person(name: string) {
  const one = await seat(h, { userType: 2, complete: false, name })
  const { gender, birthDate, area, city, position } = info
  await h.ok('POST /ws/profile/card', { name, gender, birthDate, area, city, position }, one)
  return one
}

it('nobody is found without consent; with it, by role, skill and past role, in both scripts', async () => {
  const one = await person('季云舟')
  await h.ok('POST /ws/profile/info', { ...info, talentSearch: false }, one)
  expect((await h.ok('GET /ws/talent/search')).total).toBe(0)
  await h.ok('POST /ws/profile/info', info, one)
  await h.ok('POST /ws/profile/resume', { items: [job] }, one)
  for (const search of ['weld', '焊缝', 'Lead inspector', 'ISO 3834']) {
    const found = await h.ok('GET /ws/talent/search', { search })
    expect(found.records, search).toHaveLength(1)
  }
  const found = await h.ok('GET /ws/talent/search', { region: 'DE', language: 'zh', available: 'Y' })
  expect(found.records[0]).toMatchObject({
    position: 'Weld inspector 焊接检验',
    years: 12,
    roles: [{ title: 'Lead inspector', from: '2018-01', to: '' }],
    monthlyRate: { amountMinor: 650_000, currency: 'EUR' },
    verified: false,
    isDemo: false,
  })
  await h.services.db.update(account).set({ demo: true }).where(eq(account.id, one.accountId))
  expect((await h.ok('GET /ws/talent/search', { region: 'DE' })).records[0]).toMatchObject({ isDemo: true })
  expect(found.facets.region).toEqual([{ code: 'DE', name: { cn: '德国', en: 'Germany' }, count: 1 }])
  expect((await h.ok('GET /ws/talent/search', { region: 'FR' })).total).toBe(0)
})

it('nothing on the card identifies the person', async () => {
  const text = JSON.stringify(await h.ok('GET /ws/talent/search'))
  for (const secret of ['季云舟', 'Albatross', '+49', 'people.example', 'Nürnberg', 'DE-BY', '1990']) expect(text).not.toContain(secret)
})

it('a card keeps its number while it is updated, and is deleted with the consent; a new one has another number', async () => {
  const one = await person('Second')
  const mine = async () => (await h.ok('GET /ws/talent/search', { search: 'cartographer' })).records
  await h.ok('POST /ws/profile/info', { ...info, name: 'Second', position: 'Cartographer' }, one)
  const [first] = await mine()
  await h.ok('POST /ws/profile/info', { ...info, name: 'Second', position: 'Cartographer', years: 13 }, one)
  expect(await mine()).toMatchObject([{ number: first!.number, years: 13 }])
  await h.ok('POST /ws/profile/info', { ...info, name: 'Second', position: 'Cartographer', talentSearch: false }, one)
  expect(await mine()).toEqual([])
  await h.ok('POST /ws/profile/info', { ...info, name: 'Second', position: 'Cartographer' }, one)
  expect((await mine())[0]!.number).not.toBe(first!.number)
})
