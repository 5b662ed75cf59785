import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { APART_LIMITS, askApart } from '../../../../platform/server/files/apart.ts'
import { Gate } from '../../../../platform/server/gate.ts'
import type { SharedServices } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Judgement, ToJudge } from './apart-judge.ts'
import type { FileKind } from './judge.ts'
import { type Arrived, ruleOf } from './receive.ts'

/** A file that has arrived and may be stored. */
export interface Judged extends Arrived {
  kind: FileKind
  /** How long a recording plays; null for other files. */
  seconds: number | null
}

/** A judgement takes milliseconds, a picture tenths of a second. */
const SECONDS = 5
const broken = () => refuse('fileBroken')
const heavy = () => refuse('drawingHeavy')
const JUDGING = { ...APART_LIMITS, seconds: SECONDS, slow: broken, memory: broken, died: broken, stays: true }
const DRAWING = { ...JUDGING, slow: heavy, memory: heavy, died: heavy }

/** Pictures that are drawn again wait for each other and for nobody else: one that takes for ever holds up no other upload. */
const judging = new Gate(1, 100)
const drawing = new Gate(1, 20)

/**
 * Judges an arrived file by its content, in a process of its own: nothing that a stranger sent is parsed where requests are answered. What
 * the purpose has drawn again is replaced by its picture. A refused file is removed. Refuses with fileKind, fileUnsafe, fileBroken,
 * fileMacros, drawingHeavy, voiceTooLong, busy, and as `judgeWorkbook` does.
 */
export async function judged({ log }: Pick<SharedServices, 'log'>, arrived: Arrived, seconds = SECONDS): Promise<Judged> {
  const { purpose, path, name, picture, sealed } = arrived
  const isDrawn = ruleOf(purpose).edge !== undefined
  const limits = isDrawn ? DRAWING : JUDGING
  try {
    const found = await (isDrawn ? drawing : judging).run(() =>
      askApart<ToJudge, Judgement>(
        new URL('./apart-judge.ts', import.meta.url),
        { purpose, path, name, picture, ...(sealed && { head: sealed.head }) },
        seconds === SECONDS ? limits : { ...limits, seconds, stays: false },
        (why) => log.warn({ why, purpose }, 'the judging of an upload ended'),
      ),
    )
    if (!found.drawn) return { ...arrived, kind: found.kind, seconds: found.seconds ?? null }
    await writeFile(path, found.drawn, { flush: true })
    const sha256 = createHash('sha256').update(found.drawn).digest('hex')
    return { ...arrived, kind: found.kind, seconds: null, size: found.drawn.length, sha256 }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
