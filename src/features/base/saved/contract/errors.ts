import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const savedErrors = {
  bookmarksFull: {
    code: 1029,
    http: 200,
    cn: '收藏最多 {max} 项，请先取消一些',
    en: 'At most {max|bookmark|bookmarks}. Remove some first.',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof savedErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
