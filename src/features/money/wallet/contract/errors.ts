import type { ErrorRule } from '../../../../platform/contract/errors.ts'

export const walletErrors = {
  authenticationFailed: { code: 1011, http: 200, cn: '认证未通过', en: 'Authentication failed' },
  personNotVerified: { code: 1102, http: 200, cn: '实名认证通过后才能提现', en: 'Only a verified individual can withdraw' },
  bankAccountUnknown: { code: 1207, http: 200, cn: '请选择一个有效的银行账户', en: 'Please choose a valid bank account' },
  noApprover: {
    code: 1209,
    http: 200,
    cn: '提现须由另一名成员复核，企业内目前没有其他有复核权限的成员。请先添加一名所有者或财务成员。',
    en: 'Another member must approve withdrawals, and no one else in the company can. Add another owner or finance member first.',
  },
  previewChanged: { code: 1208, http: 200, cn: '费用已变化，请重新确认', en: 'The fees have changed. Please review them again.' },
} as const satisfies Record<string, ErrorRule>

type Added = typeof walletErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
