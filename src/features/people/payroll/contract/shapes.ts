import { z } from 'zod'

/** Shapes that several parts of payroll share; amounts in minor units of their currency. */

export const minor = z.number().int()
export const currency = z.string()
export const span = z.object({ from: z.string(), to: z.string() })
export const method = z.enum(['working', 'calendar', 'thirtieths', 'china'])
export const who = z.object({ id: z.string(), name: z.string() })
export const money = z.object({ currency, minor })

export const sums = {
  baseMinor: minor,
  itemsMinor: minor,
  retroMinor: minor,
  leavingMinor: minor,
  grossMinor: minor,
  reimbursedMinor: minor,
  deductedMinor: minor,
  carriedMinor: minor,
  netMinor: minor,
  employerCostMinor: minor,
}
