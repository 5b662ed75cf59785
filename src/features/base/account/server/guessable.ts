import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { PASSWORD_MIN_LENGTH } from '../../../../rules/constants.ts'

/**
 * Guesses below which a password is tried before long: the commonest words, dates, rows of keys, and any two of them put together.
 * Six random characters, which the specification allows, need a million.
 */
const FEW_GUESSES = 200_000

/** What judging takes grows faster than the length. */
const JUDGED_LENGTH = 32

/** The product's name, and what is common where most of our users are: the word list beside it is an English one. */
const CONTEXT = [
  /hengdu|衡渡|chuhai|出海|woaini|woaiwojia|wodemima|mima|nihao|zhongguo|beijing|shanghai|shenzhen|guangzhou/,
  /admin|operator|5201314|1314520|520|1314|521|147258369|a123456|aa123456|q123456|qq123456|abc123|asd123|zxc123|qwe123|woaini1314|woaini520/,
  /wang|li|zhang|liu|chen|yang|zhao|huang|zhou|wu|xiaoming|gongsi|caiwu|renshi/,
].flatMap((words) => words.source.split('|'))

/** Loaded with the first new password: half a megabyte that the browser never gets. */
let judge: Promise<ZxcvbnFactory> | undefined
const judgeOfPasswords = (): Promise<ZxcvbnFactory> =>
  (judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary, context: CONTEXT }, graphs: adjacencyGraphs }),
  ))

interface Own {
  areaCode?: string | null | undefined
  phone?: string | null | undefined
  email?: string | null | undefined
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** What anybody knows of a person: number, number with its calling code, e-mail address, the name in the address. */
const knownOf = ({ areaCode, phone, email }: Own): string[] =>
  [phone, areaCode && phone && areaCode + phone, email, email?.split('@')[0]].filter((text) => typeof text === 'string').map(bare)

/**
 * Refuses a new password that is tried first: the person's own number or address, or one that `FEW_GUESSES` reach, the platform's name and
 * what is known of the person counted as words.
 */
export async function mustBeHardToGuess(password: string, own: Own, field = 'password'): Promise<void> {
  const known = knownOf(own)
  if (known.includes(bare(password))) throw refuseFields({ [field]: 'passwordOwn' })
  const judge = await judgeOfPasswords()
  // The sign between a word and a year is no secret either; and a longer text is no easier than its beginning.
  const read = [password, bare(password)].map((text) => text.slice(0, JUDGED_LENGTH)).filter((text) => text.length >= PASSWORD_MIN_LENGTH)
  if (read.some((text) => judge.check(text, known).guesses < FEW_GUESSES)) throw refuseFields({ [field]: 'passwordCommon' })
}
