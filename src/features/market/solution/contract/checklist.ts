import { general } from './papers/general.ts'
import type { ChecklistService, Paper } from './papers/paper.ts'

/** Places with papers of their own, which are in a module that is loaded for those who ask for one (`papers/local.ts`). */
export const checklistRegions = ['VN', 'SG', 'DE', 'US', 'AE', 'MX', 'JP', 'BR', 'GB', 'ID'] as const
export type LocalRegion = (typeof checklistRegions)[number]
export const isLocal = (region: string): region is LocalRegion => (checklistRegions as readonly string[]).includes(region)

/** The papers that are needed everywhere. */
export const papersFor = (service: ChecklistService): readonly Paper[] => general[service]
