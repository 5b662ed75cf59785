import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const standingErrors = {
  ownStopped: {
    code: 1220,
    http: 200,
    cn: '平台已停用贵企业：不能开始新的合作，也不能付款或提现；已有资金仍在原处',
    en: 'The platform has disabled your company: nothing new can begin, and nothing can be paid or withdrawn. The money stays where it is.',
  },
  otherStopped: {
    code: 1221,
    http: 200,
    cn: '平台已暂停对方，此步骤需等待其恢复；资金仍在原处',
    en: 'The platform has stopped the other side. This step has to wait; the money stays where it is.',
  },
  partyStopped: {
    code: 1222,
    http: 200,
    cn: '当事方{standing}（{reason}），不能进行此操作',
    en: 'A party to this is stopped ({standing}: {reason}), so it cannot be done',
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof standingErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
