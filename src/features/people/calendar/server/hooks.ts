import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'

/** A holiday or a working day of a region was corrected, in the same transaction; absence counts leave again. */
export const calendarChanged = defineHook<(act: Act, region: string, date: string) => Promise<void>>('calendar.changed')
