/** A round wage as the initial value, so that the slip is not empty. Our own figure, to be replaced by the reader. */
const starting: Record<string, string> = {
  SGD: '8000',
  EUR: '5000',
  VND: '30000000',
  AED: '15000',
  BRL: '9000',
  MXN: '35000',
  THB: '60000',
  IDR: '15000000',
  JPY: '450000',
  USD: '7000',
  GBP: '4000',
  MYR: '7000',
  AUD: '8000',
  CAD: '7000',
  HKD: '35000',
  KRW: '4500000',
  PHP: '60000',
}
export const startingGross = (currency: string): string => starting[currency] ?? ''
