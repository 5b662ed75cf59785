import { z } from 'zod'

/** A stopped owner as operators see it. */
export const stoppedMark = z.object({ standing: z.enum(['disabled', 'underReview', 'frozen', 'closed']), reason: z.string() })
export type StoppedMark = z.infer<typeof stoppedMark>
