import { plural, texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  // Shared by the entry pages
  motto: { cn: '出海，有衡有渡。', en: 'Local providers, hiring and escrow for companies going abroad.' },
  mottoAbout: {
    cn: '发布需求，托管资金，选定服务商，验收并放款。每一步都有记录。',
    en: 'Post a request, fund escrow, pick a provider, confirm and release. Every step is recorded.',
  },
  email: { cn: '邮箱', en: 'E-mail address' },
  sentTo: {
    cn: (to: string, minutes: number) => `已发送至 ${to}，${minutes} 分钟内有效`,
    en: (to: string, minutes: number) => `Sent to ${to}, valid for ${plural(minutes, 'minute')}`,
  },
  noSms: {
    cn: '本平台未开通短信：不能发送短信验证码。请联系平台运营方。',
    en: 'This platform sends no text messages, so codes to a phone are off. Contact its operator.',
  },
  noMail: {
    cn: '本平台未开通邮件：不能发送邮件验证码。请联系平台运营方。',
    en: 'This platform sends no e-mail, so codes by e-mail are off. Contact its operator.',
  },
  useEmail: { cn: '改用邮箱', en: 'Use an e-mail address' },
  usePhone: { cn: '改用手机号', en: 'Use a phone number' },
  agreeLead: { cn: '我已阅读并同意', en: 'I have read and accept the ' },
  agreeAnd: { cn: '和', en: ' and the ' },
  newTab: { cn: '（在新标签页打开）', en: ' (opens in a new tab)' },
  confirmPassword: { cn: '再次输入密码', en: 'Repeat the password' },
  newPassword: { cn: '新密码', en: 'New password' },
  agreement: { cn: '协议', en: 'Agreements' },
  back: { cn: '上一步', en: 'Back' },
  next: { cn: '下一步', en: 'Continue' },

  // Sign-in
  signIn: { cn: '登录', en: 'Sign in' },
  byPassword: { cn: '密码登录', en: 'Password' },
  byCode: { cn: '验证码登录', en: 'Code' },
  ways: { cn: '登录方式', en: 'Ways to sign in' },
  forgot: { cn: '忘记密码', en: 'Forgot your password?' },
  noAccount: { cn: '还没有账号？', en: 'New here?' },
  toRegistry: { cn: '注册', en: 'Create an account' },
  smsRisk: {
    cn: '短信验证码可能被截取或转走。密码加两步验证更安全，登录后在账号设置中开启。',
    en: 'Codes by SMS can be intercepted or redirected. A password with two-factor sign-in is safer: set it up in your account settings.',
  },
  whichTitle: { cn: '这个手机号还没有账号', en: 'This phone number has no account yet' },
  whichAbout: { cn: '选择身份后即为您创建账号并登录。', en: 'Choose an account type, and we will create the account and sign you in.' },
  createAndSignIn: { cn: '创建账号并登录', en: 'Create the account and sign in' },

  // Registration
  register: { cn: '注册', en: 'Create an account' },
  stepKind: { cn: '选择身份', en: 'Account type' },
  stepPhone: { cn: '验证手机号', en: 'Your phone' },
  stepPassword: { cn: '设置密码', en: 'Password' },
  stepCard: { cn: '完善名片', en: 'Business card' },
  stepInvitation: { cn: '接受邀请', en: 'Invitation' },
  steps: { cn: '注册步骤', en: 'Registration steps' },
  stepNow: { cn: '当前步骤', en: 'current step' },
  kind: { cn: '身份', en: 'Account type' },
  company: { cn: '企业', en: 'A company' },
  companyAbout: { cn: '发布出海需求，选择服务商，管理资金', en: 'Post requests, pick providers, manage the money' },
  individual: { cn: '个人', en: 'An individual' },
  individualAbout: { cn: '承接需求，完成服务，结算收入', en: 'Take on requests, deliver work, withdraw earnings' },
  companyName: { cn: '企业名称', en: 'Company name' },
  companyNameHint: { cn: '与营业执照一致，之后可修改', en: 'As on the business licence. You can change it later.' },
  name: { cn: '姓名', en: 'Your name' },
  emailHint: {
    cn: '选填。报名、审核、资金等通知会发到这里，也可以用它登录和找回密码',
    en: 'Optional. We send notices of applications, reviews and payments there. You can also sign in with it and reset your password.',
  },
  forPhone: { cn: (phone: string) => `手机号 ${phone} 已验证`, en: (phone: string) => `${phone} is confirmed` },
  changePhoneStep: { cn: '更换手机号', en: 'Use another number' },
  taken: { cn: '该手机号已注册', en: 'This phone number is registered' },
  takenAbout: {
    cn: '可以直接登录；忘记密码时，用验证码也能登录。',
    en: 'You can sign in with it. If you forgot the password, use a code.',
  },
  toLogin: { cn: '去登录', en: 'Sign in' },
  freeToJoin: { cn: '注册不收费。', en: 'Registering is free.' },
  toPricing: { cn: '查看收费', en: 'See pricing' },
  haveAccount: { cn: '已有账号？', en: 'Already have an account?' },

  // The link in a mail
  mailLinkTitle: { cn: '邮件提醒', en: 'E-mail notifications' },
  mailOff: { cn: (kind: string) => `不再发送“${kind}”邮件。`, en: (kind) => `E-mails about “${kind}” are switched off.` },
  mailOn: { cn: (kind: string) => `已恢复“${kind}”邮件。`, en: (kind) => `E-mails about “${kind}” are switched on.` },
  mailTurnOn: { cn: '恢复发送', en: 'Switch on again' },
  mailTurnOff: { cn: '不再发送', en: 'Switch off' },

  // Forgotten
  forgottenTitle: { cn: '找回密码', en: 'Reset your password' },
  forgottenAbout: {
    cn: '用验证码设置新密码。完成后，所有设备上的登录都会退出。',
    en: 'Set a new password with a verification code. You will be signed out on all devices.',
  },
  resetBy: { cn: '验证方式', en: 'Where to send the code' },
  resetDone: { cn: '密码已更新，请用新密码登录', en: 'Your password has been changed. Sign in with the new one.' },
  setPassword: { cn: '设置新密码', en: 'Set the new password' },
  backToLogin: { cn: '返回登录', en: 'Back to sign-in' },

  // Operators
  operatorTitle: { cn: '运营台登录', en: 'Operator sign-in' },
  operatorAbout: { cn: '仅限平台工作人员。', en: 'For platform staff only.' },
  username: { cn: '用户名', en: 'Username' },
  factor: { cn: '动态口令或恢复码', en: 'One-time code or recovery code' },
  factorHint: {
    cn: '身份验证器上的 6 位数字；手机不在身边时用恢复码',
    en: 'Six digits from your authenticator app, or a recovery code without your phone',
  },
  totp: { cn: '动态口令', en: 'One-time code' },
  totpHint: { cn: '身份验证器上的 6 位数字', en: 'Six digits from your authenticator app' },
  home: { cn: '返回首页', en: 'Return home' },
})
