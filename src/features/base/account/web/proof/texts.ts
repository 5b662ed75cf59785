import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { PROOF_MINUTES } from '../../../../../rules/constants.ts'

export const t = texts({
  title: { cn: '请确认是您本人', en: 'Confirm that it is you' },
  about: {
    cn: `此操作涉及登录方式、资金或个人数据，仅凭登录状态不能进行。验证后 ${PROOF_MINUTES} 分钟内，本页面不再询问。`,
    en: `This concerns your sign-in, money or personal data, so being signed in is not enough. This page will not ask again for ${plural(PROOF_MINUTES, 'minute')}.`,
  },
  way: { cn: '验证方式', en: 'Confirm with' },
  password: { cn: '当前密码', en: 'Current password' },
  totp: { cn: '动态口令或恢复码', en: 'One-time code or recovery code' },
  totpHint: {
    cn: '身份验证器上的 6 位数字；手机不在身边时用恢复码',
    en: 'Six digits from your authenticator app, or a recovery code without your phone',
  },
  byPhone: { cn: (to: string) => `短信验证码（${to}）`, en: (to: string) => `Code by SMS (${to})` },
  byEmail: { cn: (to: string) => `邮件验证码（${to}）`, en: (to: string) => `Code by e-mail (${to})` },
  code: { cn: '验证码', en: 'Verification code' },
  sentTo: {
    cn: (to: string, minutes: number) => `已发送至 ${to}，${minutes} 分钟内有效`,
    en: (to: string, minutes: number) => `Sent to ${to}, valid for ${plural(minutes, 'minute')}`,
  },
  smsRisk: {
    cn: '短信验证码可能被截取或转走。开启两步验证后改用动态口令，更安全。',
    en: 'Codes by SMS can be intercepted or redirected. With two-factor sign-in you confirm with your authenticator app instead, which is safer.',
  },
  confirm: { cn: '确认', en: 'Confirm' },
  cancel: { cn: '取消', en: 'Cancel' },
  close: { cn: '关闭', en: 'Close' },
})
