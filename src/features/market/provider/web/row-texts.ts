import { plural, texts } from '../../../../platform/contract/texts.ts'

/** Rows of the directory on any page: separate from the page's own texts, which the home page need not load. */
export const t = texts({
  label: { cn: '服务商', en: 'Providers' },
  lapsed: { cn: '核查已过期', en: 'Check expired' },
  notVerified: { cn: '未核查', en: 'Not checked' },
  hasAccount: { cn: '已在衡渡注册', en: 'On Hengdu' },
  invite: { cn: '邀请报名', en: 'Invite to apply' },
  inviteOf: { cn: (name: string) => `邀请${name}报名`, en: (name) => `Invite ${name} to apply` },
  replies: { cn: (hours: number) => `${hours} 小时内回复`, en: (hours) => `replies within ${plural(hours, 'hour')}` },
  none: { cn: '名录中暂无符合条件的服务商。', en: 'No matching providers in the directory yet.' },
})
