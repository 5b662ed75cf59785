import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const absenceErrors = {
  absenceOverlap: {
    code: 1550,
    http: 200,
    cn: '与已有的休假重叠：{days}',
    en: 'This overlaps other leave: {days}',
  },
  leaveShort: {
    code: 1563,
    http: 200,
    cn: '{type}余额不足：需要 {needed} 天，这段日期内可用 {left} 天',
    en: 'Not enough {type}: {needed|day is|days are} needed, {left} can be used on these dates',
  },
  leaveNothing: {
    code: 1552,
    http: 200,
    cn: '这段日期内没有工作日，无需请假',
    en: 'None of these days counts, so no leave is needed',
  },
  absenceOwn: { code: 1553, http: 200, cn: '不能审批自己的休假', en: 'You cannot decide on your own leave' },
  absenceAsker: {
    code: 1554,
    http: 200,
    cn: '这份申请由您提交，须由另一位同事审批',
    en: 'You submitted this request. Another person has to decide on it.',
  },
  absenceNotYours: {
    code: 1555,
    http: 403,
    cn: '只有人事或该员工团队的负责人可以处理',
    en: 'Only HR, or the lead of this employee’s team, can do this',
  },
  absenceDecided: {
    code: 1556,
    http: 409,
    cn: '该申请已处理，请刷新',
    en: 'This leave request was dealt with already. Refresh and look again.',
  },
  absenceNotEmployed: {
    code: 1557,
    http: 200,
    cn: '{name} 在 {days} 不在职',
    en: '{name} is not employed on {days}',
  },
  leaveTypeArchived: { code: 1558, http: 200, cn: '{type}已停用，不能再申请', en: '{type} is archived and can no longer be requested' },
  leaveTypeLast: { code: 1559, http: 200, cn: '至少要保留一种假期', en: 'At least one leave type has to stay in use' },
  leaveAdjustShort: {
    code: 1560,
    http: 200,
    cn: '今天可扣的只有 {left} 天',
    en: 'Only {left|day|days} can be taken off today',
  },
  leaveNotKept: { code: 1561, http: 200, cn: '{type}不计余额', en: 'No balance is kept for {type}' },
  leaveTypeNotFor: {
    code: 1564,
    http: 200,
    cn: '{type}不适用于该员工所在的国家、团队或职级',
    en: '{type} is not for the country, team or grade of this employee',
  },
  leaveTypesFull: { code: 1562, http: 200, cn: '最多 {max} 种假期', en: 'At most {max|leave type|leave types}' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof absenceErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
