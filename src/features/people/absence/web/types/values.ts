import { daysOfHundredths, type TypedType } from '../../contract/schema.ts'
import type { LeaveTypeView } from '../../contract/views.ts'

const days = (hundredths: number | null): string => (hundredths === null ? '' : daysOfHundredths(hundredths))
const steps = { 1: '0.01', 50: '0.5', 100: '1' } as const
const isStep = (hundredths: number): hundredths is keyof typeof steps => hundredths in steps

export const blank: TypedType = {
  nameCn: '',
  nameEn: '',
  mark: 0,
  paidPercent: 100,
  countsHolidays: false,
  halfDays: true,
  allowance: 'none',
  yearDays: '',
  service: [],
  accrual: 'year',
  stepDays: '0.5',
  proRata: 'country',
  advanceDays: '0',
  carryLimit: '0',
  carryTogether: '',
  carryForDays: null,
  paidOut: false,
  countries: [],
  teamIds: [],
  grades: [],
}

export const typedOf = (type: LeaveTypeView): TypedType => ({
  code: type.code,
  version: Math.max(1, type.version),
  nameCn: type.name.cn,
  nameEn: type.name.en,
  mark: type.mark,
  paidPercent: type.paidBps / 100,
  countsHolidays: type.countsHolidays,
  halfDays: type.halfDays,
  allowance: type.allowance,
  yearDays: days(type.yearHundredths),
  service: type.service.map(({ years, hundredths }) => ({ years: String(years), days: days(hundredths) })),
  accrual: type.accrual,
  stepDays: isStep(type.stepHundredths) ? steps[type.stepHundredths] : '0.01',
  proRata: type.proRata,
  advanceDays: days(type.advanceHundredths),
  carryLimit: days(type.carryLimitHundredths),
  carryTogether: days(type.carryTogetherHundredths),
  carryForDays: type.carryDays,
  paidOut: type.paidOut,
  countries: type.countries,
  teamIds: type.teamIds,
  grades: type.grades,
})

const ofBalance = ['accrual', 'stepDays', 'proRata', 'advanceDays', 'carryLimit', 'carryTogether', 'carryForDays', 'paidOut'] as const
const ofDays = ['yearDays', 'service'] as const

/** What was typed on screen: fields that the choice of an allowance has hidden since are as they were, and cannot be wrong unseen. */
export function shownOf(typed: TypedType, initial: TypedType): TypedType {
  const hidden = [...(typed.allowance === 'none' ? ofBalance : []), ...(typed.allowance === 'fixed' ? [] : ofDays)]
  return { ...typed, ...Object.fromEntries(hidden.map((key) => [key, initial[key]])) }
}
