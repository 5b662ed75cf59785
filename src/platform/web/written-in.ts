const SCRIPTS = [
  // Kana, their middle dot, and characters that only Japanese writes so: "営業・代理店開拓" has no kana.
  [/[\p{Script=Hiragana}\p{Script=Katakana}・営検験発実]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[ăđơưẠ-ỹ]/iu, 'vi'],
] as const

/** Short words that are frequent in one language and rare in the others, and its letters. */
const LATIN = [
  ['en', 'the|and|with|from|for|of|to|in|on|by'],
  ['fr', 'le|les|des|du|et|pour|avec|dans|une', 'èêœùç'],
  ['es', 'el|los|las|del|y|para|con|una', 'ñ¿¡'],
  ['pt', 'os|do|da|dos|e|para|com|uma', 'ãõ'],
  ['de', 'der|die|das|und|für|mit|ein', 'ßü'],
].map(([language, words, letters = '']) => [language, new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})|[${letters}]`, 'giu')] as const)

/**
 * The language of a text: by its script, in Latin letters by its short words and accents. Undefined if that is not certain: names and
 * abbreviations ("iOS", "ERP") occur in every language.
 */
export function writtenIn(text: string): string | undefined {
  const script = SCRIPTS.find(([writing]) => writing.test(text))?.[1]
  return script ?? latin(text)
}

function latin(text: string): string | undefined {
  let [language, most]: [string | undefined, number] = [undefined, 0]
  for (const [own, sign] of LATIN) {
    const points = text.match(sign)?.length ?? 0
    if (points >= most) language = points > most ? own : undefined
    most = Math.max(most, points)
  }
  return language
}
