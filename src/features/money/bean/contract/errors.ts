import type { ErrorRule } from '../../../../platform/contract/errors.ts'
import { BEAN_REFUND_DAYS } from '../../../../rules/constants.ts'

export const beanErrors = {
  beansNotRefundable: {
    code: 1210,
    http: 200,
    cn: `仅付款后 ${BEAN_REFUND_DAYS} 天内且未使用的豆可以退款`,
    en: `Beans can be refunded only if unused and within ${BEAN_REFUND_DAYS} days of payment`,
  },
} as const satisfies Record<string, ErrorRule>

type Added = typeof beanErrors
declare module '../../../../platform/contract/errors.ts' {
  interface ErrorCatalogue extends Added {}
}
