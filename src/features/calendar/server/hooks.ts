import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'
import type { Act } from '../../../platform/server/services.ts'

/** Number of listed providers for each of these regions, by code; the provider directory adds it. */
export const providersByRegion =
  defineHook<(db: Reader, regions: readonly string[]) => Promise<Map<string, number>>>('calendar.providersByRegion')

/** A holiday or a working day of a region was corrected, in the same transaction; absence counts leave again. */
export const calendarChanged = defineHook<(act: Act, region: string, date: string) => Promise<void>>('calendar.changed')
