import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { startServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { bytesOfBuffer } from '../../../../platform/server/files/workbook/bytes.ts'
import { openWorkbook } from '../../../../platform/server/files/workbook/open.ts'

const h = serverForFile()
let one: Person
let other: Person
beforeAll(async () => {
  one = await operator(h)
  other = await operator(h)
})

beforeEach(() => h.asOwner('truncate cost_rate cascade'))

const line = (more: Record<string, unknown> = {}) => ({
  code: 'CPF',
  nameCn: '公积金',
  nameEn: 'Provident fund',
  kind: 'percentSalaryCap',
  base: 'month',
  ratePpm: 170_000,
  capMinor: 800_000,
  sourceName: 'CPF Board',
  sourceUrl: 'https://www.cpf.gov.sg',
  ...more,
})
const form = (more: Record<string, unknown> = {}) => ({
  region: 'SG',
  effectiveFrom: '2026-01-01',
  sample: true,
  components: [line()],
  ...more,
})
const draft = (more: Record<string, unknown> = {}, who = one) => h.ok('POST /ws/operator/cost/draft', form(more), who.as)
/** A version as an operator has it on screen. */
const seen = async (id: string) => ({ id, editedAt: (await versions()).find((one) => one.id === id)?.editedAt ?? '' })
const review = async (id: string, who = other) => h.ok('POST /ws/operator/cost/review', await seen(id), who.as)
const estimate = (input: Record<string, unknown> = {}) => h.ok('GET /ws/cost/estimate', { region: 'SG', gross: '8000', ...input })
const stateOf = async (code: string) => (await h.ok('GET /ws/cost/regions')).regions.find((row) => row.code === code)?.state
const versions = async () => (await h.ok('GET /ws/operator/cost/region', { region: 'SG' }, one.as)).versions

describe('second approval of rates', () => {
  it('gives no estimate before another operator has reviewed, and one at once after', async () => {
    const { id } = await draft()
    expect(await estimate()).toMatchObject({ state: 'notReviewed', estimate: null })
    expect(await stateOf('SG')).toBe('notReviewed')
    await review(id)
    const result = await estimate()
    expect(result.estimate).toMatchObject({ totalMinor: 936_000, sample: true, reviewedBy: other.name, effectiveFrom: '2026-01-01' })
    expect(await stateOf('SG')).toBe('reviewed')
  })
  it('refuses the review by any author, also of a draft that both wrote', async () => {
    const { id } = await draft()
    expect(await h.refused('POST /ws/operator/cost/review', await seen(id), one.as)).toMatchObject({ error: 'rateFourEyes' })
    expect((await draft({}, other)).id).toBe(id)
    expect(await h.refused('POST /ws/operator/cost/review', await seen(id), other.as)).toMatchObject({ error: 'rateFourEyes' })
    await expect(
      h.services.pool.query(`update cost_rate set state = 'reviewed', reviewed_by = editors[1], reviewed_at = now() where id = $1`, [id]),
    ).rejects.toThrow('cost_rate_four_eyes')
  })
  it('refuses a draft that was edited after the reviewer has read it', async () => {
    const { id } = await draft()
    const read = await seen(id)
    await draft({ components: [line({ ratePpm: 200_000 })] })
    expect(await h.refused('POST /ws/operator/cost/review', read, other.as)).toMatchObject({ error: 'staleState' })
    expect((await versions()).map(({ state }) => state)).toEqual(['draft'])
    await review(id)
  })
  it('reviews once', async () => {
    const { id } = await draft()
    await review(id)
    expect(await h.refused('POST /ws/operator/cost/review', await seen(id), other.as)).toMatchObject({ error: 'staleState' })
  })
  it('makes reviewed versions immutable', async () => {
    const { id } = await draft()
    await review(id)
    await expect(h.services.pool.query('update cost_component set rate_ppm = 1 where rate_id = $1', [id])).rejects.toThrow(
      'only a draft may change',
    )
    await expect(h.services.pool.query('delete from cost_component where rate_id = $1', [id])).rejects.toThrow('only a draft may change')
  })
})

it('takes only an address of the web as the source of a rate, since it is shown as a link', async () => {
  for (const sourceUrl of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'cpf.gov.sg', ' '])
    expect(await h.refused('POST /ws/operator/cost/draft', form({ components: [line({ sourceUrl })] }), one.as), sourceUrl).toMatchObject({
      status: 422,
      fields: { 'components.0.sourceUrl': expect.any(String) },
    })
})

describe('versions', () => {
  it('ends the version in force on the day before the next, and keeps both readable', async () => {
    await review((await draft()).id)
    await review((await draft({ effectiveFrom: '2026-07-01', components: [line({ ratePpm: 160_000 })] })).id)
    expect((await estimate()).estimate?.totalMinor).toBe(928_000)
    expect((await versions()).map(({ version, state, effectiveTo }) => [version, state, effectiveTo])).toEqual([
      [2, 'reviewed', null],
      [1, 'reviewed', '2026-06-30'],
    ])
  })
  it('keeps today’s rates in force until those of a coming year begin', async () => {
    await review((await draft()).id)
    await review((await draft({ effectiveFrom: '2099-01-01', components: [line({ ratePpm: 1 })] })).id)
    expect((await estimate()).estimate?.totalMinor).toBe(936_000)
  })
  it('retires a version that its successor leaves no day in force', async () => {
    await review((await draft()).id)
    await review((await draft({ effectiveFrom: '2025-07-01' })).id)
    expect((await versions()).map(({ state }) => state)).toEqual(['reviewed', 'retired'])
  })
  it('says "not reviewed" again once the version is retired', async () => {
    const { id } = await draft()
    await review(id)
    await h.ok('POST /ws/operator/cost/retire', { id, reason: '数据过期' }, one.as)
    expect(await estimate()).toMatchObject({ state: 'notReviewed', estimate: null })
    expect((await versions())[0]).toMatchObject({ state: 'retired', retireReason: '数据过期', retiredBy: one.name })
  })
})

