import { expect, it } from 'vitest'
import { gifOf, heicOf, mp4Of, webpOf } from '../../../../../test/support/media.ts'
import { type MediaKind, withoutDescriptions } from './media.ts'

const PLACE = 'GPS 31.2304 121.4737'
const makers: Record<MediaKind, (note?: string) => Buffer> = { gif: gifOf, webp: webpOf, heic: heicOf, mp4: mp4Of }
const kinds = Object.keys(makers) as MediaKind[]

it.each(kinds)('%s: what describes it is not kept, and everything else stays where it was', (kind) => {
  const made = makers[kind](PLACE)
  expect(made.includes(PLACE)).toBe(true)
  const kept = withoutDescriptions(made, kind)
  expect(kept?.includes(PLACE)).toBe(false)
  if (kind === 'gif') expect(kept).toEqual(gifOf())
  if (kind === 'heic' || kind === 'mp4') expect(kept?.length).toBe(made.length)
  const plain = makers[kind]()
  expect(withoutDescriptions(plain, kind)).toEqual(plain)
})

it.each(kinds)('%s: one that is cut off anywhere, or only begins so, is none', (kind) => {
  const made = makers[kind]()
  // The last bytes of a film or picture may be missing within what it holds; its boxes may not.
  for (let length = 0; length < made.length; length++) expect(withoutDescriptions(made.subarray(0, length), kind), `${length}`).toBeNull()
  const page = Buffer.from('<script>alert(1)</script>')
  expect(withoutDescriptions(Buffer.concat([made.subarray(0, 12), page]), kind)).toBeNull()
  for (const other of kinds) if (other !== kind) expect(withoutDescriptions(makers[other](), kind)).toBeNull()
})

it.each(kinds)('%s: any byte may be any other, and what is kept is no longer than what came', (kind) => {
  const made = makers[kind](PLACE)
  for (let at = 0; at < made.length; at++)
    for (const value of [0, 1, 127, 128, 255]) {
      const odd = Buffer.from(made)
      odd[at] = value
      expect((withoutDescriptions(odd, kind)?.length ?? 0) <= made.length, `${at} ${value}`).toBe(true)
    }
})

it('a recording of sound alone is no film', () => {
  expect(withoutDescriptions(mp4Of('', 'soun'), 'mp4')).toBeNull()
})
