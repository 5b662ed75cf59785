import { describe, expect, it } from 'vitest'
import { linesOf, type Run, runsOf } from './runs.ts'

const glyphs = ({ face, text, features }: Run) => face.font.layout(text, features).glyphs.map(({ id }) => id)
const families = (text: string) => runsOf(text, 400).map(({ face, text: part }) => [face.name.split(' ')[0], part])

describe('runs', () => {
  it('join the letters of Arabic, and draw Arabic and Hebrew from right to left', () => {
    const [name] = runsOf('ليلى', 400)
    const alone = [...'ليلى'].map((letter) => glyphs(runsOf(letter, 400)[0]!)[0])
    const joined = glyphs(name!)
    expect(joined.slice(0, 2).some((id) => alone.includes(id))).toBe(false)
    // Without the dots that are drawn for themselves: the first letter is drawn last.
    const hebrew = 'שרה'
    const letters = [...hebrew].map((letter) => glyphs(runsOf(letter, 400)[0]!)[0])
    expect(glyphs(runsOf(hebrew, 400)[0]!)).toEqual(letters.reverse())
  })

  it('are ordered from left to right as the paragraph orders them; brackets turn round', () => {
    const order = (text: string) =>
      runsOf(text, 400)
        .map(({ text: part }) => part.trim())
        .filter(Boolean)
    expect(order('ABC שרה DEF')).toEqual(['ABC', 'שרה', 'DEF'])
    // A number belongs to the words before it.
    expect(order('ABC שרה 42')).toEqual(['ABC', '42', 'שרה'])
    expect(order('שרה 42 ABC')).toEqual(['ABC', '42', 'שרה'])
    const [word, left] = runsOf('(שרה)', 400, 'rtl')
    expect(glyphs(word!)[0]).toBe(word!.face.font.glyphForCodePoint('('.codePointAt(0)!).id)
    expect(left!.text).toBe(')')
  })

  it('reorder the letters of Indic scripts and place the marks of Thai', () => {
    const [ki] = runsOf('कि', 400)
    const [ka] = runsOf('क', 400)
    expect(glyphs(ki!)[1]).toBe(glyphs(ka!)[0])
    expect(glyphs(runsOf('ணெ', 400)[0]!)[1]).toBe(glyphs(runsOf('ண', 400)[0]!)[0])
    const [low, high] = ['ก่', 'กี่'].map((text) => glyphs(runsOf(text, 400)[0]!).at(-1))
    expect(high).not.toBe(low)
  })

  it('take quotation marks and apostrophes from the font of their language', () => {
    expect(families('Workmen’s “compensation” — employee’s')).toEqual([['NotoSans', 'Workmen’s “compensation” — employee’s']])
    expect(families('他说“你好”…')).toEqual([['NotoSansSC', '他说“你好”…']])
    expect(families('Workmen’s 工伤')).toEqual([
      ['NotoSans', 'Workmen’s '],
      ['NotoSansSC', '工伤'],
    ])
  })

  it('keep a Latin word whole, and a letter with a mark that its font lacks', () => {
    expect(families('Składki ZUS')).toEqual([['NotoSans', 'Składki ZUS']])
    for (const text of ['e\u0303\u0323', 'л\u0301', 'x\u0335', 'क\u200dष', '한\u0301'])
      for (const run of runsOf(text, 700)) expect(glyphs(run)).not.toContain(0)
  })
})

it('lines break between words and signs, and within a word that is wider than a line', () => {
  const measure = (text: string) => text.length
  expect(linesOf('one two three', 7, measure)).toEqual(['one two', 'three'])
  expect(linesOf('加班工资，按月计算', 5, measure)).toEqual(['加班工资，', '按月计算'])
  expect(linesOf('加班工资，按月计算', 4, measure)).toEqual(['加班工', '资，按月', '计算'])
  expect(linesOf('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(linesOf('\n', 4, measure)).toEqual(['', ''])
})
