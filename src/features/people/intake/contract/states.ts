import { namesOf } from '../../../../platform/contract/names.ts'

/** The steps of an import (people §3). Until `applying` nothing is written but the import itself. */
export const intakeStates = {
  reading: { cn: '读取中', en: 'Reading' },
  mapping: { cn: '待对应列', en: 'Columns to confirm' },
  checking: { cn: '检查中', en: 'Checking' },
  checked: { cn: '已检查', en: 'Checked' },
  applying: { cn: '导入中', en: 'Importing' },
  applied: { cn: '已导入', en: 'Imported' },
  undoing: { cn: '撤销中', en: 'Undoing' },
  undone: { cn: '已撤销', en: 'Undone' },
  stopped: { cn: '已停止', en: 'Stopped' },
  failed: { cn: '失败', en: 'Failed' },
} as const
export type IntakeState = keyof typeof intakeStates
export const intakeStateNames = namesOf(intakeStates)
/** States in which the server works on it by itself. */
export const working: readonly IntakeState[] = ['reading', 'checking', 'applying', 'undoing']
/** States that wait for the server or for somebody. */
export const open: readonly IntakeState[] = ['reading', 'mapping', 'checking', 'checked', 'applying', 'undoing']

/** What the import may do. */
export const importModes = {
  addAndUpdate: { cn: '新增并更新', en: 'Add and update' },
  add: { cn: '仅新增', en: 'Add only' },
  update: { cn: '仅更新', en: 'Update only' },
} as const
export type ImportMode = keyof typeof importModes
export const importModeNames = namesOf(importModes)

/** What applying does, or did, with a row. */
export const outcomes = {
  new: { cn: '新增', en: 'New' },
  update: { cn: '更新', en: 'Update' },
  toFix: { cn: '需修改', en: 'To fix' },
  conflict: { cn: '有冲突', en: 'Conflict' },
  known: { cn: '此前已导入', en: 'Imported before' },
  same: { cn: '无变化', en: 'No change' },
  exists: { cn: '已存在', en: 'Already there' },
  skipped: { cn: '跳过', en: 'Skipped' },
} as const
export type Outcome = keyof typeof outcomes
export const outcomeNames = namesOf(outcomes)

/** How the report groups them. */
export const groups = {
  ready: { cn: '可导入', en: 'Ready' },
  toFix: { cn: '需修改', en: 'To fix' },
  conflict: { cn: '有冲突', en: 'Conflicts' },
  already: { cn: '已在系统中', en: 'Already there' },
  skipped: { cn: '跳过', en: 'Skipped' },
} as const
export type Group = keyof typeof groups
export const groupNames = namesOf(groups)
export const outcomesOf: Readonly<Record<Group, readonly Outcome[]>> = {
  ready: ['new', 'update'],
  toFix: ['toFix'],
  conflict: ['conflict'],
  already: ['known', 'same', 'exists'],
  skipped: ['skipped'],
}
