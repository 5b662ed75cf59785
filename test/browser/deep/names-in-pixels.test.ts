import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { Transformer } from '@napi-rs/image'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeText } from '../../../src/platform/server/files/pdf-text.ts'
import { launch } from '../../support/browser.ts'

/**
 * Names of people as a document draws them, in the pixels of another reader of PDF, beside the same name as a browser draws it: with its
 * own shaping, and only the font in common.
 */

const NAMES = [
  ['Arabic', 'noto-sans-arabic', 'NotoSansArabic', 'محمد عبد الله'],
  ['Persian', 'noto-sans-arabic', 'NotoSansArabic', 'پژمان چاوشی'],
  ['Hebrew', 'noto-sans-hebrew', 'NotoSansHebrew', 'דוד בן־גוריון'],
  ['Thai', 'noto-sans-thai', 'NotoSansThai', 'กิตติพงษ์ ปิ่นแก้ว'],
  ['Devanagari', 'noto-sans', 'NotoSans', 'श्रीनिवास कृष्णन'],
  ['Bengali', 'noto-sans-bengali', 'NotoSansBengali', 'রবীন্দ্রনাথ ক্ষিতি'],
  ['Tamil', 'noto-sans-tamil', 'NotoSansTamil', 'ஜெயலலிதா சௌந்தர்'],
  ['Telugu', 'noto-sans-telugu', 'NotoSansTelugu', 'శ్రీనివాస్ కృష్ణ'],
  ['Kannada', 'noto-sans-kannada', 'NotoSansKannada', 'ವಿಶ್ವೇಶ್ವರಯ್ಯ'],
  ['Malayalam', 'noto-sans-malayalam', 'NotoSansMalayalam', 'ശ്രീജിത്ത്'],
  ['Gujarati', 'noto-sans-gujarati', 'NotoSansGujarati', 'ધર્મેન્દ્ર ક્ષત્રિય'],
  ['Gurmukhi', 'noto-sans-gurmukhi', 'NotoSansGurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
  ['Sinhala', 'noto-sans-sinhala', 'NotoSansSinhala', 'ප්‍රසන්න ශ්‍රී'],
  ['Khmer', 'noto-sans-khmer', 'NotoSansKhmer', 'ស្រីមុំ ចន្ទ្រា'],
  ['Lao', 'noto-sans-lao', 'NotoSansLao', 'ບຸນມີ ແກ້ວ'],
  ['Georgian', 'noto-sans-georgian', 'NotoSansGeorgian', 'ნინო გიორგაძე'],
  ['Armenian', 'noto-sans-armenian', 'NotoSansArmenian', 'Արամ Խաչատրյան'],
  ['Ethiopic', 'noto-sans-ethiopic', 'NotoSansEthiopic', 'አበበ ቢቂላ'],
  ['Cyrillic', 'noto-sans', 'NotoSans', 'Ђорђе Щербаков'],
  ['Greek', 'noto-sans', 'NotoSans', 'Γιώργος Παπαδόπουλος'],
  ['Vietnamese', 'noto-sans', 'NotoSans', 'Nguyễn Thị Hồng Đào'],
  ['Polish', 'noto-sans', 'NotoSans', 'Łukasz Żółć'],
  ['Hangul', 'nanum-gothic', 'NanumGothic', '김민준 뷁'],
] as const

/** Pixels for a point: letters are drawn 72 pixels high. */
const [POINTS, SCALE] = [36, 2]
const { resolve } = createRequire(import.meta.url)

/** Where there is ink, in the smallest box that has all of it. */
interface Ink {
  width: number
  height: number
  at: (x: number, y: number) => boolean
  sum: number
}

function inkOf(pixels: Uint8Array, width: number, height: number): Ink {
  // Three bytes or four, of which the second is green in either order.
  const bytes = pixels.length / (width * height)
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < height && pixels[(y * width + x) * bytes + 1]! < 128
  const [xs, ys]: [number[], number[]] = [[], []]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (dark(x, y)) {
        xs.push(x)
        ys.push(y)
      }
  const [left, top] = [xs.reduce((a, b) => Math.min(a, b), width), ys.reduce((a, b) => Math.min(a, b), height)]
  const [right, bottom] = [xs.reduce((a, b) => Math.max(a, b), 0), ys.reduce((a, b) => Math.max(a, b), 0)]
  return { width: right - left + 1, height: bottom - top + 1, at: (x, y) => dark(x + left, y + top), sum: xs.length }
}

const AROUND = [-2, -1, 0, 1, 2]
/** The part of the ink of one that the other has, too, but for two pixels. */
function found(one: Ink, other: Ink): number {
  let [all, both] = [0, 0]
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      if (!one.at(x, y)) continue
      all++
      if (AROUND.some((dy) => AROUND.some((dx) => other.at(x + dx, y + dy)))) both++
    }
  return all === 0 ? 0 : both / all
}
const alike = (one: Ink, other: Ink): number => Math.min(found(one, other), found(other, one))

let pdfium: PDFiumLibrary
let browser: Awaited<ReturnType<typeof launch>>
beforeAll(async () => {
  ;[pdfium, browser] = await Promise.all([PDFiumLibrary.init(), launch()])
})
afterAll(async () => {
  pdfium.destroy()
  await browser.close()
})

async function inDocument(name: string): Promise<Ink> {
  const document = new PDFDocument({ size: [500, 120], margin: 20 })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  writeText(document, name, { x: 20, width: 460, size: POINTS })
  document.end()
  await once(document, 'end')
  const opened = await pdfium.loadDocument(Buffer.concat(parts))
  const { data, width, height } = await opened.getPage(0).render({ scale: SCALE, render: 'bitmap' })
  const ink = inkOf(data, width, height)
  opened.destroy()
  return ink
}

async function inBrowser(name: string, pack: string, family: string): Promise<Ink> {
  const file = join(dirname(resolve(`@expo-google-fonts/${pack}/package.json`)), '400Regular', `${family}_400Regular.ttf`)
  const page = await browser.newPage({ viewport: { width: 1200, height: 300 } })
  await page.setContent(
    `<style>@font-face { font-family: own; src: url(data:font/ttf;base64,${readFileSync(file).toString('base64')}) }
     p { margin: 60px; font: ${POINTS * SCALE}px own; white-space: nowrap; text-rendering: geometricPrecision; unicode-bidi: plaintext; text-align: left }</style><p></p>`,
  )
  await page.locator('p').evaluate(async (line, text) => {
    line.textContent = text
    await document.fonts.load('72px own', text)
  }, name)
  const picture = await page.screenshot()
  await page.close()
  const { width, height } = await new Transformer(picture).metadata()
  return inkOf(await new Transformer(picture).rawPixels(), width, height)
}

describe('a name in a document', () => {
  it.each(NAMES)('is drawn as a browser draws it: %s', async (_, pack, family, name) => {
    const [printed, shown] = [await inDocument(name), await inBrowser(name, pack, family)]
    expect(printed.sum).toBeGreaterThan(1_000)
    expect(Math.abs(printed.width - shown.width), 'width').toBeLessThanOrEqual(4)
    expect(alike(printed, shown)).toBeGreaterThan(0.97)
  })

  it('differs from boxes, from letters that are not joined, and from another order', async () => {
    const [, pack, family, name] = NAMES[0]
    const right = await inBrowser(name, pack, family)
    const boxes = await inDocument('\u{10fffd}'.repeat(9))
    const apart = await inDocument([...name].join('\u200c'))
    const turned = await inDocument([...name].toReversed().join(''))
    for (const wrong of [boxes, apart, turned]) expect(alike(wrong, right)).toBeLessThan(0.9)
  })
})
