import { withWorkbook } from '../../../platform/server/workbook/open.ts'
import type { RememberedMapping, Survey } from '../contract/mapping.ts'
import { surveyWorkbook } from './survey.ts'

/** Runs in a process of its own (`runApart`): gives one survey. */
export async function* run({ path, remembered }: { path: string; remembered: RememberedMapping }): AsyncGenerator<Survey> {
  yield await withWorkbook(path, (workbook) => surveyWorkbook(workbook, remembered))
}
