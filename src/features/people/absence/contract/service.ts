import { type Day, yearOf } from '../../../../platform/contract/day.ts'
import type { ServiceStep } from './leave-type.ts'

/** Completed years of service on a day. Who began on 29 February completes a year without one on 28 February. */
export function serviceYears(from: Day, on: Day): number {
  const years = yearOf(on) - yearOf(from)
  const days = from.slice(5) === '02-29' && !isLeap(yearOf(on)) ? '02-28' : from.slice(5)
  return Math.max(0, on.slice(5) >= days ? years : years - 1)
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/**
 * The years of service that decide what a calendar year gives: those completed on 31 December of it, or on the last day of a contract that
 * ends before. So the year in which somebody completes them gives the higher leave in whole.
 */
export function serviceIn(year: number, from: Day, last: Day | null): number {
  const end = `${year}-12-31`
  return serviceYears(from, last !== null && last < end ? last : end)
}

/** What a whole year gives with so many years of service. */
export const stepFor = (steps: readonly ServiceStep[], years: number): ServiceStep | undefined =>
  steps.findLast((step) => step.years <= years)
