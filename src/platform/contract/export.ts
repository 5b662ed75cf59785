import { z } from 'zod'

/** A workbook that an answer carries: its name, and its bytes in base64. */
export const workbookFile = z.object({ name: z.string(), base64: z.string() })
export type WorkbookFile = z.infer<typeof workbookFile>

/**
 * What the export of a list declares besides its audience, permission and filters, which are those of the list. It is a POST so that the
 * audit log says who took what; the answer itself is stored nowhere.
 */
export const exportCall = { idempotency: 'none', secret: true, limited: 'workbook', result: workbookFile } as const
