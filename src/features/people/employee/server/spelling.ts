import { fold, simplify } from '../../../../platform/server/data/search/text.ts'

/** Loaded with the first name that is written: a tenth of a second that neither the start nor a read has to wait for. */
let loading: Promise<typeof import('pinyin-pro')> | undefined
const library = () => {
  loading ??= import('pinyin-pro')
  return loading
}

interface Names {
  number: string
  name: string
  latinName: string
}

const HAN = /\p{Script=Han}/u

/**
 * What the list is searched and sorted by: 曾祎 → "曾祎 zengyi zy cengyi cy". A character that is a surname is read as one, and also as
 * it is usually read; ü is typed v or u.
 */
export async function spellingsOf({ number, name, latinName }: Names): Promise<{ searchText: string; sortName: string }> {
  const written = simplify(fold(name))
  const latin = fold(latinName)
  const forms = [written, latin, latin.replaceAll(' ', ''), fold(number)]
  let sortName = latin || written
  if (HAN.test(name)) {
    const { pinyin } = await library()
    const signs = [...name].filter((sign) => HAN.test(sign)).join('')
    for (const surname of ['head', 'off'] as const) {
      const each = pinyin(signs, { toneType: 'none', type: 'array', v: true, surname })
      const spellings = [each, each.map((sound) => sound.replace('v', 'u'))]
      for (const sounds of spellings) forms.push(sounds.join(''), sounds.map((sound) => sound[0]).join(''))
      if (surname === 'head') sortName = each.join(' ')
    }
  }
  return { searchText: [...new Set(forms)].filter(Boolean).join(' '), sortName }
}

/** The words of a search in the same writing; a row has to contain all of them. */
export const searchedWords = (text: string | undefined): string[] =>
  simplify(fold(text ?? ''))
    .split(/\s+/)
    .filter(Boolean)
