import { INVITATION_LINES_MAX, INVITATIONS_PER_MEMBER_A_DAY, INVITATIONS_PER_TARGET_A_DAY, TEAMS_MAX } from './constants.ts'

/** The part of the catalogue (errors.ts) that is about teams, members and invitations: 1701–1719. */
export const teamErrors = {
  lastOwner: {
    code: 1701,
    http: 200,
    cn: '企业至少要有一位所有者。请先让另一位成员成为所有者。',
    en: 'A company needs at least one owner. Make another member an owner first.',
  },
  roleAboveOwn: {
    code: 1702,
    http: 200,
    cn: '只能处理不高于自己角色的成员和邀请',
    en: 'You can manage only members and invitations up to your own role',
  },
  ownRole: {
    code: 1703,
    http: 200,
    cn: '不能调整自己的角色，请由其他所有者或管理员调整',
    en: 'You cannot change your own role. Ask another owner or administrator.',
  },
  ownRemoval: { code: 1704, http: 200, cn: '移除自己请使用“退出企业”', en: 'To remove yourself, use “Leave the company”' },
  teamHasTeams: {
    code: 1705,
    http: 200,
    cn: '该团队还有 {count} 个下级团队，请先移动或归档它们',
    en: 'This team still has {count|team|teams} below it. Move or archive them first.',
  },
  teamParentArchived: {
    code: 1706,
    http: 200,
    cn: '上级团队“{name}”已归档，请先恢复它',
    en: 'Its parent team “{name}” is archived. Restore that first.',
  },
  teamsFull: { code: 1707, http: 200, cn: `最多 ${TEAMS_MAX} 个团队`, en: `At most ${TEAMS_MAX} teams` },
  invitationUnknown: {
    code: 1708,
    http: 404,
    cn: '该邀请链接无效。对方可能已重新发送，请使用最新的链接。',
    en: 'This invitation link does not work. A newer one may have been sent; use the latest.',
  },
  invitationAccepted: { code: 1709, http: 200, cn: '该邀请已被接受', en: 'This invitation has already been accepted' },
  invitationDeclined: { code: 1710, http: 200, cn: '该邀请已被婉拒', en: 'This invitation was declined' },
  invitationRevoked: { code: 1711, http: 200, cn: '该邀请已被撤回', en: 'This invitation was revoked' },
  invitationExpired: {
    code: 1712,
    http: 200,
    cn: '该邀请已过期，请联系邀请人重新发送',
    en: 'This invitation has expired. Ask the person who invited you to send it again.',
  },
  invitationForOther: {
    code: 1713,
    http: 200,
    cn: '该邀请发给 {target}，与当前账号不符。请用该手机号或邮箱的账号登录。',
    en: 'This invitation was sent to {target}, which is not yours. Sign in with the account that has it.',
  },
  invitationEmail: {
    code: 1714,
    http: 200,
    cn: '该邀请发给 {target}，请先确认这个邮箱属于您',
    en: 'This invitation was sent to {target}. Confirm first that this address is yours.',
  },
  invitationForCompanyAccount: {
    code: 1715,
    http: 200,
    cn: '当前是个人账号，不能成为企业成员。请让对方改用另一个手机号或邮箱邀请，再注册企业账号。',
    en: 'This is a personal account and cannot be a member of a company. Ask to be invited by another phone or e-mail, and register a company account with it.',
  },
  memberHere: { code: 1716, http: 200, cn: '您已是这家企业的成员', en: 'You are already a member of this company' },
  memberElsewhere: {
    code: 1717,
    http: 200,
    cn: '您的账号已是另一家企业的成员。一个账号只属于一家企业：请先退出，或用其他账号加入。',
    en: 'Your account is a member of another company. An account belongs to one company: leave it first, or join with another account.',
  },
  ownsCompany: {
    code: 1718,
    http: 200,
    cn: '您的账号已有自己的企业。一个账号只属于一家企业：请先移交并退出，或用其他账号加入。',
    en: 'Your account already owns a company. An account belongs to one company: hand yours over and leave it first, or join with another account.',
  },
  invitationLimit: {
    code: 1719,
    http: 200,
    cn: '今天发送的邀请过多，请明天再试',
    en: 'Too many invitations were sent today. Try again tomorrow.',
  },
} as const

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

