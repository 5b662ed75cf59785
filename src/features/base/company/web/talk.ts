import { defineSlot } from '../../../../platform/web/slot.tsx'

/** On a company's page: the way to write to it. Filled by the chat. */
export const companyTalk = defineSlot<{ companyId: string }>()
