import { expect, it } from 'vitest'
import { amountInWords } from './amount-words.ts'

it.each([
  [350_000_000, 'CNY', '叁佰伍拾万元整', 'three million five hundred thousand and 00/100 CNY'],
  [1_000_530, 'CNY', '壹万零伍元叁角', 'ten thousand five and 30/100 CNY'],
  [100_000_001, 'CNY', '壹佰万元零壹分', 'one million and 01/100 CNY'],
  [
    10_203_045_006,
    'CNY',
    '壹亿零贰佰零叁万零肆佰伍拾元零陆分',
    'one hundred two million thirty thousand four hundred fifty and 06/100 CNY',
  ],
  [5, 'CNY', '零元伍分', 'zero and 05/100 CNY'],
  [300_001, 'JPY', '叁拾万零壹 JPY整', 'three hundred thousand one JPY'],
  [123_456, 'USD', '壹仟贰佰叁拾肆 USD 零 56/100', 'one thousand two hundred thirty-four and 56/100 USD'],
  [100_000_000_000, 'CNY', '壹拾亿元整', 'one billion and 00/100 CNY'],
])('%d %s', (minor, currency, cn, en) => {
  expect(amountInWords(minor, currency, 'cn')).toBe(cn)
  expect(amountInWords(minor, currency, 'en')).toBe(en)
})