/** The part of the catalogue (errors.ts) that is about people; secrets are 1520–1529, employees 1530–1549. */
export const peopleErrors = {
  // Secrets
  secretLimit: {
    code: 1520,
    http: 429,
    cn: '一小时内最多查看 {max} 次敏感信息，请稍后再试',
    en: 'Confidential values can be viewed {max|time|times} per hour. Please try again later.',
  },
  secretUnreadable: {
    code: 1521,
    http: 500,
    cn: '这项内容无法解密：数据被改动，或缺少密钥。请联系平台。',
    en: 'This value cannot be decrypted: it was altered, or its key is missing. Please contact the platform.',
  },

  // Employees
  employeeChanged: {
    code: 1530,
    http: 409,
    cn: '{who} 刚刚修改了这份档案（{fields}）。您填写的内容还在，请载入最新内容后再保存。',
    en: '{who} has just changed this record ({fields}). What you typed is still here: load the newest record, then save again.',
  },
  employeeIncomplete: { code: 1531, http: 200, cn: '资料还不完整：{fields}', en: 'The record is incomplete: {fields}' },
  employeeNotStarted: {
    code: 1532,
    http: 200,
    cn: '合同 {date} 才开始，请改用“开始入职”',
    en: 'The contract starts on {date} only. Start onboarding instead.',
  },
  employeeNoBase: { code: 1533, http: 200, cn: '还没有基本工资', en: 'There is no base pay yet' },
  salaryNotApproved: {
    code: 1534,
    http: 200,
    cn: '薪资尚未获批，须先由有权限的同事审批',
    en: 'The salary has not been approved yet. A colleague who approves salaries has to do that first.',
  },
  salaryUnknown: {
    code: 1535,
    http: 200,
    cn: '薪资审批功能尚未启用，暂不能确认入职',
    en: 'Salaries cannot be approved yet, so employment cannot be confirmed',
  },
  checklistOpen: { code: 1536, http: 200, cn: '入职事项未完成：{items}', en: 'The onboarding checklist is not done: {items}' },
  leavePlanned: {
    code: 1537,
    http: 200,
    cn: '已登记 {date} 离职，请先撤回',
    en: 'Leaving on {date} is recorded already. Withdraw it first.',
  },
  leaveNotPlanned: { code: 1538, http: 200, cn: '没有待生效的离职', en: 'No leaving date is waiting' },
  employeePaid: { code: 1539, http: 200, cn: '已向其发过薪，请改用“办理离职”', en: 'This person has been paid. Record leaving instead.' },
  payeeMissing: { code: 1540, http: 200, cn: '还没有收款账户', en: 'There is no bank account yet' },
  payeeOwnChange: {
    code: 1541,
    http: 200,
    cn: '收款账户是您修改的，须由另一位同事复核',
    en: 'You made this change. Another person has to confirm it.',
  },
  payeeConfirmed: { code: 1542, http: 200, cn: '收款账户已复核', en: 'The bank account is confirmed already' },
  employeeErased: {
    code: 1543,
    http: 200,
    cn: '离职满期，号码与证件已清除',
    en: 'Numbers and documents of this person were erased after the time limit',
  },
  itemDone: { code: 1544, http: 200, cn: '该事项已完成，无须豁免', en: 'This item is done; nothing has to be waived' },
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

/** Absence: 1550–1569. */
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
  leaveTypesFull: { code: 1562, http: 200, cn: '最多 {max} 种假期', en: 'At most {max|leave type|leave types}' },
} as const

export const absenceFieldErrors = {
  leaveTypeUnknown: { cn: '没有这种假期', en: 'There is no such leave type' },
  leaveTooLong: { cn: '一次最多 {max} 天', en: 'At most {max|day|days} at a time' },
  leaveHalvesOff: { cn: '这种假期只能整天请', en: 'This leave is taken in whole days only' },
  leaveHalfOutside: { cn: '半天须在请假日期之内', en: 'A half day has to lie within the dates' },
  leaveDaysStep: { cn: '请填写天数，最多两位小数', en: 'Give days with at most two decimals' },
  leaveCarryTogether: { cn: '不能小于结转上限', en: 'This cannot be less than the carry limit' },
  leaveYearMissing: { cn: '请填写每年天数', en: 'Give the days of a year' },
  leaveNameTaken: { cn: '已有同名假期', en: 'There is already a leave type with this name' },
  leaveUntilPast: { cn: '须晚于今天', en: 'This has to be after today' },
} as const
