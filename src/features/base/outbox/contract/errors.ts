import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const outboxErrors = {
  messagesMost: {
    code: 1090,
    http: 200,
    cn: '今天发送的验证消息已达上限，请明天再试',
    en: 'The limit of messages for today is reached. Try again tomorrow.',
  },
  smsOff: {
    code: 1093,
    http: 200,
    cn: '本平台未开通短信，无法发送验证码',
    en: 'This platform sends no text messages, so no code can be sent.',
  },
  mailOff: {
    code: 1094,
    http: 200,
    cn: '本平台未开通邮件，无法发送验证码',
    en: 'This platform sends no e-mail, so no code can be sent.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof outboxErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
