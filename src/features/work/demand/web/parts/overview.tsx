import type { ComponentType } from 'react'
import type { Permission } from '../../../../../rules/permissions.ts'

/** A card of the company's overview that another feature adds: people, leave, what is due, pay. */
interface OverviewPart {
  readonly name: string
  /** Its position. */
  readonly at: number
  readonly needs: Permission
  /** A chunk of its own. Renders nothing where there is nothing to show. */
  readonly load: () => Promise<{ default: ComponentType }>
}

const added = new Map<string, OverviewPart>()

/** Called where a feature lists its screens, so that the card is there before the page opens. */
export function addOverviewPart(part: OverviewPart): void {
  added.set(part.name, part)
}

export const addedParts = (): readonly OverviewPart[] => [...added.values()].sort((one, other) => one.at - other.at)

/** Something that waits for the reader, in one line. */
export interface WaitingLine {
  readonly key: string
  readonly text: string
  readonly to: string
}

/** What waits in other features; undefined while it is not known yet. Called in the order in which they were added, on every render. */
type UseWaiting = () => readonly WaitingLine[] | undefined
const waiting: UseWaiting[] = []

/** Called where a feature lists its screens, like `addOverviewPart`. */
export function addWaiting(use: UseWaiting): void {
  waiting.push(use)
}

export function useAddedWaiting(): { lines: readonly WaitingLine[]; isKnown: boolean } {
  const read = waiting.map((use) => use())
  return { lines: read.flatMap((lines) => lines ?? []), isKnown: read.every((lines) => lines !== undefined) }
}
