import { beforeAll, expect, it } from 'vitest'
import { seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** The portal data that operators edit: claims, licences, labels of dictionaries, creators. Visitors see a change at once. */
const h = serverForFile()
let operator: { token: string }
beforeAll(async () => {
  operator = await seat(h, { userType: 9, name: 'Desk' })
})

it('an empty database has the four claims; a visible one needs evidence, a responsible person and a date; a hidden one is gone', async () => {
  const before = await h.ok('GET /ws/claim/list')
  expect(before.map((claim) => claim.figure.en)).toEqual(['180+', '60+', '10+', '1 working day'])
  const words = {
    figureCn: '2 个工作日',
    figureEn: '2 working days',
    textCn: '内完成付款',
    textEn: 'to pay',
    scopeCn: '从批准起',
    scopeEn: 'from approval',
  }
  const form = { key: 'payment', ...words, sort: 0 }
  const refused = await h.refused('POST /ws/operator/claim', { ...form, shown: true }, operator)
  expect(Object.keys(refused.fields).sort()).toEqual(['asOf', 'evidence', 'owner', 'reviewDate'])
  expect((await h.ok('GET /ws/claim/list')).map((claim) => claim.figure.en)).not.toContain('2 working days')
  const proof = { asOf: '2026-10-31', evidence: 'Contract 7', owner: 'Payments', reviewDate: '2027-01-01' }
  await h.ok('POST /ws/operator/claim', { ...form, ...proof, shown: true }, operator)
  const after = await h.ok('GET /ws/claim/list')
  expect(after.find((claim) => claim.key === 'payment')).toEqual({
    key: 'payment',
    figure: { cn: '2 个工作日', en: '2 working days' },
    text: { cn: '内完成付款', en: 'to pay' },
    scope: { cn: '从批准起', en: 'from approval' },
    asOf: '2026-10-31',
    listed: null,
  })
  expect(JSON.stringify(after)).not.toContain('Contract 7')
  await h.ok('POST /ws/operator/claim', { ...form, shown: false }, operator)
  expect((await h.ok('GET /ws/claim/list')).map((claim) => claim.key)).not.toContain('payment')
})

const licence = {
  id: null,
  kind: 'payment',
  holderCn: '海桥支付',
  holderEn: 'Seabridge Pay',
  authorityCn: '新加坡金融管理局',
  authorityEn: 'Monetary Authority of Singapore',
  region: 'SG',
  number: 'MPI-1',
  scopeCn: '账户发行',
  scopeEn: 'Account issuance',
  issuedOn: '2024-01-01',
  expiresOn: '',
  url: '',
  shown: true,
}

it('the register is searched by words in both languages, kind and place; expired entries say so; hidden entries are visible to operators alone', async () => {
  const { id } = await h.ok('POST /ws/operator/licence', licence, operator)
  await h.ok(
    'POST /ws/operator/licence',
    { ...licence, kind: 'lawFirm', number: 'LO-1', holderEn: 'Moon LLC', expiresOn: '2024-06-30' },
    operator,
  )
  await h.ok('POST /ws/operator/licence', { ...licence, number: 'HID-1', shown: false }, operator)
  const all = await h.ok('GET /ws/licence/list')
  expect(all.records.map((one) => one.number).sort()).toEqual(['LO-1', 'MPI-1'])
  expect(all.kinds).toEqual({ payment: 1, lawFirm: 1 })
  expect(all.records.find((one) => one.number === 'LO-1')!.expired).toBe(true)
  for (const search of ['海桥', 'seabridge', 'mpi-1', '新加坡 账户'])
    expect(
      (await h.ok('GET /ws/licence/list', { search })).records.map((one) => one.number),
      search,
    ).toContain('MPI-1')
  expect((await h.ok('GET /ws/licence/list', { kind: 'lawFirm' })).records).toHaveLength(1)
  expect((await h.ok('GET /ws/licence/list', { region: 'DE' })).records).toEqual([])
  expect((await h.ok('GET /ws/operator/licences', {}, operator)).length).toBe(3)
  const twin = await h.refused('POST /ws/operator/licence', licence, operator)
  expect(twin.fields).toHaveProperty('number')
  await h.ok('POST /ws/operator/licence', { ...licence, id, holderEn: 'Seabridge Payments' }, operator)
  expect((await h.ok('GET /ws/licence/list', { search: 'MPI-1' })).records[0]!.holder.en).toBe('Seabridge Payments')
  expect(
    (await h.refused('POST /ws/operator/licence', { ...licence, number: 'X', expiresOn: '2023-01-01' }, operator)).fields,
  ).toHaveProperty('expiresOn')
  expect((await h.refused('POST /ws/operator/licence', { ...licence, number: 'Y', region: 'QQ' }, operator)).fields).toHaveProperty(
    'region',
  )
  expect(
    (await h.refused('POST /ws/operator/licence', { ...licence, number: 'Z', url: 'javascript:alert(1)' }, operator)).fields,
  ).toHaveProperty('url')
})

it('a label of a dictionary changes for everybody at once, at the login too, and is restored', async () => {
  const word = async () => (await h.ok('GET /ws/dict/items')).en['service']!.find((one) => one.value === 'eor')!.text
  const first = await word()
  await h.ok('POST /ws/operator/dictionary', { code: 'service', value: 'eor', cn: '名义雇主（EOR）', en: 'EOR' }, operator)
  expect(await word()).toBe('EOR')
  await h.ok('POST /ws/operator/dictionary', { code: 'service', value: 'eor', reset: true }, operator)
  expect(await word()).toBe(first)
  expect(
    (await h.refused('POST /ws/operator/dictionary', { code: 'service', value: 'nope', cn: 'x', en: 'x' }, operator)).fields,
  ).toHaveProperty('value')
  expect(
    (await h.refused('POST /ws/operator/dictionary', { code: 'service', value: 'eor', cn: 'x', en: '' }, operator)).fields,
  ).toHaveProperty('en')
})

const creator = {
  id: null,
  handle: '@tidelab',
  platform: 'youtube',
  region: 'DE',
  languages: ['de'],
  fields: ['industry', 'tech'],
  introCn: '测焊接机器人',
  introEn: 'Tests welding robots',
  followers: 12_000,
  statedOn: '2026-01-01',
  shown: true,
}

it('creators are found by words, place, platform and field, with counts under the other filters; a hidden one is not', async () => {
  await h.ok('POST /ws/operator/influencer', creator, operator)
  await h.ok(
    'POST /ws/operator/influencer',
    { ...creator, handle: '@reef', region: 'AU', fields: ['outdoor'], followers: 90_000 },
    operator,
  )
  const { id } = await h.ok('POST /ws/operator/influencer', { ...creator, handle: '@away', shown: false }, operator)
  const all = await h.ok('GET /ws/influencer/search')
  expect(all.records.map((one) => one.handle)).toEqual(['@reef', '@tidelab'])
  const german = await h.ok('GET /ws/influencer/search', { region: 'DE' })
  expect(german.records.map((one) => one.handle)).toEqual(['@tidelab'])
  expect(german.facets.field.sort((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'industry', count: 1 },
    { code: 'tech', count: 1 },
  ])
  expect(german.facets.region).toHaveLength(2)
  expect((await h.ok('GET /ws/influencer/search', { search: '焊接' })).total).toBe(2)
  expect((await h.ok('GET /ws/influencer/search', { field: 'outdoor' })).records[0]!.handle).toBe('@reef')
  expect((await h.refused('POST /ws/operator/influencer', { ...creator, handle: '@TIDELAB' }, operator)).fields).toHaveProperty('handle')
  await h.ok('POST /ws/operator/influencer', { ...creator, id, handle: '@away', shown: true }, operator)
  expect((await h.ok('GET /ws/influencer/search', { search: 'away' })).total).toBe(1)
})
