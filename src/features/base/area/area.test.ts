import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { areaCalls } from './contract/calls.ts'
import type { Area } from './contract/schema.ts'
import {
  areaCodes,
  areaName,
  areaPathName,
  areaTree,
  areaTreeBody,
  encodingFor,
  findArea,
  isAreaCode,
  regionCodes,
} from './server/reads.ts'

const han = /\p{Script=Han}/u
const flat = (areas: readonly Area[]): Area[] => areas.flatMap((area) => [area, ...flat(area.children ?? [])])
const all = flat(areaTree())
const china = areaTree().find((root) => root.code === 'CN')!
const provinces = china.children!
const cities = provinces.flatMap((province) => province.children ?? [])
const districts = cities.flatMap((city) => city.children ?? [])

describe('countries and regions', () => {
  test.each([
    ['CN', '中国', 'China'],
    ['HK', '中国香港', 'Hong Kong, China'],
    ['MO', '中国澳门', 'Macao, China'],
    ['TW', '中国台湾', 'Taiwan, China'],
    ['KR', '韩国', 'South Korea'],
    ['TR', '土耳其', 'Türkiye'],
    ['RU', '俄罗斯', 'Russia'],
    ['VN', '越南', 'Vietnam'],
  ])('%s is %s and %s', (code, cn, en) => {
    const root = areaTree().find((area) => area.code === code)
    expect([root?.cn, root?.en]).toEqual([cn, en])
    const phone = areaCodes().find((entry) => entry.code === code)
    expect([phone?.cn, phone?.en]).toEqual([cn, en])
  })

  test('each has both names, and no inverted or claiming form', () => {
    expect(areaTree().length).toBeGreaterThanOrEqual(240)
    for (const root of areaTree()) {
      expect(root.code).toMatch(/^[A-Z]{2}$/)
      expect(root.cn, root.code).toMatch(han)
      expect(root.en, root.code).not.toMatch(han)
      expect(root.en, root.code).not.toMatch(/, (?!China$|Ascension)|Republic of|Province of|Federation|Islamic/)
    }
    expect(new Set(areaTree().map((root) => root.cn)).size).toBe(areaTree().length)
    expect(new Set(areaTree().map((root) => root.en)).size).toBe(areaTree().length)
    expect(isAreaCode('XK')).toBe(false)
  })

  test('have real zones and currencies', () => {
    const currencies = new Set(Intl.supportedValuesOf('currency'))
    const lived = areaTree().filter((root) => root.zone)
    expect(lived.length).toBeGreaterThan(240)
    for (const root of lived) {
      for (const timeZone of [root.zone, ...(root.zones ?? [])]) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
      expect(currencies.has(root.currency!), root.code).toBe(true)
    }
  })
})

describe('China', () => {
  test('has 31 mainland provinces with cities and districts, named in both languages', () => {
    expect(provinces.length).toBe(31)
    expect(districts.length).toBeGreaterThan(2800)
    for (const province of provinces) {
      expect(province.children!.length, province.en).toBeGreaterThan(0)
      expect(
        province.children!.some((city) => city.children!.length > 0),
        province.en,
      ).toBe(true)
    }
    for (const area of [...provinces, ...cities, ...districts]) {
      expect(area.cn, area.code).toMatch(han)
      expect(area.en, area.code).toMatch(/^[A-ZÀ-Ž][A-Za-zÀ-ž’ -]+$/)
    }
  })

  test.each([
    ['CN-15', 'Inner Mongolia'],
    ['CN-54', 'Xizang'],
    ['CN-61', 'Shaanxi'],
    ['CN-50', 'Chongqing'],
    ['CN-3301', 'Hangzhou'],
    ['CN-330106', 'Xihu District'],
    ['CN-310115', 'Pudong New Area'],
    ['CN-3502', 'Xiamen'],
    ['CN-6101', 'Xi’an'],
    ['CN-3415', 'Lu’an'],
    ['CN-3416', 'Bozhou'],
    ['CN-3310', 'Taizhou'],
    ['CN-3311', 'Lishui'],
    ['CN-3403', 'Bengbu'],
    ['CN-110105', 'Chaoyang District'],
    ['CN-1501', 'Hohhot'],
    ['CN-1506', 'Ordos'],
    ['CN-6501', 'Urumqi'],
    ['CN-5401', 'Lhasa'],
    ['CN-2301', 'Harbin'],
    ['CN-6531', 'Kashgar Prefecture'],
    ['CN-341021', 'Shexian County'],
    ['CN-410182', 'Xingyang City'],
    ['CN-310112', 'Minhang District'],
    ['CN-230405', 'Xing’an District'],
    ['CN-510682', 'Shifang City'],
    ['CN-430581', 'Wugang City'],
    ['CN-420528', 'Changyang Tujia Autonomous County'],
    ['CN-150521', 'Horqin Left Wing Middle Banner'],
  ])('%s is %s', (code, en) => expect(areaName(code, 'en')).toBe(en))
})

