import type { ComponentType } from 'react'
import type { Pair } from '../../../../../platform/contract/texts.ts'
import type { Permission } from '../../../../../rules/permissions.ts'

/** A tab of the employee page that another feature adds: pay, leave, slips. */
interface EmployeeTab extends Pair {
  /** In the address, `tab=pay`. */
  readonly name: string
  /** Its position; profile 10, contract 20, documents 30, history 90. */
  readonly at: number
  readonly needs: Permission
  /** A chunk of its own. */
  readonly load: () => Promise<{ default: ComponentType<{ employeeId: string }> }>
}

const added = new Map<string, EmployeeTab>()

/** Called where a feature lists its screens, so that the tab is there before the page opens. */
export function addEmployeeTab(tab: EmployeeTab): void {
  added.set(tab.name, tab)
}

export const addedTabs = (): readonly EmployeeTab[] => [...added.values()].sort((one, other) => one.at - other.at)
