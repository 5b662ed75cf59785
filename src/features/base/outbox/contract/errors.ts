import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const outboxErrors = {
  messagesMost: {
    code: 1090,
    http: 200,
    cn: '今天发送的验证消息已达上限，请明天再试',
    en: 'The limit of messages for today is reached. Try again tomorrow.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof outboxErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
