const SCRIPTS = [
  // Kana, iteration and middle marks, and characters that only Japanese writes so: "営業・代理店開拓" has no kana.
  [/[\p{Script=Hiragana}\p{Script=Katakana}々・営働込拡検験発売実対図団駅気帯専様戻転労伝]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Thai}/u, 'th'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
] as const

/** Short words that are frequent in one language and rare in the others. */
const WORDS = {
  en: 'the and with from into for our of to is are on by you your this that or an',
  fr: 'le les des du et pour avec dans une sur au aux est nous votre vos ou par cette chez',
  es: 'el los las del y para con una en por su sus es nuestro nuestra al como',
  pt: 'o os do da dos das e para com uma em no na por nosso nossa ao são não',
  de: 'der die das und für mit ein eine von im den dem auf ist wir zur zum bei nach',
  it: 'il gli per con della dei delle e una un nel di alla sono nostro che',
  nl: 'het een en voor van met op de bij naar onze is wij aan',
} as const
const known = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const)
const MARKS: readonly [RegExp, string][] = [
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[ß]|\b\p{L}+(?:ä|ü)\p{L}+/iu, 'de'],
  [/[œêèùâîôç]|\b[ldqnsj]['’]\p{L}/iu, 'fr'],
]

/**
 * The language of a text: by its script, in Latin letters by its short words and accents. Undefined if that is not certain: names and
 * abbreviations ("iOS", "ERP") occur in every language.
 */
export function writtenIn(text: string): string | undefined {
  const script = SCRIPTS.find(([writing]) => writing.test(text))?.[1]
  return script ?? latin(text)
}

function latin(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const points = known.map(([language, own]) => {
    const marked = MARKS.some(([mark, of]) => of === language && mark.test(text)) ? 1 : 0
    return { language, points: words.filter((word) => own.has(word)).length + marked }
  })
  const [best, second] = points.sort((one, other) => other.points - one.points)
  return best && best.points > (second?.points ?? 0) ? best.language : undefined
}
