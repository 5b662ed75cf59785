import type { Cycle } from '../../../../../rules/constants.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { CREATING, type FormStep, formSteps } from '../../contract/employee.ts'
import type { TypedEmployee } from '../../contract/schema.ts'

/** What the form holds: texts as typed; numbers of documents are empty until somebody types a new one. */
export interface Values {
  name: string
  latinName: string
  teamId: string | null
  manager: { id: string; name: string } | null
  country: string
  subdivision: string
  address: string
  email: string
  /** "" until somebody types a phone: the code of the country is shown then. */
  areaCode: string
  phone: string
  zone: string
  idNumber: string
  passportNumber: string
  visaNumber: string
  /** Numbers that are to be removed. */
  cleared: string[]
  jobTitle: string
  grade: string
  jobDescription: string
  contractStart: string
  contractEnd: string
  probationEnd: string
  serviceFrom: string
  workDays: number[]
  workDaysFrom: string
  dayStart: string
  dayEnd: string
  leaveDays: string
  cycle: '' | Cycle
  currency: string
  basePay: string
}

/** A new record proposes the usual week. */
export const blankValues: Values = {
  name: '',
  latinName: '',
  teamId: null,
  manager: null,
  country: '',
  subdivision: '',
  address: '',
  email: '',
  areaCode: '',
  phone: '',
  zone: '',
  idNumber: '',
  passportNumber: '',
  visaNumber: '',
  cleared: [],
  jobTitle: '',
  grade: '',
  jobDescription: '',
  contractStart: '',
  contractEnd: '',
  probationEnd: '',
  serviceFrom: '',
  workDays: [],
  workDaysFrom: '',
  dayStart: '',
  dayEnd: '',
  leaveDays: '',
  cycle: '',
  currency: '',
  basePay: '',
}

const USUAL_WEEK = [1, 2, 3, 4, 5]

export function valuesOf({ record, inner, pay, ...one }: EmployeeDetail): Values {
  if (!record || !inner) return blankValues
  const local = inner.phone.split(' ')[1] ?? ''
  const untouched = one.status === CREATING && record.workDays.length === 0
  return {
    ...blankValues,
    name: one.name,
    latinName: one.latinName,
    teamId: one.team?.id ?? null,
    manager: inner.manager,
    country: one.country?.code ?? '',
    subdivision: one.subdivision?.code ?? '',
    address: record.address,
    email: inner.email,
    areaCode: record.areaCode,
    phone: local,
    zone: inner.zone,
    jobTitle: one.jobTitle,
    grade: inner.grade,
    jobDescription: one.jobDescription,
    contractStart: inner.contractStart ?? '',
    contractEnd: inner.contractEnd ?? '',
    probationEnd: inner.probationEnd ?? '',
    serviceFrom: inner.serviceFrom ?? '',
    workDays: untouched ? USUAL_WEEK : record.workDays,
    dayStart: record.dayStart || (untouched ? '09:00' : ''),
    dayEnd: record.dayEnd || (untouched ? '18:00' : ''),
    leaveDays: inner.leaveDays,
    cycle: pay?.cycle ?? '',
    currency: pay?.currency ?? '',
    basePay: pay?.basePay ?? '',
  }
}

/** The form's name of a field of the wire, where they differ. */
export const renamed: Record<string, string> = { managerId: 'manager' }

/** The fields of one step as the call takes them. Without a new number the one that is kept stays. */
export function wireOf(step: FormStep, typed: Values): TypedEmployee {
  const number = (name: 'idNumber' | 'passportNumber' | 'visaNumber') =>
    typed.cleared.includes(name) ? { [name]: '' } : typed[name].trim() ? { [name]: typed[name] } : {}
  const wires: Record<FormStep, TypedEmployee> = {
    person: {
      name: typed.name,
      latinName: typed.latinName,
      teamId: typed.teamId ?? '',
      managerId: typed.manager?.id ?? '',
      country: typed.country,
      subdivision: typed.subdivision,
      zone: typed.zone,
      address: typed.address,
      email: typed.email,
      areaCode: typed.phone.trim() ? typed.areaCode : '',
      phone: typed.phone,
    },
    documents: { ...number('idNumber'), ...number('passportNumber'), ...number('visaNumber') },
    contract: {
      jobTitle: typed.jobTitle,
      grade: typed.grade,
      jobDescription: typed.jobDescription,
      contractStart: typed.contractStart,
      contractEnd: typed.contractEnd,
      probationEnd: typed.probationEnd,
      serviceFrom: typed.serviceFrom,
    },
    hours: {
      workDays: typed.workDays,
      workDaysFrom: typed.workDaysFrom,
      dayStart: typed.dayStart,
      dayEnd: typed.dayEnd,
      leaveDays: typed.leaveDays,
    },
    pay: { cycle: typed.cycle, currency: typed.currency, basePay: typed.basePay },
  }
  return wires[step]
}

/** The fields of a step by the form's names. */
const namesIn = (step: FormStep): (keyof Values)[] => formSteps[step].fields.map((field) => (renamed[field] ?? field) as keyof Values)

/** What somebody changed in a step, to be laid over a newer record. */
export function changesIn(step: FormStep, before: Values, typed: Values): Partial<Values> {
  const changed = namesIn(step).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(typed[name]))
  return Object.fromEntries(changed.map((name) => [name, typed[name]]))
}
