import type { Pair } from '../../../src/platform/contract/texts.ts'

/** One event of the demo world. Days count from today, below zero are past; clocks are those on its wall. */
export interface EventSpec {
  slug: string
  kind: 'international' | 'offlineSalon' | 'onlineActivities'
  region: string
  zone: string
  day: number
  from: string
  to: string
  /** Ends so many days later. */
  days?: number
  /** Registration opens and closes so many days before it begins. */
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
