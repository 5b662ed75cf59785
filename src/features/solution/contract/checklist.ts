import { general } from './papers/general.ts'
import { local } from './papers/local.ts'
import type { ChecklistService, Paper } from './papers/paper.ts'

export { type ChecklistService, checklistServices, type Paper } from './papers/paper.ts'

/** Places with items of their own. */
export const checklistRegions = Object.keys(local)

interface Checklist {
  papers: Paper[]
  /** Additional papers of this place; empty if there are none specific to it. */
  local: Paper[]
}

export const checklistFor = (service: ChecklistService, region: string): Checklist => ({
  papers: [...general[service]],
  local: [...(local[region]?.[service] ?? [])],
})
