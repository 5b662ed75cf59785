import { defineSlot } from '../../../../platform/web/slot.tsx'

/** On a demand's page: where its two sides talk. Filled by the chat. */
export const demandTalk = defineSlot<{ demandId: string }>()
