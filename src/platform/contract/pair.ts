import { z } from 'zod'

/** A text in both languages, as answers carry it (`Pair` of texts.ts). */
export const pair = z.object({ cn: z.string(), en: z.string() })
