import { refuseFields } from '../../../../platform/server/wire/refusal.ts'

/** Loaded with the first new password: half a megabyte that the browser never gets. */
let common: Promise<ReadonlySet<string>> | undefined
const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])))

interface Own {
  areaCode?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What anybody knows of a person: number, number with its calling code, e-mail address, the name in the address. */
const knownOf = ({ areaCode, phone, email }: Own): string[] =>
  [phone, areaCode && phone && areaCode + phone, email, email?.split('@')[0]].filter((text) => typeof text === 'string').map(bare)

/** The product's name, alone or with a short number. */
const NAMED = /^(hengdu|衡渡)\d{0,3}$/

/** Refuses a new password that is tried first: one of the commonest, in any case of letters, or the person's own number or address. */
export async function mustBeHardToGuess(password: string, own: Own, field = 'password'): Promise<void> {
  if (knownOf(own).includes(bare(password))) throw refuseFields({ [field]: 'passwordOwn' })
  if (NAMED.test(bare(password)) || (await commonPasswords()).has(password.toLowerCase())) throw refuseFields({ [field]: 'passwordCommon' })
}
