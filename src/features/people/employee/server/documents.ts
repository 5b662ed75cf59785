import type { z } from 'zod'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, isNull } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { looksOf } from '../../../base/secret/server/reads.ts'
import type { FileViewer } from '../../../base/upload/server/hooks.ts'
import { fileBriefs } from '../../../base/upload/server/reads.ts'
import { claimFile } from '../../../base/upload/server/writes.ts'
import type { EmployeeDocument } from '../contract/answers.ts'
import { isSensitive } from '../contract/employee.ts'
import type { documentForm } from '../contract/schema.ts'
import { recordEvent } from './events.ts'
import { holdEmployee } from './machine.ts'
import { employeeIn } from './reads.ts'
import { employee, employeeDocument } from './tables.ts'

/** The owner of an employee's files. */
export const filesOf = (employeeId: string): string => `employee:${employeeId}`

/** Adds a document. One of the same kind that was in force is kept as superseded; of kind "other" there may be several in force. */
export async function addDocument(act: Act, form: z.output<typeof documentForm>): Promise<{ id: string }> {
  const row = await holdEmployee(act, form.employeeId)
  if (row.erasedAt) throw refuse('employeeErased')
  const file = await claimFile(act, form.file, { purpose: 'employeeDocument', usedBy: filesOf(row.id) })
  const former =
    form.kind === 'other'
      ? []
      : await act.tx
          .update(employeeDocument)
          .set({ supersededAt: act.now })
          .where(and(eq(employeeDocument.employeeId, row.id), eq(employeeDocument.kind, form.kind), isNull(employeeDocument.supersededAt)))
          .returning({ id: employeeDocument.id })
  const [made] = await act.tx
    .insert(employeeDocument)
    .values({
      companyId: row.companyId,
      employeeId: row.id,
      kind: form.kind,
      fileId: file.id,
      issuedOn: form.issuedOn || null,
      expiresOn: form.expiresOn || null,
      note: form.note,
      addedBy: act.actor.accountId,
      addedAt: act.now,
    })
    .returning({ id: employeeDocument.id })
  await recordEvent(act, row, former.length > 0 ? 'documentRenewed' : 'documentAdded', { fields: [form.kind] })
  if (!made) throw new Error('a document was not stored')
  return made
}

/** All documents of an employee, newest first; renewed ones too. */
export async function documentsOf(look: Look, employeeId: string): Promise<EmployeeDocument[]> {
  const row = await employeeIn(look, employeeId)
  const rows = await look.db
    .select()
    .from(employeeDocument)
    .where(eq(employeeDocument.employeeId, row.id))
    .orderBy(desc(employeeDocument.addedAt), desc(employeeDocument.id))
  const files = await fileBriefs(
    look.db,
    rows.map(({ fileId }) => fileId),
  )
  const people = await accountsByIds(
    look.db,
    rows.map(({ addedBy }) => addedBy),
  )
  return rows.flatMap((one) => {
    const file = files.get(one.fileId)
    if (!file) return []
    return {
      id: one.id,
      kind: one.kind,
      file,
      issuedOn: one.issuedOn,
      expiresOn: one.expiresOn,
      note: one.note,
      addedBy: people.get(one.addedBy)?.name ?? '',
      addedAt: one.addedAt.toString(),
      supersededAt: one.supersededAt?.toString() ?? null,
    }
  })
}

/** Who opened the numbers, the bank account or the files of an employee. */
export async function looksAt(look: Look, { id, ...paging }: { id: string; pageNo: number; pageSize: number }) {
  const row = await employeeIn(look, id)
  const files = await look.db.select({ id: employeeDocument.fileId }).from(employeeDocument).where(eq(employeeDocument.employeeId, row.id))
  return looksOf(look.db, row.companyId, [row.id, ...files.map((file) => file.id)], paging)
}

/** Files of passports, visas and identity documents are for those who may open numbers; the others for those who edit records. */
export const seesEmployeeFile: FileViewer = async (db, actor, file) => {
  if (!actor.companyId || !actor.holds('people:edit')) return false
  const [one] = await documentOfFile(db, actor, file.id)
  return one !== undefined && (!isSensitive(one.kind) || actor.holds('people:secret'))
}

const documentOfFile = (db: Reader, actor: Actor, fileId: string) =>
  db
    .select({ kind: employeeDocument.kind })
    .from(employeeDocument)
    .innerJoin(employee, eq(employee.id, employeeDocument.employeeId))
    .where(and(eq(employeeDocument.fileId, fileId), eq(employee.companyId, companyOf(actor))))
