import type { Phone } from '../contract/phone.ts'

/** Where a code goes. */
export type Target = { kind: 'phone'; phone: Phone } | { kind: 'email'; email: string }

/** The same for every spelling of a number or an address. */
export const targetKey = (target: Target): string =>
  target.kind === 'phone' ? `phone:${target.phone.areaCode}:${target.phone.phone}` : `email:${target.email}`
