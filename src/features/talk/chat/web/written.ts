import { offeredFaces } from '../contract/faces.ts'
import { piecesOf } from '../contract/markup.ts'

/** A text as its writer sees it in the field: faces as signs and not as codes. */
export const asTyped = (content: string): string =>
  content.replace(/face\[[^[\]\n]{1,500}\]/g, (code) => {
    const [piece] = piecesOf(code)
    return piece?.kind === 'face' ? piece.face.sign : code
  })

/** The text as it is sent: signs that were picked from the panel are codes again. Part of a longer sign is none of them. */
export function asSent(text: string, picked: Iterable<string>): string {
  let content = text
  for (const code of picked) {
    const sign = offeredFaces.find((face) => face.code === code)?.sign
    if (sign) content = content.replace(new RegExp(`(?<!\\u200d)${sign}(?![\\u200d\\ufe0f\\u{1f3fb}-\\u{1f3ff}])`, 'gu'), `face[${code}]`)
  }
  return content
}