describe('the input of an estimate', () => {
  beforeEach(async () => review((await draft()).id))

  it('gives yearly figures too, and names the invalid field', async () => {
    expect((await estimate({ period: 'year' })).estimate).toMatchObject({ grossMinor: 9_600_000, contributionsMinor: 1_632_000 })
    for (const gross of ['', 'a lot', '-5', '8000.123', '0', '99999999999999'])
      expect(Object.keys((await h.refused('GET /ws/cost/estimate', { region: 'SG', gross })).fields)).toEqual(['gross'])
    for (const region of ['XX', 'SGP', 'AQ'])
      expect(Object.keys((await h.refused('GET /ws/cost/estimate', { region, gross: '1' })).fields)).toEqual(['region'])
  })
  it('refuses a draft that could not be computed', async () => {
    const fields = async (more: Record<string, unknown>) =>
      Object.keys((await h.refused('POST /ws/operator/cost/draft', form(more), one.as)).fields)
    expect(await fields({ components: [line({ ratePpm: null })] })).toEqual(['components.0.ratePpm'])
    expect(await fields({ components: [line({ kind: 'brackets', brackets: [{ uptoMinor: 5, ratePpm: 1 }] })] })).toEqual([
      'components.0.brackets',
    ])
    expect(await fields({ components: [line({ floorMinor: 900_000 })] })).toEqual(['components.0.floorMinor'])
    expect(await fields({ components: [line(), line()] })).toEqual(['components'])
    expect(await fields({ effectiveTo: '2025-12-31' })).toEqual(['effectiveTo'])
  })
})

describe('the slip as a workbook', () => {
  /** Name and cells: numbers as numbers, days and texts as text. */
  const read = async (lang: 'cn' | 'en', input: Record<string, unknown> = {}) => {
    const { name, base64 } = await h.ok('GET /ws/cost/workbook', { region: 'SG', gross: '8000', ...input }, { lang })
    const book = await openWorkbook(bytesOfBuffer(Buffer.from(base64, 'base64')))
    const rows: (string | number)[][] = []
    for await (const piece of book.rows(0))
      for (const { cells } of piece) rows.push(cells.map((cell) => (cell?.kind === 'number' ? Number(cell.text) : (cell?.text ?? ''))))
    return { name, rows }
  }
  const levy = line({
    code: 'SDL',
    nameCn: '税',
    nameEn: 'Levy',
    kind: 'percentAmountCap',
    ratePpm: 2_500,
    capMinor: 1_125,
    noteEn: 'Monthly',
  })

  it('has lines with rates and sources, totals and notes, in the language of the caller, and numbers as numbers', async () => {
    const { id } = await draft({ components: [line(), levy], noteCn: '适用于公民。', noteEn: 'For citizens.' })
    await review(id)
    const { name, rows } = await read('en')
    expect(name).toMatch(/^Employer cost Singapore-\d{4}-\d\d-\d\d\.xlsx$/)
    const source = ['CPF Board', 'https://www.cpf.gov.sg']
    expect(rows.slice(0, 6)).toEqual([
      ['Item', 'Amount (SGD)', 'Rate (%)', 'Calculation', 'Source', 'Address of the source', 'Note'],
      ['Monthly gross', 8000],
      ['Provident fund', 1360, 17, '17%, on wages up to SGD 8,000 per month', ...source],
      ['Levy', 11.25, 0.25, '0.25%, at most SGD 11.25 per month, cap reached', ...source, 'Monthly'],
      ['Employer contributions', 1371.25],
      ['Total employer cost per month', 9371.25],
    ])
    const notes = rows.slice(6).flat().join('\n')
    for (const part of ['For citizens.', 'In force from 2026-01-01', other.name, 'Sample rates', 'smallest unit', 'not an offer'])
      expect(notes).toContain(part)
    const chinese = await read('cn', { period: 'year' })
    expect(chinese.name).toMatch(/^新加坡雇主成本-/)
    expect(chinese.rows[1]).toEqual(['税前年薪（12 个月）', 96_000])
    expect(chinese.rows.flat()).toContain('适用于公民。')
  })

  it('is refused without reviewed rates, and for an amount that is none', async () => {
    await draft()
    expect(await h.refused('GET /ws/cost/workbook', { region: 'SG', gross: '8000' })).toMatchObject({ error: 'notFound' })
    expect(await h.refused('GET /ws/cost/workbook', { region: 'SG', gross: 'x' })).toMatchObject({ fields: { gross: expect.any(String) } })
  })

  it('is limited apart from the estimates on the screen', async () => {
    const strict = await startServer({ perMinute: 2 })
    try {
      const asked = { region: 'SG', gross: '8000' }
      for (let nth = 0; nth < 2; nth++) expect((await strict.refused('GET /ws/cost/workbook', asked)).error).toBe('notFound')
      expect((await strict.refused('GET /ws/cost/workbook', asked)).error).toBe('tooMany')
      expect((await strict.ok('GET /ws/cost/estimate', asked)).state).toBe('notReviewed')
    } finally {
      await strict.close()
    }
  })
})
