import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { noticeGroups } from '../../../../platform/contract/notice.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'

const noticeRow = z.object({
  id: z.string(),
  kind: z.string(),
  /** The list filters by this type. */
  type: z.enum(noticeGroups),
  title: z.string(),
  content: z.string(),
  /** A route of the web app, or empty. */
  link: z.string(),
  time: z.string(),
  read: z.boolean(),
})
export type NoticeRow = z.infer<typeof noticeRow>

const flag = z.enum(['Y', 'N']).optional()

export const noticeCalls = defineCalls({
  'GET /ws/notice/list': {
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({
      ...pageInput,
      column: z.enum(['time']).default('time'),
      type: z.union([z.literal(''), noticeRow.shape.type]).optional(),
      unread: flag,
      search: z.string().trim().max(100).optional().default(''),
    }),
    result: pageOf(noticeRow),
    about: 'The caller’s messages, newest first; by type, unread only, or keyword in either language.',
  },
  'POST /ws/notice/read': {
    title: { cn: '标记消息已读', en: 'Mark messages as read' },
    audience: 'signedIn',
    incompleteOk: true,
    input: z
      .object({
        ids: z.array(id).min(1).max(200).optional(),
        /** What has been opened: reads the notices that lead there. */
        links: z.array(z.string().min(1).max(300)).min(1).max(200).optional(),
        all: z.boolean().optional(),
      })
      .refine((form) => form.ids || form.links || form.all, { path: ['ids'], error: message('required') }),
    result: z.object({ read: z.number(), unread: z.number() }),
    about: 'Marks messages as read: these ids, those that lead to what has been opened, or all.',
  },
  'GET /ws/notice/unread': {
    audience: 'signedIn',
    incompleteOk: true,
    input: z.object({}),
    result: z.object({ unread: z.number(), links: z.array(z.string()) }),
    about: 'How many messages are unread, and what they lead to.',
  },
})
