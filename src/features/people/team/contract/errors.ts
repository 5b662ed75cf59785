import type { ErrorRule } from '../../../../platform/contract/errors.ts'
import { TEAMS_MAX } from '../../../../rules/constants.ts'

export const teamErrors = {
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
} as const satisfies Record<string, ErrorRule>

type Added = typeof teamErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
