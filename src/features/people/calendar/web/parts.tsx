/** Parts of the calendar for other pages; each loads its own data. */
export { Overlap } from './Overlap.tsx'
export { HolidayPlanner } from './Planner.tsx'
