import type { ArticleTopic } from '../contract/topics.ts'

/** The sign of each topic on covers: lines in a square of 24. */
export const topicGlyphs: Record<ArticleTopic, string> = {
  // A person.
  employment: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21v-1a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v1',
  // A note of money.
  payroll: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M6.5 9v0M17.5 15v0',
  // A percentage.
  tax: 'M18 6L6 18M7.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M16.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  // A building.
  company: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  // A registered mark.
  ip: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 16.5v-9h3a2.5 2.5 0 0 1 0 5h-3M12.5 12.5l2.5 4',
  // A shield with a tick.
  compliance: 'M12 3l7 2.5v5.5c0 4.5-3 8-7 10-4-2-7-5.5-7-10V5.5zM9 12l2.2 2.2L15.5 10',
  // A rising chart.
  market: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  // A box.
  product: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  // A calendar.
  events: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14.5h3',
}
