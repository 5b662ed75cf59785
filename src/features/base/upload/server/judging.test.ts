import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transformer } from '@napi-rs/image'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bytesOf } from '../../../../../test/support/files.ts'
import { addErrors } from '../../../../platform/contract/errors.ts'
import type { Log } from '../../../../platform/server/log.ts'
import { uploadErrors } from '../contract/errors.ts'
import { judged } from './judging.ts'

// A process takes seconds to start where others keep the machine busy.
vi.setConfig({ testTimeout: 120_000 })

// As the server does when it is assembled.
addErrors(uploadErrors)

const folder = mkdtempSync(join(tmpdir(), 'hengdu-judging-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'file')

const log: { log: Log } = { log: { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} } }

async function logo(bytes: Buffer | string, seconds?: number) {
  writeFileSync(path, bytes)
  const found = await judged(log, { purpose: 'logo', path, name: 'a.svg', size: bytes.length, sha256: '', picture: true }, seconds)
  return { ...found, seen: new Transformer(readFileSync(path)).metadataSync() }
}

const svg = (inside: string, more = 'viewBox="0 0 9 9"') => `<svg xmlns="http://www.w3.org/2000/svg" ${more}>${inside}</svg>`
const levels = (of: (level: number) => string) => Array.from({ length: 10 }, (_, level) => of(level + 1)).join('')
const ten = (text: string) => text.repeat(10)
const square = '<rect width="9" height="9"'

describe('a drawing that takes for ever is refused in time, while the server does nothing', () => {
  it.each([
    ['use', svg(`<g id="l0">${square}/></g>${levels((n) => `<g id="l${n}">${ten(`<use href="#l${n - 1}"/>`)}</g>`)}`)],
    ['a circle', svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    [
      'markers at each vertex',
      svg(
        `${Array.from(
          { length: 7 },
          (_, n) => `<marker id="m${n}"><path d="M0 0${'L1 1'.repeat(20)}" marker-mid="url(#m${n + 1})"/></marker>`,
        ).join('')}<path d="M0 0${'L1 1'.repeat(20)}" marker-mid="url(#m0)"/>`,
      ),
    ],
    [
      'clips',
      svg(
        `<clipPath id="l0">${square}/></clipPath>${levels((n) => `<clipPath id="l${n}">${ten(`${square} clip-path="url(#l${n - 1})"/>`)}</clipPath>`)}${square} clip-path="url(#l10)"/>`,
      ),
    ],
    [
      'filters',
      svg(`<filter id="f">${'<feTurbulence numOctaves="99999"/>'.repeat(20)}</filter>${`${square} filter="url(#f)"/>`.repeat(20)}`),
    ],
    ['rules of a style sheet', svg(`<style>${'.a{fill:red}'.repeat(20_000)}</style>${'<g class="a"/>'.repeat(20_000)}`)],
    ['a path of 3 MB', svg(`<path stroke="red" d="M0 0${'c9 9-9 9 0 0'.repeat(240_000)}"/>`)],
    ['layers', svg(`${'<g opacity=".9">'.repeat(900)}${square}/>${'</g>'.repeat(900)}`)],
    ['deep nesting', svg(`${'<g>'.repeat(200_000)}${'</g>'.repeat(200_000)}`)],
    ['a square of 16,000 pixels', svg('<rect width="16000" height="16000"/>', 'width="16000" height="16000"')],
    ['a square of 1,000,000 pixels', svg('', 'width="1000000" height="1000000"')],
  ])('%s', async (_, text) => {
    const [from, before] = [performance.now(), process.threadCpuUsage()]
    await expect(logo(text, 1)).rejects.toMatchObject({ error: expect.stringMatching(/^(drawingHeavy|fileBroken)$/) })
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan((performance.now() - from) / 2)
    expect(existsSync(path)).toBe(false)
  })

  it.each([
    ['a style sheet without end', svg(`<style>${'a'.repeat(2_900_000)}</style>`)],
    ['one class a million times', svg(`<style>${'.a'.repeat(1_400_000)}{fill:url(#a)}</style>`)],
    ['comments', svg('<!-- -->'.repeat(300_000))],
    ['dashes', svg('<path d="M0 0H999999999" stroke="red" stroke-dasharray=".00001"/>'.repeat(1000))],
  ])('and one that only looks so is drawn: %s', async (_, text) => {
    expect((await logo(text)).kind).toBe('png')
  })
})

describe('a drawing that names something outside is refused', () => {
  const picture = join(folder, 'secret.png')
  writeFileSync(picture, bytesOf.png)
  it.each([
    ['a file of the server', svg(`<image href="${picture}" width="9" height="9"/>`)],
    ['a file, in references', svg(`<image href="&#x2f;${picture.slice(1)}" width="9" height="9"/>`)],
    ['a file, under another prefix', svg(`<image xmlns:q="http://www.w3.org/1999/xlink" q:href = '${picture}' width="9" height="9"/>`)],
    ['a file, in a filter', svg(`<filter id="f"><feImage href="${picture}"/></filter>${square} filter="url(#f)"/>`)],
    ['a file, in an entity', `<!DOCTYPE svg [<!ENTITY x "<image hre&#102;='${picture}'/>">]>${svg('&x;')}`],
    ['a default of an attribute', `<!DOCTYPE svg [<!ATTLIST image href CDATA "${picture}">]>${svg('<image width="9" height="9"/>')}`],
    ['a drawing in a drawing', svg(`<image href="data:image/svg+xml;base64,${Buffer.from(svg('')).toString('base64')}"/>`)],
    ['another server', svg('<use xlink:href="//example.com/a.svg#b"/>')],
    ['a style sheet', `<?xml-stylesheet href="https://example.com/a.css"?>${svg('')}`],
  ])('%s', async (_, text) => {
    await expect(logo(text)).rejects.toMatchObject({ error: 'fileUnsafe' })
  })

  it('but for a reference in it, or a picture', async () => {
    const inside = `<g id="a">${square}/></g><use href="#a"/><image width="9" height="9" href="data:image/png;base64,${bytesOf.png.toString('base64')}"/>`
    expect((await logo(svg(inside))).kind).toBe('png')
  })

  // No other attribute or rule names a file to the renderer.
  it.each([
    ['src', `<image src="${picture}" width="9" height="9"/>`],
    ['a style', `<style>image{background:url(${picture})}</style><image style="background:url(${picture})" width="9" height="9"/>`],
  ])('and nothing is read by %s', async (_, inside) => {
    await logo(svg(inside))
    expect(new Transformer(readFileSync(path)).rawPixelsSync().some((part) => part > 0)).toBe(false)
  })
})

describe('a logo is drawn again', () => {
  const drawn = (width: number, height: number) => Transformer.fromRgbaPixels(Buffer.alloc(width * height * 4, 200), width, height)

  it.each([
    ['a drawing', svg(`${square} fill="#0a7"/>`, 'viewBox="0 0 18 9"'), [512, 256]],
    ['a PNG', drawn(700, 300).pngSync(), [512, 219]],
    ['a small PNG', drawn(70, 30).pngSync(), [70, 30]],
    ['a JPEG', drawn(300, 700).jpegSync(), [219, 512]],
    ['an icon', drawn(48, 48).icoSync(), [48, 48]],
  ])('%s', async (_, bytes, size) => {
    const found = await logo(bytes)
    expect([found.kind, found.seen.format, found.seen.width, found.seen.height, found.size]).toEqual([
      'png',
      'png',
      ...(size as number[]),
      readFileSync(path).length,
    ])
  })

  it('and nothing that ran in it or followed it is left', async () => {
    await logo(svg(`<script>alert(1)</script><g onload="alert(1)">${square}/></g><title>alert</title>`))
    expect(readFileSync(path).includes('alert')).toBe(false)
    await logo(Buffer.concat([drawn(9, 9).pngSync(), Buffer.from('<script>alert(1)</script>')]))
    expect(readFileSync(path).includes('alert')).toBe(false)
  })

  it('one that cannot be read is refused', async () => {
    for (const bytes of [drawn(70, 30).pngSync().subarray(0, 60), svg('<g a=b/>'), '<svg><g></svg>'])
      await expect(logo(bytes)).rejects.toMatchObject({ error: 'fileBroken' })
  })
})
