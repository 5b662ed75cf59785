import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { DEMAND_TITLE_MAX, DRAFT_TEXT_MAX } from '../../../../rules/demand.ts'

/** Templates of requests, and the schedule by which drafts are made of them. Nothing is ever funded or published by one. */

/** In a title: the month in which the draft is made, as 2026-12. */
export const MONTH = '{month}'

/** `day`: of the month, where a shorter one has its last day; or of the week, Monday is 1. */
const schedule = z
  .object({ every: z.enum(['monthly', 'weekly']), day: z.number().int().min(1).max(31) })
  .refine(({ every, day }) => every === 'monthly' || day <= 7, { message: message('notListed'), path: ['day'] })
export type Schedule = z.infer<typeof schedule>

const title = line(DEMAND_TITLE_MAX)
const form = z.record(z.string().max(40), z.union([z.string().max(DRAFT_TEXT_MAX), z.number(), z.boolean(), z.null()]))
const own = { audience: 'company', permission: 'demand:create' } as const
const read = z.object({ id, version })

export const templateCalls = defineCalls({
  'GET /ws/demand/templates': {
    ...own,
    about: 'The company’s templates of requests, with their schedules.',
    input: z.object({}),
    result: z.array(
      z.object({
        id: z.string(),
        version,
        title: z.string(),
        schedule: schedule.nullable(),
        paused: z.boolean(),
        /** The next day on which it makes a draft; null without a schedule, or while that is paused. */
        nextOn: z.string().nullable(),
        updatedAt: z.string(),
      }),
    ),
  },
  'POST /ws/demand/template/keep': {
    ...own,
    title: { cn: '保存需求模板', en: 'Keep a template' },
    about: 'Keeps a form as a template. In its title, {month} becomes the month in which a draft is made of it.',
    input: z.object({ title, form }),
    result: z.object({ id: z.string() }),
  },
  'POST /ws/demand/template/change': {
    ...own,
    title: { cn: '修改需求模板', en: 'Change a template' },
    about: 'Another title, another schedule or none; a schedule can be paused. A resumed or new one begins with its next day.',
    edits: 'demandTemplate',
    input: read.extend({ title, schedule: schedule.nullable(), paused: z.boolean() }),
    result: z.object({ nextOn: z.string().nullable() }),
  },
  'POST /ws/demand/template/use': {
    ...own,
    title: { cn: '用模板建草稿', en: 'Use a template' },
    about: 'Makes a draft of a template, with its days moved to today.',
    input: z.object({ id }),
    result: z.object({ draftId: z.string() }),
  },
  'POST /ws/demand/template/remove': {
    ...own,
    title: { cn: '删除需求模板', en: 'Delete a template' },
    about: 'Deletes a template with its schedule. Drafts that were made of it stay.',
    edits: 'demandTemplate',
    input: read,
    result: z.object({ id: z.string() }),
  },
})
