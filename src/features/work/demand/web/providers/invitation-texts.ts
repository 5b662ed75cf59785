import { texts } from '../../../../../platform/contract/texts.ts'

/** Invitations to a request, as its company sees them. */
export const t = texts({
  title: { cn: (n: number) => `邀请（${n}）`, en: (n: number) => `Invitations (${n})` },
  sent: { cn: '已发出', en: 'Sent' },
  seen: { cn: '已打开', en: 'Opened' },
  registered: { cn: '已注册', en: 'Registered' },
  applied: { cn: '已报名', en: 'Applied' },
  declined: { cn: '已谢绝', en: 'Declined' },
  expired: { cn: '已失效', en: 'Expired' },
  revoked: { cn: '已撤回', en: 'Revoked' },
  phone: { cn: '手机号', en: 'Phone number' },
  email: { cn: '邮箱', en: 'E-mail' },
  entry: { cn: '名录', en: 'Directory' },
  party: { cn: '衡渡用户', en: 'On Hengdu' },
  link: { cn: '链接', en: 'Link' },
  sentAt: { cn: '发出于', en: 'Sent' },
  until: { cn: '有效至', en: 'Valid until' },
  revoke: { cn: '撤回', en: 'Revoke' },
  revokeOf: { cn: (to: string) => `撤回给${to}的邀请`, en: (to: string) => `Revoke the invitation to ${to}` },
  revokeTitle: { cn: (to: string) => `撤回给${to}的邀请？`, en: (to: string) => `Revoke the invitation to ${to}?` },
  revokeBody: {
    cn: '链接随即失效，对方不能再凭此邀请报名。',
    en: 'The link stops working, and this invitation can no longer be answered.',
  },
})
