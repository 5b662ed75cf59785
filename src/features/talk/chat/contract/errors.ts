import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const chatErrors = {
  chatNotAllowed: {
    code: 1800,
    http: 200,
    cn: '双方还不能直接沟通：需为同一企业成员、已报名同一需求，或已互加联系人',
    en: 'You cannot write to this person yet: be members of one company, apply to a request of theirs, or send a contact request',
  },
  chatTooFast: {
    code: 1801,
    http: 200,
    cn: '发送太快，请 {seconds} 秒后再发',
    en: 'Too many messages. Try again in {seconds|second|seconds}.',
  },
  chatReadOnly: { code: 1802, http: 200, cn: '这个会话已结束，只能查看', en: 'This conversation has ended and can only be read' },
  chatSilenced: { code: 1803, http: 200, cn: '管理员已将您禁言，暂时不能发言', en: 'An administrator has muted you here' },
  chatRecallLate: {
    code: 1804,
    http: 200,
    cn: '只能撤回 {minutes} 分钟内发送的消息',
    en: 'A message can be recalled within {minutes|minute|minutes} after it was sent',
  },
  groupFull: { code: 1805, http: 200, cn: '群聊最多 {most} 人', en: 'A group has at most {most|member|members}' },
  groupAdminsFull: { code: 1806, http: 200, cn: '群聊最多 {most} 位管理员', en: 'A group has at most {most|administrator|administrators}' },
  groupOwnerStays: {
    code: 1807,
    http: 200,
    cn: '群主需先转让群聊，才能退出',
    en: 'The owner hands the group over before leaving it',
  },
  groupRoleNeeded: {
    code: 1808,
    http: 200,
    cn: '只有群主或管理员可以这样做',
    en: 'Only the owner or an administrator of the group may do this',
  },
  friendRequestsToday: {
    code: 1809,
    http: 200,
    cn: '今天的联系人申请已达 {most} 次，请明天再试',
    en: 'You have sent {most|contact request|contact requests} today. Try again tomorrow.',
  },
  friendsAlready: { code: 1810, http: 200, cn: '双方已经可以直接沟通', en: 'You can already write to each other' },
  messageIdReused: {
    code: 1811,
    http: 400,
    cn: '这个消息编号已用于另一条消息',
    en: 'This message id was already used for another message',
  },
  chatYourself: { code: 1812, http: 200, cn: '不能和自己沟通', en: 'This is your own account' },
  chatDeskBlock: { code: 1814, http: 200, cn: '平台客服不能屏蔽', en: 'The platform’s desk cannot be blocked' },
  chatHeld: {
    code: 1815,
    http: 200,
    cn: '争议处理期间，会话内容不能撤回或移除',
    en: 'While a dispute is open, nothing in this conversation can be recalled or removed',
  },
  groupMembersOnly: {
    code: 1813,
    http: 200,
    cn: '{name} 不能加入：双方还不能直接沟通',
    en: '{name} cannot be added: you may not write to each other yet',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof chatErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
