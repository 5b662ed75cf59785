/** Separate from `phone.ts`, whose library is larger than a whole page: the browser checks the shape, the server the numbering plans. */
export const bareNumber = (phone: string): string => phone.replace(/[\s().-]/g, '')
export const couldBePhone = (phone: string): boolean => /^\+?\d{4,17}$/.test(bareNumber(phone))
