import { plural, texts } from '../../../../platform/contract/texts.ts'

/** Rows of the directory on any page: separate from the page's own texts, which the home page need not load. */
export const t = texts({
  label: { cn: '服务商', en: 'Providers' },
  verified: { cn: '已核验', en: 'Verified' },
  lapsed: { cn: '核验已过期', en: 'Verification expired' },
  notVerified: { cn: '未核验', en: 'Not verified' },
  hasAccount: { cn: '已在衡渡注册', en: 'On Hengdu' },
  invite: { cn: '邀请报名', en: 'Invite to apply' },
  inviteOf: { cn: (name: string) => `邀请${name}报名`, en: (name) => `Invite ${name} to apply` },
  replies: { cn: (hours: number) => `${hours} 小时内回复`, en: (hours) => `replies within ${plural(hours, 'hour')}` },
  none: { cn: '名录中暂无符合条件的服务商。', en: 'No matching providers in the directory yet.' },
})
