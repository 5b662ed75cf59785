import { defineSlot } from '../../../../../platform/web/slot.tsx'

/** On the page of somebody who is leaving or left: their final pay. Filled by payroll. */
export const leavingPay = defineSlot<{ number: string }>()
