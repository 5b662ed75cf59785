import { PassThrough, type Readable } from 'node:stream'
import type { CallSpec, ParsedOf } from '../../../contract/call.ts'
import type { Envelope } from '../../../contract/envelope.ts'
import type { WorkbookFile } from '../../../contract/export.ts'
import { inSnapshot } from '../../data/database.ts'
import { Gate } from '../../gate.ts'
import type { Look, Services } from '../../services.ts'
import { perform } from '../../wire/act.ts'
import type { Actor } from '../../wire/actor.ts'
import { success } from '../../wire/answers.ts'
import { recordAudit } from '../../wire/audit.ts'
import { type Binding, openCall, RawAnswer } from '../../wire/http.ts'
import { everyPage, fileNameOf, type ListExport, sheetOf } from './list-workbook.ts'
import { packedApart } from './packing.ts'

/** Each has a connection, a thread, and until it is begun a second connection for the audit row: far fewer than the pool has. */
const gate = new Gate(2, 8)
/** A slow reader does not keep the snapshot open before so many bytes wait for it. */
const AHEAD_BYTES = 16 * 1024 * 1024

/**
 * The export of a list. It is a write only for its audit row, which is committed before the first byte leaves; the rows are read page by
 * page in a snapshot of their own and packed in a thread, and the answer is sent as it is made: no memory holds the list or the file.
 * What fails before the first page is a refusal; what fails later breaks the connection off.
 */
export const exportList = <S extends CallSpec & { audience: 'company' | 'member' | 'operator' }>(
  describe: (look: Look, input: ParsedOf<S>) => ListExport | Promise<ListExport>,
): Binding<S> => ({
  attach: (routes, key, spec) =>
    openCall<S>(async (visit, input) => {
      const caller = { ...visit, actor: visit.actor as Actor }
      const answer = await beginExport(visit.services, caller, (look) => describe(look, input))
      try {
        await perform(visit.services, caller, (act) => recordAudit(act, { call: key, input, confidential: spec.confidential }))
      } catch (error) {
        answer.destroy()
        throw error
      }
      return new RawAnswer((reply) => reply.type('application/json; charset=utf-8').send(answer))
    }).attach(routes, key, spec),
})

type Caller = Omit<Look, 'services' | 'db'>

/** The answer, once its first page is read. Destroying it ends the reading and the thread. */
export function beginExport(
  services: Services,
  caller: Caller,
  describe: (look: Look) => ListExport | Promise<ListExport>,
): Promise<Readable> {
  const { promise, resolve, reject } = Promise.withResolvers<Readable>()
  const answer = new PassThrough({ highWaterMark: AHEAD_BYTES })
  let begun = false
  const produce = async (db: Look['db']) => {
    const listed = await describe({ ...caller, services, db })
    const pages = everyPage(listed, () => {
      begun = true
      resolve(answer)
    })
    const name = fileNameOf(listed, caller.lang, caller.now)
    for await (const text of envelopeOf(services, name, packedApart(sheetOf(listed, caller.lang), pages))) {
      if (answer.destroyed) return
      if (!answer.write(text)) await new Promise<void>((go) => answer.once('drain', go).once('close', go))
    }
    answer.end()
  }
  gate
    .run(() => inSnapshot(services.db, produce))
    .catch((error: unknown) => {
      if (begun) services.log.error({ err: error, requestId: caller.requestId }, 'export broken off')
      reject(error)
      answer.destroy()
    })
  return promise
}

/** The usual answer around the bytes of the file. */
async function* envelopeOf({ clock }: Pick<Services, 'clock'>, name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const empty: Envelope<WorkbookFile> = success(clock, { name, base64: '' })
  const text = JSON.stringify(empty)
  // The only empty text behind the name; quotes in a name are escaped.
  const at = text.lastIndexOf('""') + 1
  yield text.slice(0, at)
  let rest = Buffer.alloc(0)
  for await (const piece of bytes) {
    const all = Buffer.concat([rest, piece])
    const whole = all.length - (all.length % 3)
    rest = all.subarray(whole)
    yield all.toString('base64', 0, whole)
  }
  yield rest.toString('base64') + text.slice(at)
}
