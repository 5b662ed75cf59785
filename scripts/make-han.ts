/**
 * Generates `src/platform/server/data/search/han.json` from OpenCC's table of traditional characters (Apache-2.0) and pinyin-pro's readings
 * (MIT), for the characters of GB 2312. Both packages are needed only here: `npm install --no-save opencc-js@1.4.2 pinyin-pro@3.29.4`
 * first.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Converters {
  Converter(options: { from: string; to: string }): (text: string) => string
}
interface Readings {
  pinyin(text: string, options: { toneType: 'none'; v: boolean; type: 'array' }): string[]
}
const load = async <T>(name: string): Promise<T> => (await import(name)) as T
const toMainland = (await load<Converters>('opencc-js')).Converter({ from: 't', to: 'cn' })
const { pinyin } = await load<Readings>('pinyin-pro')

let traditional = ''
let simplified = ''
for (let code = 0x4e00; code <= 0x9fff; code++) {
  const sign = String.fromCodePoint(code)
  const other = toMainland(sign)
  if (other === sign || [...other].length !== 1) continue
  traditional += sign
  simplified += other
}

const decoder = new TextDecoder('gb2312')
const sounds: Record<string, string> = {}
for (let row = 0xb0; row <= 0xf7; row++) {
  for (let cell = 0xa1; cell <= 0xfe; cell++) {
    const sign = decoder.decode(new Uint8Array([row, cell]))
    if (!/^\p{Script=Han}$/u.test(sign)) continue
    const [sound = ''] = pinyin(sign, { toneType: 'none', v: true, type: 'array' })
    sounds[sound] = (sounds[sound] ?? '') + sign
  }
}
const sorted = Object.fromEntries(Object.entries(sounds).sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(
  join(import.meta.dirname, '../src/platform/server/data/search/han.json'),
  JSON.stringify({ traditional, simplified, sounds: sorted }),
)
