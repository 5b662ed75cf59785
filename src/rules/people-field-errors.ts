import { INVITATION_LINES_MAX, INVITATIONS_PER_MEMBER_A_DAY, INVITATIONS_PER_TARGET_A_DAY } from './constants.ts'

/** Messages of fields, and of the lines of a list of people to invite. */
export const teamFieldErrors = {
  teamNameTaken: { cn: '已有同名团队', en: 'There is already a team with this name' },
  teamUnknown: { cn: '请选择本企业的团队', en: 'Choose a team of your company' },
  teamArchived: { cn: '该团队已归档', en: 'This team is archived' },
  teamCircle: { cn: '上级团队不能是自己或自己的下级', en: 'A team cannot be below itself or one of its own teams' },
  memberUnknown: { cn: '请选择本企业的成员', en: 'Choose a member of your company' },
  roleTooHigh: { cn: '不能授予高于自己的角色', en: 'You cannot give a role above your own' },
  inviteTarget: { cn: '不是有效的手机号或邮箱', en: 'This is not a valid phone number or e-mail address' },
  inviteTwice: { cn: '与上面某行重复', en: 'This repeats a line above' },
  inviteMember: { cn: '已是本企业成员', en: 'This person is already a member' },
  inviteOpen: {
    cn: '已有未处理的邀请，可在列表中重新发送',
    en: 'There is an open invitation already. You can send it again from the list.',
  },
  inviteTargetLimit: {
    cn: `对方今天收到的邀请已达 ${INVITATIONS_PER_TARGET_A_DAY} 次上限，请明天再试`,
    en: `This person has received ${INVITATIONS_PER_TARGET_A_DAY} invitations today, which is the limit. Try again tomorrow.`,
  },
  inviteMemberLimit: {
    cn: `您今天已发送 ${INVITATIONS_PER_MEMBER_A_DAY} 份邀请，请明天再试`,
    en: `You have sent ${INVITATIONS_PER_MEMBER_A_DAY} invitations today. Try again tomorrow.`,
  },
  inviteLines: { cn: `一次最多 ${INVITATION_LINES_MAX} 行`, en: `At most ${INVITATION_LINES_MAX} lines at a time` },
} as const

/** A part of `fieldErrors`. */
export const peopleFieldErrors = {
  subdivisionMissing: { cn: '请选择省或州', en: 'Please choose a state or province' },
  zoneUnknown: { cn: '没有这个时区', en: 'There is no such time zone' },
  managerUnknown: { cn: '公司里没有这名员工', en: 'The company has no such employee' },
  managerCircle: { cn: '上级不能是本人或本人的下属', en: 'Somebody cannot report to themselves or to their own reports' },
  employeeUnknown: { cn: '公司里没有这名员工', en: 'The company has no such employee' },
  hoursShort: { cn: '上下班之间须多于一小时午休', en: 'The day must be longer than the one hour of lunch' },
  beforeStart: { cn: '不能早于合同开始日期 {date}', en: 'This cannot be before the contract starts on {date}' },
  notAfterLeaving: { cn: '须晚于上次离职日期 {date}', en: 'This must be after the last day of the earlier contract, {date}' },
  payFixed: { cn: '薪酬已获批或已在职，请通过薪资变更调整', en: 'Pay that is approved or in force can be changed only by a salary change' },
  payNotAllowed: { cn: '只有可提出薪资变更的同事才能填写', en: 'Only those who propose salary changes can fill this in' },
  stillNeeded: { cn: '员工创建完成后此项不能为空', en: 'A complete record cannot lose this' },
  documentGone: { cn: '证件已过期', en: 'This document has expired already' },
} as const

export const absenceFieldErrors = {
  leaveTypeUnknown: { cn: '没有这种假期', en: 'There is no such leave type' },
  leaveTooLong: { cn: '一次最多 {max} 天', en: 'At most {max|day|days} at a time' },
  leaveHalvesOff: { cn: '这种假期只能整天请', en: 'This leave is taken in whole days only' },
  leaveHalfOutside: { cn: '半天须在请假日期之内', en: 'A half day has to lie within the dates' },
  leaveDaysStep: { cn: '请填写天数，最多两位小数', en: 'Give days with at most two decimals' },
  leaveCarryTogether: { cn: '不能小于结转上限', en: 'This cannot be less than the carry limit' },
  leaveYearMissing: { cn: '请填写每年天数', en: 'Give the days of a year' },
  leaveServiceYears: { cn: '请填写 1 至 40 的整年数', en: 'Give whole years from 1 to 40' },
  leaveServiceOrder: { cn: '须多于上一档的年数', en: 'This has to be more years than the step before' },
  leaveServiceDays: { cn: '一年最多 366 天', en: 'A year has at most 366 days' },
  leaveNameTaken: { cn: '已有同名假期', en: 'There is already a leave type with this name' },
  openingNobody: { cn: '没有工号为 {number} 的员工', en: 'No employee has the number {number}' },
  openingNotFor: {
    cn: '该假期类型不适用于此员工的国家、团队或职级',
    en: 'This leave type is not for the country, team or grade of the employee',
  },
  openingTwice: { cn: '同一员工在表中出现两次', en: 'This employee is in the list twice' },
  openingLeft: { cn: '该员工已离职', en: 'This employee has left' },
  openingDay: {
    cn: '须在 {from} 至今天之间',
    en: 'This has to be between {from} and today',
  },
  openingEarlier: {
    cn: '该员工已有 {day} 的期初余额，不能早于那一年',
    en: 'There is an opening balance of {day}; this one cannot be of an earlier year',
  },
  openingCarried: { cn: '结转天数不能大于剩余天数', en: 'The carried part cannot be more than what is left' },
  openingUntil: { cn: '结转有效期不能早于余额日期', en: 'The carried part cannot end before the day of the balance' },
  leaveUntilPast: { cn: '须晚于今天', en: 'This has to be after today' },
} as const
