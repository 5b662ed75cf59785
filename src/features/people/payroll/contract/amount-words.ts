import { digitsOf } from '../../../../platform/contract/amount.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { payCurrency } from '../../salary/contract/currency.ts'

/** An amount written out, as on a cheque, so that a wrong digit is seen. Whole minor units, never negative. */
export const amountInWords = (minor: number, currency: string, lang: Lang): string =>
  lang === 'cn' ? inChinese(minor, currency) : inEnglish(minor, currency)

const parts = (minor: number, currency: string): { whole: number; rest: number; digits: number } => {
  const digits = digitsOf(payCurrency(currency))
  return { whole: Math.floor(minor / 10 ** digits), rest: minor % 10 ** digits, digits }
}

const NUMERALS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['', '拾', '佰', '仟']
const GROUPS = ['', '万', '亿', '万亿']

/** "叁佰伍拾万元整", "壹万零伍元叁角". Groups of four digits; zeros between others are one 零. */
function inChinese(minor: number, currency: string): string {
  const { whole, rest, digits } = parts(minor, currency)
  const unit = currency === 'CNY' ? '元' : ` ${currency} `
  const head = `${chineseWhole(whole)}${unit}`
  if (rest === 0) return `${head.trimEnd()}整`
  const decimals = String(rest).padStart(digits, '0')
  if (currency === 'CNY') {
    const [jiao = '0', fen = '0'] = decimals
    return `${head}${jiao === '0' ? (whole === 0 ? '' : '零') : `${NUMERALS[Number(jiao)]}角`}${fen === '0' ? '' : `${NUMERALS[Number(fen)]}分`}`
  }
  return `${head}零 ${decimals}/1${'0'.repeat(digits)}`
}

function chineseWhole(whole: number): string {
  if (whole === 0) return '零'
  let text = ''
  let owed = false
  for (let group = 3; group >= 0; group--) {
    const four = Math.floor(whole / 10_000 ** group) % 10_000
    if (four === 0) {
      owed = text !== ''
      continue
    }
    const said = fourInChinese(four)
    text += `${text !== '' && (owed || four < 1_000) ? '零' : ''}${said}${GROUPS[group]}`
    owed = false
  }
  return text
}

function fourInChinese(four: number): string {
  const digits = String(four).padStart(4, '0')
  let text = ''
  let zero = false
  for (const [at, digit] of [...digits].entries()) {
    if (digit === '0') zero = text !== ''
    else {
      text += `${zero ? '零' : ''}${NUMERALS[Number(digit)]}${PLACES[3 - at]}`
      zero = false
    }
  }
  return text
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion']

/** "three million five hundred thousand and 00/100 CNY". */
function inEnglish(minor: number, currency: string): string {
  const { whole, rest, digits } = parts(minor, currency)
  const cents = digits === 0 ? '' : ` and ${String(rest).padStart(digits, '0')}/1${'0'.repeat(digits)}`
  return `${englishWhole(whole)}${cents} ${currency}`
}

function englishWhole(whole: number): string {
  if (whole === 0) return 'zero'
  const said: string[] = []
  for (let group = SCALES.length - 1; group >= 0; group--) {
    const three = Math.floor(whole / 1_000 ** group) % 1_000
    if (three > 0) said.push(`${threeInEnglish(three)}${SCALES[group]}`)
  }
  return said.join(' ')
}

function threeInEnglish(three: number): string {
  const [hundreds, rest] = [Math.floor(three / 100), three % 100]
  const tail = rest < 20 ? SMALL[rest] : `${TENS[Math.floor(rest / 10)]}${rest % 10 === 0 ? '' : `-${SMALL[rest % 10]}`}`
  return [hundreds > 0 ? `${SMALL[hundreds]} hundred` : '', rest > 0 ? tail : ''].filter(Boolean).join(' ')
}
