import { accountNumberProblem, foreignIban, isBic, normalAccountNumber } from '../../../../platform/contract/account-number.ts'
import { fieldError } from '../../../../platform/server/wire/refusal.ts'
import { type Parsed, parsed, wrong } from './dates.ts'
import { plain } from './plain.ts'

/** The number of a bank account as it is kept; an IBAN has valid check digits and is of the bank's country, where the row names one. */
export function parseAccount(text: string, bankArea: string | undefined): Parsed {
  const number = normalAccountNumber(plain(text))
  const problem = accountNumberProblem(number, bankArea ?? '')
  if (problem) return wrong(problem)
  const code = bankArea === undefined ? null : foreignIban(number, bankArea)
  return code ? wrong(fieldError('ibanCountry', { code })) : parsed(number)
}

export function parseSwift(text: string): Parsed {
  const code = plain(text).replace(/\s/g, '').toUpperCase()
  return isBic(code) ? parsed(code) : wrong(fieldError('swiftCode'))
}
