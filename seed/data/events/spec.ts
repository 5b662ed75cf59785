import type { Pair } from '../../../src/platform/contract/texts.ts'

/** One event of the demo world. Days count from today, negative ones are past; times are local at the event. */
export interface EventSpec {
  slug: string
  kind: 'international' | 'offlineSalon' | 'onlineActivities'
  region: string
  zone: string
  day: number
  from: string
  to: string
  /** Ends this many days later. */
  days?: number
  /** Registration opens and closes this many days before it begins. */
  opens: number
  closes: number
  seats: number
  /** How many of the seats are taken, and how many wait. */
  taken?: number
  waiting?: number
  state?: 'draft' | 'closed' | 'cancelled'
  reason?: Pair
  title: Pair
  summary: Pair
  body: Pair
  city?: Pair
  address?: Pair
  host: Pair
  agenda: [time: string, cn: string, en: string][]
}

export const desk: Pair = { cn: '衡渡', en: 'Hengdu' }
