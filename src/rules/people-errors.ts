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
    en: 'This team still has {count} teams below it. Move or archive them first.',
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
