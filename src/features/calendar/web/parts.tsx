/** Parts of the calendar for other pages; each loads its own data. */
export { DestinationBoard } from './Board.tsx'
export { Overlap } from './Overlap.tsx'
export { HolidayPlanner } from './Planner.tsx'
