import { defineNotices } from '../../../../platform/contract/notice.ts'

export const teamNotices = defineNotices({
  invitationAccepted: {
    for: [1],
    group: 'people',
    title: { cn: '邀请已被接受', en: 'Invitation accepted' },
    text: { cn: '{who} 已加入企业，角色为{role}。', en: '{who} has joined the company as {role}.' },
    mail: false,
  },
  invitationDeclined: {
    for: [1],
    group: 'people',
    title: { cn: '邀请被婉拒', en: 'Invitation declined' },
    text: { cn: '{target} 婉拒了加入企业的邀请。', en: '{target} declined the invitation to join the company.' },
    mail: false,
  },
  memberRoleChanged: {
    for: [1],
    group: 'people',
    title: { cn: '成员角色有变化', en: 'A member’s role has changed' },
    text: { cn: '{by} 将 {who} 的角色从{from}改为{to}。', en: '{by} changed the role of {who} from {from} to {to}.' },
    mail: true,
  },
  ownRoleChanged: {
    for: [1],
    group: 'people',
    title: { cn: '您的角色有变化', en: 'Your role has changed' },
    text: {
      cn: '{by} 将您的角色从{from}改为{to}，菜单和按钮已随之更新。',
      en: '{by} changed your role from {from} to {to}. Your menu and buttons have changed with it.',
    },
    mail: true,
  },
  memberLeft: {
    for: [1],
    group: 'people',
    title: { cn: '成员已退出企业', en: 'A member has left the company' },
    text: { cn: '{who}（{role}）已退出企业。', en: '{who} ({role}) has left the company.' },
    mail: true,
  },
  memberRemoved: {
    for: [1],
    group: 'people',
    title: { cn: '成员已被移除', en: 'A member was removed' },
    text: { cn: '{by} 将 {who}（{role}）移出企业。', en: '{by} removed {who} ({role}) from the company.' },
    mail: true,
  },
  ownRemoval: {
    for: [1],
    group: 'people',
    title: { cn: '您已不再是企业成员', en: 'You are no longer a member' },
    text: {
      cn: '您已被移出 {company}。您的账号保留，可以接受其他企业的邀请，或创建自己的企业。',
      en: 'You were removed from {company}. Your account remains: you can accept an invitation of another company, or create your own.',
    },
    mail: true,
  },
})
