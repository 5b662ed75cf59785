/** What other pages show of the calendar; each loads its own data. */
export { DestinationBoard } from './Board.tsx'
