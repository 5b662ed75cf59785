import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'

/** Number of listed providers for each of these regions, by code; the provider directory adds it. */
export const providersByRegion =
  defineHook<(db: Reader, regions: readonly string[]) => Promise<Map<string, number>>>('calendar.providersByRegion')
