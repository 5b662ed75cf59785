import { and, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { dropSecrets, openSecrets, putSecrets } from '../../../base/secret/server/writes.ts'
import { releaseFiles } from '../../../base/upload/server/writes.ts'
import type { CheckedRow } from '../contract/checked.ts'
import type { ImportValues } from '../contract/fields.ts'
import type { Survey } from '../contract/mapping.ts'
import { type IntakeRecord, intakeChunk } from './tables.ts'

/** What cells say is encrypted with the keys of the company: nothing of it is in the tables of this feature. */

type Owner = Pick<IntakeRecord, 'id' | 'companyId'>
type Opening = Pick<Look<unknown>, 'db' | 'services'>

const surveyPlace = ({ id, companyId }: Owner) => ({ scope: companyId, table: 'intake', column: 'survey', row: id })
const chunkColumn = ({ companyId }: Pick<Owner, 'companyId'>) => ({ scope: companyId, table: 'intake_chunk', column: 'values' })

export const putSurvey = (act: Act<unknown>, owner: Owner, survey: Survey): Promise<void> =>
  putSecrets(act, [{ ...surveyPlace(owner), text: JSON.stringify(survey), hidden: true }])

/** With the mapping as it was last confirmed; null before the file was read and after the values were erased. */
export async function findSurvey(look: Opening, owner: Owner): Promise<Survey | null> {
  const text = (await openSecrets(look, surveyPlace(owner), [owner.id])).get(owner.id)
  return text === undefined ? null : (JSON.parse(text) as Survey)
}

export async function surveyOf(look: Opening, owner: Owner): Promise<Survey> {
  const survey = await findSurvey(look, owner)
  if (!survey) throw refuse('staleState')
  return survey
}

/** A checked row, and what an update has changed and which change of pay it has proposed, so that both can be undone. */
export interface StoredRow extends CheckedRow {
  before?: ImportValues
  proposal?: string
}

/** Rows that were read together, each time at a place of their own. */
export async function addChunks(
  act: Act<unknown>,
  owner: Owner,
  chunks: readonly { place: number; rows: readonly StoredRow[] }[],
): Promise<void> {
  const { companyId, id: intakeId } = owner
  const made = await act.tx
    .insert(intakeChunk)
    .values(chunks.map(({ place }) => ({ companyId, intakeId, place })))
    .returning({ id: intakeChunk.id, place: intakeChunk.place })
  const rowsAt = new Map(chunks.map(({ place, rows }) => [place, rows]))
  await putSecrets(
    act,
    made.map(({ id, place }) => sealedRows(owner, id, rowsAt.get(place) ?? [])),
  )
}

const sealedRows = (owner: Owner, row: string, rows: readonly StoredRow[]) => ({
  ...chunkColumn(owner),
  row,
  text: JSON.stringify(rows),
  hidden: true,
})

interface Chunk {
  id: string
  /** By the number of the row. */
  rows: Map<number, StoredRow>
}

/** The rows at these places: place → chunk. */
export async function chunksAt(look: Opening, owner: Owner, places: readonly number[]): Promise<Map<number, Chunk>> {
  if (places.length === 0) return new Map()
  const found = await look.db
    .select({ id: intakeChunk.id, place: intakeChunk.place })
    .from(intakeChunk)
    .where(and(eq(intakeChunk.intakeId, owner.id), inArray(intakeChunk.place, [...new Set(places)])))
  const texts = await openSecrets(
    look,
    chunkColumn(owner),
    found.map(({ id }) => id),
  )
  return new Map(
    found.map(({ id, place }) => {
      const rows = JSON.parse(texts.get(id) ?? '[]') as StoredRow[]
      return [place, { id, rows: new Map(rows.map((row) => [row.row, row])) }]
    }),
  )
}

export const saveChunk = (act: Act<unknown>, owner: Owner, { id, rows }: Chunk): Promise<void> =>
  putSecrets(act, [sealedRows(owner, id, [...rows.values()])])

/** Before the rows are checked again, and at the end. */
export async function dropChunks(act: Act<unknown>, owner: Owner): Promise<void> {
  const gone = await act.tx.delete(intakeChunk).where(eq(intakeChunk.intakeId, owner.id)).returning({ id: intakeChunk.id })
  await dropSecrets(
    act,
    chunkColumn(owner),
    gone.map(({ id }) => id),
  )
}

export const filesOf = (id: string): string => `intake:${id}`

/** Erases the values and releases the file, which the next night deletes. */
export async function eraseStored(act: Act<unknown>, owner: Owner): Promise<void> {
  await dropChunks(act, owner)
  await dropSecrets(act, surveyPlace(owner), [owner.id])
  await releaseFiles(act as Act, filesOf(owner.id), 'employeeImport', [])
}
