/**
 * Apart from `phone.ts`, whose library is larger than a whole page: the browser looks at the shape, the server knows the countries'
 * numbers.
 */
export const bareNumber = (phone: string): string => phone.replace(/[\s().-]/g, '')
export const couldBePhone = (phone: string): boolean => /^\+?\d{4,17}$/.test(bareNumber(phone))
