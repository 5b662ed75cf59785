import { Transformer } from '@napi-rs/image'
import { expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../../contract/tide.ts'
import { coverPng } from './cover.ts'

const words = { title: '在海外找服务商、雇员工，验收后再付款 Hire abroad', brand: '衡渡', mark: 'DE', facts: [] as string[] }
const png = (seed: string, more = {}) => coverPng(seed, { ...words, ...more })

/** The picture as a viewer sees it. */
function seen(png: Buffer) {
  const picture = new Transformer(png)
  expect(picture.metadataSync()).toMatchObject({ format: 'png', width: WIDTH, height: HEIGHT })
  const pixels = picture.rawPixelsSync()
  return (x: number, y: number) => [...pixels.subarray((y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3)]
}

/** White pixels of a part of the picture. */
function white(at: (x: number, y: number) => number[], [left, top, right, bottom]: [number, number, number, number]): number {
  let found = 0
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) if (at(x, y).every((part) => part > 0xf0)) found++
  return found
}

it('says the title, the platform and the country, in both scripts, within its margins', { timeout: 60_000 }, async () => {
  const [empty, cn, en, long] = await Promise.all([
    png('a', { title: ' ' }),
    png('a', { title: '德国雇主缴费' }),
    png('a', { title: 'Employer contributions in Germany' }),
    png('a', { title: '一段很长的标题，'.repeat(20) }),
  ]).then((all) => all.map(seen))
  const title: [number, number, number, number] = [80, 220, 1120, 600]
  expect(white(empty!, title)).toBe(0)
  for (const one of [cn!, en!, long!]) {
    expect(white(one, title)).toBeGreaterThan(4_000)
    expect(white(one, [1121, 220, 1200, 630])).toBe(0)
    expect(white(one, [0, 601, 1200, 630])).toBe(0)
  }
  expect(white(empty!, [170, 70, 400, 130])).toBeGreaterThan(300)
  const mint = (at: (x: number, y: number) => number[]) => [...Array(300).keys()].some((x) => at(850 + x, 120)[1]! > 0xc0)
  expect(mint(empty!)).toBe(true)
  expect(mint(seen(await png('a', { mark: '' })))).toBe(false)
})

it('says facts at its foot, each in one line', { timeout: 60_000 }, async () => {
  const short = { title: '德国' }
  const [none, three, long] = await Promise.all([
    png('a', short),
    png('a', { ...short, facts: ['下一个假日：2026-12-25', 'Employer pays 20 %', '25 家服务商'] }),
    png('a', { ...short, facts: ['很长的一行，'.repeat(40)] }),
  ]).then((all) => all.map(seen))
  const foot: [number, number, number, number] = [80, 400, 1120, 600]
  expect(white(none!, foot)).toBe(0)
  expect(white(three!, foot)).toBeGreaterThan(1_500)
  expect(white(long!, [1121, 220, 1200, 630])).toBe(0)
  expect(white(long!, [80, 400, 1120, 500])).toBe(0)
})

it('leaves out pictographs, and shows rare letters and other scripts', { timeout: 60_000 }, async () => {
  const titles = ['新店', '🎉 新店', '新店龘', 'مرحبا', 'Składki']
  const [plain, pictograph, rare, ...scripts] = await Promise.all(titles.map((title) => png('a', { title })))
  expect(pictograph!.equals(plain!)).toBe(true)
  expect(rare!.equals(plain!)).toBe(false)
  for (const one of scripts) expect(white(seen(one), [80, 220, 1120, 600])).toBeGreaterThan(2_000)
})

it('refuses more new pictures at once than it can draw soon', { timeout: 60_000 }, async () => {
  const asked = Array.from({ length: 30 }, (_, n) => {
    try {
      return png(`many-${n}`)
    } catch (error) {
      return error
    }
  })
  expect(asked.filter((one) => one instanceof Promise)).toHaveLength(20)
  expect((asked.at(-1) as { error?: string }).error).toBe('tooMany')
  await Promise.all(asked.filter((one) => one instanceof Promise))
})

it('draws another picture for another id, and keeps the one of an id while it is among the last that were asked for', {
  timeout: 60_000,
}, async () => {
  const [one, again, other] = await Promise.all([png('a'), png('a'), png('b')])
  expect(again).toBe(one)
  expect(other.equals(one)).toBe(false)
  for (let n = 0; n < 64; n++) await png(`more-${n}`, { title: ' ', mark: '' })
  const drawnAgain = await png('a')
  expect(drawnAgain).not.toBe(one)
  expect(drawnAgain.equals(one)).toBe(true)
})
