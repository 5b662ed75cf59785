import { defineSlot } from '../../../../platform/web/slot.tsx'

/** Above the directory filtered by one country or region: what else is known about it. Filled by the solutions. */
export const countryFacts = defineSlot<{ region: string }>()
