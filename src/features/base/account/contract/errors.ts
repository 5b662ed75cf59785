import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const accountErrors = {
  secondPersonMade: {
    code: 1027,
    http: 200,
    cn: '您的角色是提交人在提交之后授予的，须由另一名成员复核',
    en: 'The person who prepared this gave you your role afterwards. Another member has to approve it.',
  },
  secondPersonLately: {
    code: 1028,
    http: 200,
    cn: '7 天内还有另一名成员可以复核。请由其他有复核权限的成员处理，或等满 7 天后再试。',
    en: 'Another member could approve this within the last 7 days. Have another approver decide, or try again when 7 days are over.',
  },
  codeExpired: {
    code: 1004,
    http: 200,
    cn: '验证码已失效，请重新获取',
    en: 'The verification code has expired. Please request a new one.',
  },
  phoneTaken: { code: 1006, http: 200, cn: '该手机号已注册，请直接登录', en: 'This phone number is registered. Please sign in.' },
  userTypeWrong: { code: 1007, http: 200, cn: '账号类型不符', en: 'This account is of a different type' },
  accountUnknown: { code: 1008, http: 200, cn: '该账号尚未注册', en: 'This account is not registered' },
  accountFrozen: { code: 1009, http: 200, cn: '账号已被冻结', en: 'The account is frozen' },
  accountUnderReview: { code: 1010, http: 200, cn: '账号审核中', en: 'The account is under review' },
  passwordSame: { code: 1013, http: 200, cn: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
  secondFactorNeeded: {
    code: 1024,
    http: 200,
    cn: '请输入身份验证器上的动态口令，或一个恢复码',
    en: 'Enter the one-time code from your authenticator app, or a recovery code',
  },
  newPasswordNeeded: {
    code: 1025,
    http: 200,
    cn: '初始密码只用于这一次登录，请设置您自己的密码',
    en: 'The first password is for this sign-in only. Set a password of your own.',
  },
  firstPasswordOver: {
    code: 1026,
    http: 200,
    cn: '初始密码已过期，请让管理服务器的人重新生成',
    en: 'The first password has expired. Ask those who run the server for a new one.',
  },
  emailTaken: { code: 1015, http: 200, cn: '该邮箱已被使用', en: 'This e-mail address is already in use' },
  cancellationBlocked: { code: 1016, http: 200, cn: '账号暂时不能注销：{reasons}', en: 'The account cannot be closed yet: {reasons}' },
  usernameTaken: { code: 1019, http: 200, cn: '用户名 {username} 已被使用', en: 'The username {username} is taken' },
  operatorUnknown: { code: 1020, http: 200, cn: '没有名为 {username} 的运营账号', en: 'There is no operator named {username}' },
  lastOwner: {
    code: 1701,
    http: 200,
    cn: '企业至少要有一位所有者。请先让另一位成员成为所有者。',
    en: 'A company needs at least one owner. Make another member an owner first.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof accountErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
