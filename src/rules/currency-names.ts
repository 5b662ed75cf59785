import type { currencies } from './constants.ts'

/** The currencies by name, for lists to choose from; pages that only show amounts do without. */
export const currencyNames: Record<keyof typeof currencies, { cn: string; en: string }> = {
  CNY: { cn: '人民币', en: 'Chinese yuan' },
  USD: { cn: '美元', en: 'US dollar' },
  EUR: { cn: '欧元', en: 'Euro' },
  GBP: { cn: '英镑', en: 'Pound sterling' },
  HKD: { cn: '港元', en: 'Hong Kong dollar' },
  SGD: { cn: '新加坡元', en: 'Singapore dollar' },
  JPY: { cn: '日元', en: 'Japanese yen' },
  AUD: { cn: '澳大利亚元', en: 'Australian dollar' },
  CAD: { cn: '加拿大元', en: 'Canadian dollar' },
  THB: { cn: '泰铢', en: 'Thai baht' },
  AED: { cn: '阿联酋迪拉姆', en: 'UAE dirham' },
  BEAN: { cn: '豆', en: 'Beans' },
}
