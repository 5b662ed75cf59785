import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { workbookFile } from '../../../../platform/contract/export.ts'
import { id, line, moment, version } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { draftForm, estimatedLine, rateStates, rateVersion, regionCode, wageCurrency } from './schema.ts'

const state = z.enum(['reviewed', 'notReviewed'])
const operator = { audience: 'operator', permission: 'operator:rates' } as const
const asked = z.object({
  region: regionCode,
  /** Decimal text in the region's currency. */
  gross: z.string().max(30),
  period: z.enum(['month', 'year']).default('month'),
})
const moved = z.object({ id: z.string(), state: z.enum(rateStates) })

export const costCalls = defineCalls({
  'GET /ws/cost/regions': {
    about: 'Countries and regions with their currency, and whether their employer rates have been reviewed.',
    audience: 'anyone',
    input: z.object({}),
    result: z.object({ asOf: z.string(), regions: z.array(namedArea.extend({ currency: wageCurrency, state })) }),
  },
  'GET /ws/cost/estimate': {
    about: 'What an employer pays in addition to a monthly gross wage, line by line. Without reviewed rates there is no estimate.',
    audience: 'anyone',
    input: asked,
    result: z.object({
      region: namedArea,
      currency: wageCurrency,
      state,
      asOf: z.string(),
      estimate: z
        .object({
          period: z.enum(['month', 'year']),
          grossMinor: z.number().int(),
          lines: z.array(estimatedLine),
          contributionsMinor: z.number().int(),
          totalMinor: z.number().int(),
          effectiveFrom: z.string(),
          effectiveTo: z.string().nullable(),
          /** In force for a year or more: most laws have changed their rates by then. */
          isOld: z.boolean(),
          reviewedOn: z.string(),
          reviewedBy: z.string(),
          sample: z.boolean(),
          note: pair,
        })
        .nullable(),
    }),
  },
  'GET /ws/cost/workbook': {
    about: 'The same estimate as an Excel workbook in the language of the caller. Without reviewed rates there is none.',
    audience: 'anyone',
    limited: 'workbook',
    input: asked,
    result: workbookFile,
  },
  'GET /ws/operator/cost/regions': {
    about: 'Regions with employer rates: the version in force, and the draft awaiting review.',
    ...operator,
    input: z.object({}),
    result: z.array(
      z.object({
        code: z.string(),
        name: pair,
        currency: wageCurrency,
        /** In force today; null if the portal shows "not reviewed". */
        current: z
          .object({ version: z.number(), effectiveFrom: z.string(), reviewedOn: z.string(), sample: z.boolean(), lines: z.number() })
          .nullable(),
        draft: z.object({ version: z.number(), editedAt: z.string() }).nullable(),
        versions: z.number().int(),
      }),
    ),
  },
  'GET /ws/operator/cost/region': {
    about: 'Every version of a region’s employer rates, newest first.',
    ...operator,
    input: z.object({ region: regionCode }),
    result: z.object({
      region: namedArea,
      currency: wageCurrency,
      currentId: z.string().nullable(),
      versions: z.array(rateVersion),
    }),
  },
  'POST /ws/operator/cost/draft': {
    title: { cn: '保存用工费率草稿', en: 'Save a draft of employer rates' },
    about: 'Saves the draft of a region: a new version, or the existing draft.',
    ...operator,
    edits: 'rateDraft',
    /** `version` is the `edition` of the existing draft, 0 without one. */
    input: draftForm.safeExtend({ version }),
    result: moved,
  },
  'POST /ws/operator/cost/review': {
    title: { cn: '复核用工费率', en: 'Review employer rates' },
    about: 'Reviews a draft as it was seen, by an operator who did not edit it. The previous version ends the day before.',
    ...operator,
    /** `editedAt` of the draft that the operator has read: another one is not approved. */
    input: z.object({ id, editedAt: moment }),
    result: moved,
  },
  'POST /ws/operator/cost/retire': {
    title: { cn: '停用用工费率', en: 'Retire employer rates' },
    about: 'Retires a reviewed version, or discards a draft.',
    ...operator,
    input: z.object({ id, reason: line(300) }),
    result: moved,
  },
})
