import { crc32 } from 'node:zlib'
import { Transformer } from '@napi-rs/image'

/** Pictures of the demo world, generated here: every document says that it is a sample, and the repository contains no binary files. */

const FIRST = ' '.charCodeAt(0)
const LAST = 'Z'.charCodeAt(0)
/** Glyphs of 5 × 7 dots from space to Z: five columns each, lowest bit on top. */
const FONT = Buffer.from(
  `0000000000 00005f0000 0007000700 147f147f14 242a7f2a12 2313086462 3649562050 0008070300 001c224100 0041221c00 2a1c7f1c2a
  08083e0808 0080703000 0808080808 0000606000 2010080402 3e5149453e 00427f4000 7249494946 2141494d33 1814127f10 2745454539
  3c4a494931 4121110907 3649494936 464949291e 0000140000 0040340000 0008142241 1414141414 0041221408 0201590906 3e415d594e
  7c1211127c 7f49494936 3e41414122 7f4141413e 7f49494941 7f09090901 3e41415173 7f0808087f 00417f4100 2040413f01 7f08142241
  7f40404040 7f021c027f 7f0408107f 3e4141413e 7f09090906 3e4151215e 7f09192946 2649494932 03017f0103 3f4040403f 1f2040201f
  3f4038403f 6314081463 0304780403 6159494d43`.replace(/\s/g, ''),
  'hex',
)

type Colour = readonly [number, number, number]

class Canvas {
  readonly width: number
  readonly height: number
  readonly #dots: Buffer
  readonly #palette: readonly Colour[]

  /** Filled with the palette's first colour. */
  constructor(width: number, height: number, palette: readonly Colour[]) {
    this.width = width
    this.height = height
    this.#dots = Buffer.alloc(width * height)
    this.#palette = palette
  }

  fill(left: number, top: number, width: number, height: number, colour: number): void {
    for (let y = Math.max(top, 0); y < Math.min(top + height, this.height); y++)
      this.#dots.fill(colour, y * this.width + left, y * this.width + Math.min(left + width, this.width))
  }

  write(text: string, left: number, top: number, scale: number, colour: number): void {
    let x = left
    for (const letter of plain(text)) {
      const at = (letter.charCodeAt(0) - FIRST) * 5
      for (let column = 0; column < 5; column++)
        for (let row = 0; row < 8; row++)
          if ((FONT[at + column]! >> row) & 1) this.fill(x + column * scale, top + row * scale, scale, scale, colour)
      x += 6 * scale
    }
  }

  png(): Buffer {
    const colours = this.#palette.map(([red, green, blue]) => Buffer.from([red, green, blue, 0xff]).readUInt32LE())
    const pixels = Buffer.alloc(this.#dots.length * 4)
    for (const [at, dot] of this.#dots.entries()) pixels.writeUInt32LE(colours[dot]!, at * 4)
    return Transformer.fromRgbaPixels(pixels, this.width, this.height).pngSync()
  }
}

/** The characters that the font has: Latin capitals without diacritics. */
const plain = (text: string): string[] =>
  [...text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()].filter((letter) => {
    const code = letter.charCodeAt(0)
    return code >= FIRST && code <= LAST
  })

const TINTS: readonly Colour[] = [
  [24, 78, 119],
  [30, 96, 72],
  [122, 62, 28],
  [88, 50, 112],
  [140, 40, 58],
  [38, 70, 83],
]
const tintOf = (seed: string): Colour => TINTS[crc32(seed) % TINTS.length]!

/** A document that says on its face that it is not valid. */
export function documentPicture(title: string, lines: readonly string[]): Buffer {
  const canvas = new Canvas(560, 340, [[252, 251, 247], tintOf(title), [36, 41, 48], [226, 222, 212]])
  canvas.fill(0, 0, 560, 64, 1)
  canvas.write(`SAMPLE ${title}`, 24, 22, 3, 0)
  lines.slice(0, 6).forEach((line, at) => {
    canvas.write(line, 28, 92 + at * 34, 2, 2)
    canvas.fill(28, 114 + at * 34, 504, 1, 3)
  })
  canvas.write('DEMONSTRATION ONLY - NOT A REAL DOCUMENT', 28, 310, 2, 1)
  return canvas.png()
}

const SIDE = 160
/** From the ground to the shape: edges are drawn in between, so that they are smooth. */
const SHADES = 16
const PAPER: Colour = [250, 248, 242]

type Shape = (x: number, y: number) => boolean

const within = (x: number, y: number, middleX: number, middleY: number, radius: number) =>
  (x - middleX) ** 2 + (y - middleY) ** 2 <= radius ** 2

const bust: Shape = (x, y) => within(x, y, 0.5, 0.38, 0.19) || within(x, (y - 1.02) * 0.9 + 1.02, 0.5, 1.02, 0.36)

/** Three marks: an arc over a line, two leaves, steps. */
const marks: readonly Shape[] = [
  (x, y) => (within(x, y, 0.5, 0.62, 0.3) && !within(x, y, 0.5, 0.62, 0.19) && y < 0.62) || (y > 0.68 && y < 0.76 && x > 0.2 && x < 0.8),
  (x, y) =>
    (within(x, y, 0.26, 0.5, 0.34) && within(x, y, 0.56, 0.5, 0.34)) !== (within(x, y, 0.44, 0.5, 0.34) && within(x, y, 0.74, 0.5, 0.34)),
  (x, y) => y < 0.76 && x > 0.22 && x < 0.78 && y > 0.76 - 0.16 * Math.ceil((x - 0.22) / 0.187),
]

function drawn(key: string, inside: Shape): Buffer {
  const ground = tintOf(key)
  const mix = (part: 0 | 1 | 2, at: number) => Math.round(ground[part] + ((PAPER[part] - ground[part]) * at) / SHADES)
  const shade = (at: number): Colour => [mix(0, at), mix(1, at), mix(2, at)]
  const canvas = new Canvas(
    SIDE,
    SIDE,
    Array.from({ length: SHADES + 1 }, (_, at) => shade(at)),
  )
  const parts = [0.125, 0.375, 0.625, 0.875]
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const covered = parts.reduce((sum, dy) => sum + parts.filter((dx) => inside((x + dx) / SIDE, (y + dy) / SIDE)).length, 0)
      if (covered > 0) canvas.fill(x, y, 1, 1, covered)
    }
  return canvas.png()
}

/** A portrait that is nobody's: a bust on the person's colour. */
export const portraitPicture = (initials: string): Buffer => drawn(initials, bust)

export const logoPicture = (name: string): Buffer => drawn(name, marks[crc32(name) % marks.length]!)
