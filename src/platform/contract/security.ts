import type { Pair } from './texts.ts'

/** Kinds of refused attempts that operators look at. */
export const securityKinds = {
  signIn: { cn: '登录失败', en: 'Failed sign-in' },
  code: { cn: '验证码错误', en: 'Wrong code' },
  proof: { cn: '身份验证失败', en: 'Failed proof of the person' },
  permission: { cn: '越权访问', en: 'Access refused' },
  record: { cn: '记录不存在或属于他人', en: 'Record missing or owned by others' },
  session: { cn: '登录状态无效', en: 'Invalid session' },
  limit: { cn: '超出限制', en: 'Limit reached' },
} as const satisfies Record<string, Pair>
/** Where the sentence of the catalogue says how long to wait, which is not kept. */
export const securityReasons: Readonly<Record<string, Pair>> = {
  loginLocked: { cn: '密码或动态口令错误次数过多', en: 'Too many wrong passwords or one-time codes' },
  codeLocked: { cn: '验证码输错次数过多', en: 'Too many wrong codes' },
  codeTooSoon: { cn: '获取验证码太频繁', en: 'Codes requested too often' },
}
export type SecurityKind = keyof typeof securityKinds
export const securityKindNames = Object.keys(securityKinds) as [SecurityKind, ...SecurityKind[]]
