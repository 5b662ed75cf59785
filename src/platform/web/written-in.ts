const SCRIPTS = [
  // Kana, iteration and middle marks, and characters that only Japanese writes so: "営業・代理店開拓" has no kana.
  [/[\p{Script=Hiragana}\p{Script=Katakana}々・営働込拡検験発売実対図団駅気帯専様戻転労伝]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
] as const

/** Short words that are frequent in one language and rare in the others, and its letters. */
const LATIN = {
  en: /\b(the|and|with|from|for|of|to|in|on|by)\b/giu,
  fr: /(?<!\p{L})(le|les|des|du|et|pour|avec|dans|une)(?!\p{L})|[èêœùç]/giu,
  es: /\b(el|los|las|del|y|para|con|una)\b|[ñ¿¡]/giu,
  pt: /\b(os|do|da|dos|e|para|com|uma)\b|[ãõ]/giu,
  de: /(?<!\p{L})(der|die|das|und|für|mit|ein)(?!\p{L})|[ßü]/giu,
}

/**
 * The language of a text: by its script, in Latin letters by its short words and accents. Undefined if that is not certain: names and
 * abbreviations ("iOS", "ERP") occur in every language.
 */
export function writtenIn(text: string): string | undefined {
  const script = SCRIPTS.find(([writing]) => writing.test(text))?.[1]
  return script ?? latin(text)
}

function latin(text: string): string | undefined {
  const points = Object.entries(LATIN).map(([language, sign]) => ({ language, points: text.match(sign)?.length ?? 0 }))
  const [best, second] = points.sort((one, other) => other.points - one.points)
  return best && best.points > (second?.points ?? 0) ? best.language : undefined
}
