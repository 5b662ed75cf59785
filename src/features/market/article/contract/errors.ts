import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const articleErrors = {
  textTooTangled: {
    code: 1745,
    http: 200,
    cn: '正文的格式标记过于复杂，无法排版，请简化后再试',
    en: 'The formatting marks in this text are too tangled to be laid out. Simplify them and try again.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof articleErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
