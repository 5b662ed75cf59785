import { type SQL, sql } from '../../../../../platform/server/data/drizzle.ts'

/** A part, by the name of its table in the statement, takes no more of what the plan calls due: as `isOver` says it. */
export const overPart = (of: 'p' | 'e'): SQL => sql.raw(`(${of}.state in ('released', 'supplemented', 'dropped'))`)
