import { type Action, actions, actionsOf, type Flags, type Status, stages } from '../../../../work/demand/contract/lifecycle.ts'

type Condition = 'isImprestN' | 'isImprestY' | 'postpone' | 'applied'
/** Shown always, never, or under conditions. */
export type Cell = 'always' | 'never' | Condition[]

const combinations = (seaServiceStatus: Status): Flags[] =>
  (['N', 'Y'] as const).flatMap((isImprest) =>
    ([0, 1, 2] as const).flatMap((seaServicePostponeStatus) =>
      ([0, 1, 2, 3, 4, 5] as const).map((applyStatus) => ({ seaServiceStatus, isImprest, seaServicePostponeStatus, applyStatus })),
    ),
  )

const tests: Record<Condition, (flags: Flags) => boolean> = {
  isImprestN: (flags) => flags.isImprest === 'N',
  isImprestY: (flags) => flags.isImprest === 'Y',
  postpone: (flags) => flags.seaServicePostponeStatus !== 0,
  applied: (flags) => flags.applyStatus !== 0,
}

/** One cell of the source's table, determined by calling the function under every combination of flags. */
function cellOf(action: Action, status: Status): Cell {
  const all = combinations(status)
  const shown = all.filter((flags) => actionsOf(flags).includes(action))
  if (shown.length === 0) return 'never'
  if (shown.length === all.length) return 'always'
  return (Object.keys(tests) as Condition[]).filter((name) => shown.every(tests[name]))
}

export const actionTable: { action: Action; cells: Cell[] }[] = actions.map((action) => ({
  action,
  cells: stages.map((stage) => cellOf(action, stage.status)),
}))
