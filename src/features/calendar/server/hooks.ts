import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'

/** How many providers are listed for each of these regions, by code; the directory of providers adds it. */
export const providersByRegion =
  defineHook<(db: Reader, regions: readonly string[]) => Promise<Map<string, number>>>('calendar.providersByRegion')
