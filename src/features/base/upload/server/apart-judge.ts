import { readFile } from 'node:fs/promises'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { type UploadPurpose, type UploadRule, uploadPurposes } from '../../../../rules/uploads.ts'
import { type FileKind, judgeFile, judgeHead } from './judge.ts'
import { type MediaKind, withoutDescriptions } from './media.ts'
import { redrawn } from './picture.ts'
import { soundOf } from './sound.ts'

export interface ToJudge {
  purpose: UploadPurpose
  path: string
  name: string
  /** A PNG or JPEG in which there is a picture. */
  picture: boolean
  /** The first bytes of a file that is encrypted already. */
  head?: Uint8Array
}

export interface Judgement {
  kind: FileKind
  seconds?: number
  /** What is stored in place of what was sent. */
  drawn?: Uint8Array
}

/** A recorder that is stopped in time still writes its last frames. */
const RECORDER_SLACK_SECONDS = 2

const MEDIA: readonly FileKind[] = ['gif', 'webp', 'heic', 'mp4'] satisfies MediaKind[]
const isMedia = (kind: FileKind): kind is MediaKind => MEDIA.includes(kind)

/** Runs in a process of its own (`runApart`): says what a file is, or refuses it. */
export async function* run(file: ToJudge): AsyncGenerator<Judgement> {
  yield await judgementOf(file)
}

async function judgementOf({ purpose, path, name, picture, head }: ToJudge): Promise<Judgement> {
  const rule: UploadRule = uploadPurposes[purpose]
  // As the form names them before the file is sent.
  const kinds = rule.kinds.map((each) => each.toUpperCase())
  const unfit = () => refuse('fileKind', { kinds: { cn: kinds.join('、'), en: kinds.join(', ') } })
  if (rule.maxSeconds !== undefined) {
    const sound = soundOf(await readFile(path))
    if (!sound) throw unfit()
    if (sound.seconds > rule.maxSeconds + RECORDER_SLACK_SECONDS) throw refuse('voiceTooLong', { seconds: rule.maxSeconds })
    return sound
  }
  const kind = head ? await judgeHead(Buffer.from(head), rule.kinds) : await judgeFile(path, name, rule.kinds)
  if (kind === 'unfit') throw unfit()
  if ((kind === 'png' || kind === 'jpg') && !picture) throw refuse('fileBroken')
  if (isMedia(kind)) {
    const kept = withoutDescriptions(await readFile(path), kind)
    // A recording of sound begins like a film.
    if (!kept) throw name.toLowerCase().endsWith(`.${kind}`) ? refuse('fileBroken') : unfit()
    return { kind, drawn: kept }
  }
  if (rule.edge === undefined) return { kind }
  return { kind: 'png', drawn: redrawn(await readFile(path), kind === 'svg', rule.edge) }
}
