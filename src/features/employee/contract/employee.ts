import { namesOf } from '../../../platform/contract/names.ts'

/** The states of an employee (source §4); the numbers are those of the wire and of the database. */
export const employeeStates = {
  0: { cn: '创建中', en: 'Creating' },
  1: { cn: '已创建', en: 'Created' },
  2: { cn: '入职中', en: 'Onboarding' },
  3: { cn: '在职', en: 'Employed' },
  4: { cn: '已离职', en: 'Left' },
} as const
export type EmployeeState = 0 | 1 | 2 | 3 | 4

/** What a document proves. The file of a sensitive one (passport, visa, id) is encrypted. */
export const documentKinds = {
  contract: { cn: '劳动合同', en: 'Contract' },
  passport: { cn: '护照', en: 'Passport' },
  visa: { cn: '签证', en: 'Visa' },
  id: { cn: '身份证件', en: 'Identity document' },
  other: { cn: '其他', en: 'Other' },
} as const
export type DocumentKind = keyof typeof documentKinds
export const documentKindNames = namesOf(documentKinds)
