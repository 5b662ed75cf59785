/** `done` is paid and issued; `refunded` has been returned in full; `reversed` was confirmed by mistake. */
export const beanOrderStates = ['pending', 'done', 'rejected', 'cancelled', 'refunded', 'reversed'] as const
export type BeanOrderState = (typeof beanOrderStates)[number]

/** How an order is paid: by bank transfer with a voucher, or at once from the company's wallet. */
export const beanPayments = ['transfer', 'wallet'] as const
export type BeanPayment = (typeof beanPayments)[number]
