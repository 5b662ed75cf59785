import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const salaryErrors = {
  salaryOwn: { code: 1570, http: 200, cn: '不能审批自己的薪资', en: 'You cannot decide on your own pay' },
  salaryProposer: {
    code: 1571,
    http: 200,
    cn: '薪资变更须由提出者以外的同事审批',
    en: 'Somebody other than the proposer has to approve a salary change',
  },
  salaryDecided: { code: 1572, http: 200, cn: '这项薪资变更已处理', en: 'This salary change has been decided already' },
  salaryNotYours: { code: 1573, http: 200, cn: '只有提出者可以撤回', en: 'Only the proposer can withdraw it' },
  salaryMidPeriod: {
    code: 1607,
    http: 200,
    cn: '币种变更须在发薪期间的第一天生效：请驳回，改期后重新提交',
    en: 'A change of currency has to take effect on the first day of a pay period: refuse it, and propose it with such a date',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof salaryErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
