import { defineSlot } from '../../../../platform/web/slot.tsx'

/** On a company's page: the way to write to it. Filled by the chat. */
export const companyTalk = defineSlot<{ companyId: string }>()

/** On a company's page: what it has done for the reader's. Filled by demands. */
export const companyWork = defineSlot<{ companyId: string }>()