test('codes are unique and extend those of their parents', () => {
  expect(new Set(all.map((area) => area.code)).size).toBe(all.length)
  for (const root of areaTree()) for (const area of flat(root.children ?? [])) expect(area.code.slice(0, 3)).toBe(`${root.code}-`)
})

test('leave out disputed places', () => {
  for (const code of ['IN-AR', 'IN-JK', 'IN-LA', 'PK-JK', 'PK-GB', 'MA-12', 'UA-43']) expect(isAreaCode(code), code).toBe(false)
})

test.each(['US', 'DE', 'JP', 'VN', 'TH', 'ID', 'MY', 'AE', 'MX', 'BR', 'GB', 'CA', 'AU', 'IN', 'KR', 'HK', 'MO', 'TW'])(
  'the subdivisions of %s have Chinese names',
  (code) => {
    const children = areaTree().find((root) => root.code === code)!.children!
    expect(children.length).toBeGreaterThan(3)
    for (const area of children) {
      expect(area.cn, area.code).toMatch(han)
      expect(area.en, area.code).not.toMatch(han)
    }
  },
)

test('calling codes', () => {
  expect(areaCodes()[0]).toEqual({ code: 'CN', areaCode: '86', cn: '中国', en: 'China' })
  expect(
    areaCodes()
      .slice(0, 6)
      .map((entry) => entry.code),
  ).toEqual(['CN', 'HK', 'MO', 'TW', 'SG', 'US'])
  expect(areaCodes().filter((entry) => entry.areaCode === '86').length).toBe(1)
  expect(areaCodes().length).toBeGreaterThan(235)
  for (const entry of areaCodes()) {
    expect(entry.areaCode).toMatch(/^[1-9]\d{0,2}$/)
    expect(regionCodes().has(entry.code), entry.code).toBe(true)
  }
})

test('lookups and names', () => {
  const found = findArea('CN-330106')!
  expect(found.path.map((area) => area.code)).toEqual(['CN', 'CN-33', 'CN-3301', 'CN-330106'])
  expect(found.names).toEqual({ cn: '中国浙江省杭州市西湖区', en: 'Xihu District, Hangzhou, Zhejiang, China' })
  expect(areaPathName('CN-110105', 'en')).toBe('Chaoyang District, Beijing, China')
  expect(areaPathName('CN-110105', 'cn')).toBe('中国北京市朝阳区')
  expect(areaPathName('HK-810002', 'cn')).toBe('中国香港湾仔区')
  expect(areaPathName('US-CA', 'cn')).toBe('美国加利福尼亚州')
  expect(findArea('ZZ')).toBeUndefined()
  expect(areaName('ZZ', 'cn')).toBe('ZZ')
  expect(regionCodes().has('SG')).toBe(true)
})

test('answers match their schemas', () => {
  expect(areaCalls['GET /ws/portal/area/getareacode'].result.safeParse(areaCodes()).success).toBe(true)
  expect(areaCalls['GET /ws/portal/area/loadTreeRoot'].result.safeParse(areaTree()).success).toBe(true)
})

test('the tree is sent precomputed, the same in every encoding', () => {
  const { etag, bodies } = areaTreeBody(Temporal.Instant.fromEpochMilliseconds(1_767_225_600_000))
  const plain = bodies.identity.toString('utf8')
  expect(JSON.parse(plain)).toEqual({ success: true, code: 200, message: 'ok', result: areaTree(), timestamp: 1_767_225_600_000 })
  expect(brotliDecompressSync(bodies.br).toString('utf8')).toBe(plain)
  expect(gunzipSync(bodies.gzip).toString('utf8')).toBe(plain)
  expect(bodies.identity.length).toBeLessThan(700_000)
  expect(bodies.br.length).toBeLessThan(120_000)
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  expect(areaTreeBody(Temporal.Instant.fromEpochMilliseconds(0)).etag).toBe(etag)
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['*', 'gzip'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s gets %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding))
