/** Letters that have no part to leave off, as the European Payments Council writes them (EPC217-08). */
const written: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D' },
  ...{ þ: 'th', Þ: 'TH', ı: 'i', ŋ: 'n', Ŋ: 'N', ħ: 'h', Ħ: 'H', ŧ: 't', Ŧ: 'T', ĸ: 'k', ə: 'a', Ə: 'A' },
  ...{
    '&': '+',
    '’': "'",
    '‘': "'",
    '“': "'",
    '”': "'",
    '"': "'",
    '–': '-',
    '—': '-',
    '·': '.',
    ';': ',',
    '／': '/',
    '（': '(',
    '）': ')',
  },
}

/**
 * A text in the letters of SEPA files: Latin without accents, digits, and / - ? : ( ) . , ' + and spaces. Null where a letter of another
 * script is in it, which nobody else can write for the person. Never begins or ends with a slash, never has two.
 */
export function latinOf(text: string, max: number): string | null {
  const plain = [...text.normalize('NFKD')]
    .filter((sign) => !/\p{M}/u.test(sign))
    .map((sign) => written[sign] ?? sign)
    .join('')
  if (/(?![A-Za-z])\p{L}/u.test(plain)) return null
  const signs = plain.replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ').replaceAll(/\/{2,}/g, '/')
  const trimmed = signs
    .replaceAll(/\s+/g, ' ')
    .slice(0, max)
    .replaceAll(/^[/ ]+|[/ ]+$/g, '')
  return /[A-Za-z0-9]/.test(trimmed) ? trimmed : null
}
