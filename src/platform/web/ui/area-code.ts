import type { Lang } from '../../contract/texts.ts'

export interface AreaCodeOption {
  /** ISO 3166-1 alpha-2. */
  code: string
  /** Digits without the plus. */
  areaCode: string
  cn: string
  en: string
}

// Several countries and regions share a calling code; these represent it until another is chosen.
const usual: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '39': 'IT',
  '44': 'GB',
  '47': 'NO',
  '61': 'AU',
  '64': 'NZ',
  '212': 'MA',
  '262': 'RE',
  '358': 'FI',
  '590': 'GP',
  '599': 'CW',
}

export const usualOption = (options: readonly AreaCodeOption[], areaCode: string): AreaCodeOption | undefined =>
  options.find((option) => option.areaCode === areaCode && (usual[areaCode] ?? option.code) === option.code) ??
  options.find((option) => option.areaCode === areaCode)

export const areaCodeLabel = (option: AreaCodeOption, lang: Lang): string => `+${option.areaCode} ${option[lang]}`
