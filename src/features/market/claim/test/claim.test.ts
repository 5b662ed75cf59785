import { expect, test } from 'vitest'
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
  expect(await list()).toEqual(claimKeys.map((key) => ({ key, ...claims[key], asOf: null })))
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
  })
})

test('no fifth claim, and none without text', async () => {
  await expect(write('uptime')).rejects.toThrow('claim_key')
  await expect(write('payment', { text_en: '' })).rejects.toThrow('claim_words')
})
