import { defineSlot } from '../../../platform/web/slot.tsx'

/** Below an agreement of the platform, where nothing moves when it comes: who it is made with. Filled by the settings. */
export const publisher = defineSlot<Record<never, never>>()
