import { expect, test } from 'vitest'
import { aProvider } from '../../../../../test/support/providers.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { claimKeys, claims } from '../contract/claims.ts'

const h = serverForFile()

const list = () => h.ok('GET /ws/claim/list', {})
const write = (key: string, more: Record<string, unknown> = {}) => {
  const row = {
    key,
    figure_cn: '200+',
    figure_en: '200+',
    text_cn: '国家和地区',
    text_en: 'countries',
    scope_cn: '含伙伴',
    scope_en: 'with partners',
    as_of: '2026-10-31',
    shown: true,
    sort: 9,
    ...more,
  }
  return h.services.pool.query(
    `insert into claim (${Object.keys(row).join()}, changed_by, changed_at) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,gen_random_uuid(),now())`,
    Object.values(row),
  )
}

test('a database without a row shows the four claims of the product', async () => {
  expect(await list()).toEqual(
    claimKeys.map((key) => ({ key, ...claims[key], asOf: null, listed: key === 'regions' || key === 'licences' ? 0 : null })),
  )
  expect(claimKeys.map((key) => claims[key].figure.en)).toEqual(['180+', '60+', '10+', '1 working day'])
})

test('an operator’s change replaces the text, reorders and hides', async () => {
  await write('regions')
  await write('licences', { shown: false })
  const shown = await list()
  expect(shown.map(({ key }: { key: string }) => key)).toEqual(['currencies', 'payment', 'regions'])
  expect(shown[2]).toEqual({
    key: 'regions',
    figure: { cn: '200+', en: '200+' },
    text: { cn: '国家和地区', en: 'countries' },
    scope: { cn: '含伙伴', en: 'with partners' },
    asOf: '2026-10-31',
    listed: 0,
  })
})

test('a claim says how many its page lists today: regions that firms serve, payment licences in force', async () => {
  await aProvider(h, { homeRegion: 'VN', regions: ['VN', 'TH'] })
  await aProvider(h, { homeRegion: 'VN', regions: ['VN'] })
  const licence = (number: string, kind: string, expires: string | null, shown = true) =>
    h.services.pool.query(
      `insert into licence (kind, holder_cn, holder_en, authority_cn, authority_en, region, number, scope_cn, scope_en, issued_on, expires_on, url, shown, changed_by, changed_at)
       values ($1, '甲', 'A', '局', 'Office', 'SG', $2, '支付', 'Payments', '2020-01-01', $3, '', $4, gen_random_uuid(), now())`,
      [kind, number, expires, shown],
    )
  await licence('1', 'payment', null)
  await licence('2', 'payment', '2999-01-01')
  await licence('3', 'payment', '2021-01-01')
  await licence('4', 'payment', null, false)
  await licence('5', 'security', null)
  const listed = Object.fromEntries((await list()).map((claim) => [claim.key, claim.listed]))
  expect(listed).toMatchObject({ regions: 2 })
  await h.services.pool.query('update claim set shown = true')
  expect((await list()).find(({ key }) => key === 'licences')?.listed).toBe(2)
})

test('no fifth claim, and none without text', async () => {
  await expect(write('uptime')).rejects.toThrow('claim_key')
  await expect(write('payment', { text_en: '' })).rejects.toThrow('claim_words')
})
