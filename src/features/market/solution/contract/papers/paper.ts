import type { Pair } from '../../../../../platform/contract/texts.ts'

/** Papers to prepare for a service, and the additional ones of a place. For other places the general list applies, and says so. */
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
  /** Who issues it, in what form, and the usual mistake. */
  note: Pair
}

export const paper = (key: string, nameCn: string, nameEn: string, noteCn: string, noteEn: string): Paper => ({
  key,
  name: { cn: nameCn, en: nameEn },
  note: { cn: noteCn, en: noteEn },
})
