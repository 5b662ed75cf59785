import type { StoredFile } from '../../../../platform/server/files/workbook/bytes.ts'
import { streamWorkbook } from '../../../../platform/server/files/workbook/open.ts'
import type { RememberedMapping, Survey } from '../contract/mapping.ts'
import { surveyWorkbook } from './survey.ts'

export interface SurveyInput {
  readonly file: StoredFile
  readonly remembered: RememberedMapping
}

/** Runs in a process of its own (`runApart`): gives one survey. */
export const run = ({ file, remembered }: SurveyInput): AsyncGenerator<Survey> =>
  streamWorkbook(file, async function* (workbook) {
    yield await surveyWorkbook(workbook, remembered)
  })
