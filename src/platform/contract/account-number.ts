import type { FieldProblem } from './fields.ts'

/** Lengths of IBANs by country (ISO 13616, the registry of SWIFT). */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 ' +
    'MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 ' +
    'SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((each) => [each.slice(0, 2), Number(each.slice(2))]),
)

/** An IBAN names its country. The Crown dependencies and French overseas regions use that of their bank. */
const sharedIban: Record<string, readonly string[]> = {
  GB: ['GG', 'JE', 'IM'],
  FR: ['GF', 'GP', 'MQ', 'RE', 'YT', 'PF', 'TF', 'NC', 'BL', 'MF', 'PM', 'WF'],
  FI: ['AX'],
}
const issuedIn = (iban: string, country: string): boolean => {
  const code = iban.slice(0, 2)
  return code === country || (sharedIban[code] ?? []).includes(country)
}

/** Numbers as they are kept: capitals without spaces and hyphens. */
export const normalAccountNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** Of another country it is an IBAN only at a length that no other account numbers have: some of those begin with letters as well. */
const isIban = (text: string, country: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) || (/^[A-Z]{2}\d{2}/.test(text) && text.slice(0, 2) in ibanLengths && issuedIn(text, country))

/** An IBAN has the length of its country and valid check digits; anything else is 5 to 34 letters and digits with at least one digit. */
export function accountNumberProblem(text: string, country: string): FieldProblem | null {
  if (!isIban(text, country)) return /^(?=.*\d)[A-Z0-9]{5,34}$/.test(text) ? null : { error: 'bankAccount', params: {} }
  const length = ibanLengths[text.slice(0, 2)]
  if (length && text.length !== length) return { error: 'numberLength', params: { length, typed: text.length } }
  const digits = [...text.slice(4), ...text.slice(0, 4)].map((sign) => Number.parseInt(sign, 36)).join('')
  return /^\d+$/.test(digits) && BigInt(digits) % 97n === 1n ? null : { error: 'checkDigit', params: {} }
}

/** The country that an IBAN names, if it cannot be one of a bank in this country. */
export const foreignIban = (text: string, country: string): string | null =>
  isIban(text, country) && !issuedIn(text, country) ? text.slice(0, 2) : null

/** A BIC of a bank, with or without its branch (ISO 9362). */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text)

/** A number that names its country by itself and has valid check digits. */
export const isValidIban = (text: string): boolean =>
  text.slice(0, 2) in ibanLengths && isIban(text, text.slice(0, 2)) && accountNumberProblem(text, text.slice(0, 2)) === null

/** Where a SEPA credit transfer can go (EPC409-09): an IBAN of one of these. */
const sepa = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)
export const isSepaIban = (text: string): boolean => sepa.has(text.slice(0, 2)) && isValidIban(text)
