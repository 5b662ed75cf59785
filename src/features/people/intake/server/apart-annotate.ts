import { type Annotation, annotatedWorkbook } from '../../../../platform/server/files/workbook/annotate.ts'
import { type StoredFile, withBytes } from '../../../../platform/server/files/workbook/bytes.ts'

export interface AnnotateInput {
  readonly file: StoredFile
  readonly annotation: Annotation
}

/** Runs in a process of its own (`runApart`): gives the bytes of the annotated workbook. */
export const run = ({ file, annotation }: AnnotateInput): AsyncGenerator<Buffer> =>
  withBytes(file, (bytes) => annotatedWorkbook(bytes, annotation))
