/** What other pages show of the calendar; each loads its own data. */
export { DestinationBoard } from './Board.tsx'
export { Overlap } from './Overlap.tsx'
export { HolidayPlanner } from './Planner.tsx'
