import type { Pair } from '../../../../platform/contract/texts.ts'

/**
 * Papers to have ready for a service, and what a place asks beside them. Where a place is not named, the general list stands and says so.
 */
export const checklistServices = [
  'incorporation',
  'ip',
  'legal',
  'certification',
  'afterSales',
  'installation',
  'exhibition',
  'visa',
] as const
export type ChecklistService = (typeof checklistServices)[number]

export interface Paper {
  key: string
  name: Pair
  /** Who gives it, in what form, and the usual mistake. */
  note: Pair
}

export const paper = (key: string, nameCn: string, nameEn: string, noteCn: string, noteEn: string): Paper => ({
  key,
  name: { cn: nameCn, en: nameEn },
  note: { cn: noteCn, en: noteEn },
})
