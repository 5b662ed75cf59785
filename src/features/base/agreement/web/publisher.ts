import { defineSlot } from '../../../../platform/web/slot.tsx'

/** Who an agreement of the platform is made with; below its text, so that nothing moves when it loads. Filled by the settings. */
export const publisher = defineSlot<Record<never, never>>()
