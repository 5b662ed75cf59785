import { z } from 'zod'
import { pair } from '../../../../platform/contract/pair.ts'

/** A calling code of the phone field: `{code: 'CN', areaCode: '86', cn: '中国', en: 'China'}`. */
export const areaCode = z.object({
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  /** Digits without the plus; several countries and regions share 1, 7, 39, 44 … */
  areaCode: z.string(),
  cn: z.string(),
  en: z.string(),
})
export type AreaCode = z.infer<typeof areaCode>

/** An area as in answers. */
export const namedArea = z.object({ code: z.string(), name: pair })
export type NamedArea = z.infer<typeof namedArea>

/**
 * A node of the area tree. `code`: alpha-2 for a root (国家和地区), ISO 3166-2 below it (`US-CA`), and in China `CN-` with the division code
 * of GB/T 2260 in two, four or six digits (`CN-33`, `CN-3301`, `CN-330106`).
 */
const place = z.object({
  code: z.string(),
  cn: z.string(),
  en: z.string(),
  /** Roots only: main IANA time zone, all zones if there are several, and the currency. Absent for uninhabited places. */
  zone: z.string().optional(),
  zones: z.array(z.string()).optional(),
  currency: z.string().optional(),
})
export type Area = z.infer<typeof place> & { children?: Area[] }

export const area: z.ZodType<Area> = place.extend({ children: z.array(z.lazy(() => area)).optional() })
