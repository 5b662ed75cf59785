import { emailPattern } from '../../../../platform/contract/email.ts'
import { fieldError } from '../../../../platform/server/wire/refusal.ts'
import { normalPhone } from '../../../base/account/contract/phone.ts'
import { areaCodes } from '../../../base/area/server/reads.ts'
import { fitsIdKind, isIdCardNumber, normalNumber } from '../../../base/verification/contract/numbers.ts'
import { type Parsed, parsed, wrong } from './dates.ts'
import { nearest, plain } from './plain.ts'

/** The number of an identity document. Of China, and whatever has 18 characters of its shape, the check digit is verified (GB 11643). */
export function parseIdNumber(text: string, country: string | undefined): Parsed {
  const number = normalNumber(plain(text).replace(/[\s-]/g, ''))
  const chinese = /^\d{17}[\dX]$/.test(number)
  if (chinese) return isIdCardNumber(number) ? parsed(number) : wrong(fieldError('idNumberCheck'))
  if (country === 'CN' && /^\d+X?$/.test(number)) return wrong(fieldError('idNumberLength', { count: number.length }))
  return fitsIdKind('other', number) || fitsIdKind('hkMacauTaiwanPermit', number) ? parsed(number) : wrong(fieldError('idNumber'))
}

export function parsePassport(text: string): Parsed {
  const number = normalNumber(plain(text).replace(/[\s-]/g, ''))
  return fitsIdKind('passport', number) ? parsed(number) : wrong(fieldError('idNumber'))
}

export function parseDocument(text: string): Parsed {
  const number = normalNumber(plain(text))
  return fitsIdKind('other', number) ? parsed(number) : wrong(fieldError('idNumber'))
}

export function parseEmail(text: string): Parsed {
  const address = plain(text).replace(/^mailto:/i, '')
  if (emailPattern.test(address)) return parsed(address.toLowerCase())
  const repaired = address
    .replace(/\s/g, '')
    .replace(/[,，。]/g, '.')
    .replace(/@{2,}/, '@')
  return wrong(fieldError('email'), emailPattern.test(repaired) ? repaired.toLowerCase() : '')
}

let callingCodes: readonly string[] | undefined
/** Longest first: +1 and +1684 are two. */
const codesByLength = (): readonly string[] => {
  callingCodes ??= [...new Set(areaCodes().map(({ areaCode }) => areaCode))].sort((a, b) => b.length - a.length)
  return callingCodes
}

/** "+8613800000000" as a form has it. */
export function splitPhone(phone: string): { areaCode: string; phone: string } | null {
  const code = codesByLength().find((one) => phone.startsWith(`+${one}`))
  return code === undefined ? null : normalPhone(code, phone.slice(code.length + 1))
}

/** A mobile number with its calling code, "+8613800000000". Without one it is of the employee's country, else of China. */
export function parsePhone(text: string, country: string | undefined): Parsed {
  const typed = plain(text).replace(/^00/, '+')
  const bare = typed.replace(/[^\d+]/g, '')
  if (bare.startsWith('+')) {
    const code = codesByLength().find((one) => bare.startsWith(`+${one}`))
    const phone = code ? normalPhone(code, bare.slice(code.length + 1)) : null
    return phone ? parsed(`+${phone.areaCode}${phone.phone}`) : wrong(fieldError('phone'))
  }
  const home = areaCodes().find(({ code }) => code === (country ?? 'CN'))?.areaCode ?? '86'
  const phone = normalPhone(home, bare) ?? (country !== undefined && country !== 'CN' ? null : normalPhone('86', bare))
  if (phone) return parsed(`+${phone.areaCode}${phone.phone}`)
  const chinese = /^1[3-9]\d{9}$/.test(bare) ? normalPhone('86', bare) : null
  return chinese ? wrong(fieldError('phoneAbroad'), `+86${chinese.phone}`) : wrong(fieldError(home === '86' ? 'phone' : 'phoneAbroad'))
}

/** A team by its name; the value is the name as the company writes it. */
export function parseTeam(text: string, teams: ReadonlyMap<string, string>, key: string): Parsed {
  const name = teams.get(key)
  return name === undefined ? wrong(fieldError('noSuchTeam'), nearest(text, [...teams.values()])) : parsed(name)
}
