import { defineNotices } from '../../../../platform/contract/notice.ts'

const signIn = { for: [1, 2, 9], group: 'security', mail: false } as const

/** Sent at once by SMS and e-mail as well, to the contacts that the account had before (`server/change-news.ts`). */
export const accountNotices = defineNotices({
  phoneChanged: {
    ...signIn,
    title: { cn: '手机号已更换', en: 'Phone number changed' },
    text: {
      cn: '您账号的手机号已更换，其他设备已退出登录。如非本人操作，请立即联系客服。',
      en: 'The phone number of your account was changed and other devices were signed out. If this was not you, contact us at once.',
    },
  },
  emailChanged: {
    ...signIn,
    title: { cn: '邮箱已更换', en: 'E-mail address changed' },
    text: {
      cn: '您账号的邮箱已更换，其他设备已退出登录。如非本人操作，请立即联系客服。',
      en: 'The e-mail address of your account was changed and other devices were signed out. If this was not you, contact us at once.',
    },
  },
  passwordChanged: {
    ...signIn,
    title: { cn: '登录密码已修改', en: 'Password changed' },
    text: {
      cn: '您账号的登录密码已修改，其他设备已退出登录。如非本人操作，请立即找回密码并联系客服。',
      en: 'The password of your account was changed and other devices were signed out. If this was not you, reset it and contact us at once.',
    },
  },
  secondFactorOn: {
    ...signIn,
    title: { cn: '两步验证已开启', en: 'Two-factor sign-in switched on' },
    text: {
      cn: '您的账号已开启两步验证，其他设备已退出登录。如非本人操作，请立即联系客服。',
      en: 'Two-factor sign-in was switched on for your account and other devices were signed out. If this was not you, contact us at once.',
    },
  },
  secondFactorOff: {
    ...signIn,
    title: { cn: '两步验证已关闭', en: 'Two-factor sign-in switched off' },
    text: {
      cn: '您的账号已关闭两步验证。如非本人操作，请立即联系客服。',
      en: 'Two-factor sign-in was switched off for your account. If this was not you, contact us at once.',
    },
  },
})
export type SignInChange = keyof typeof accountNotices
