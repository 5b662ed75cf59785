import type { CashCurrency } from '../../../../platform/contract/amount.ts'
import { useLang } from '../../../../platform/web/i18n.tsx'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { settingCalls } from '../contract/calls.ts'
import { type LegalEntity, legalEntityOf } from '../contract/organization.ts'

export const { useRead, useWrite } = queriesOf<typeof settingCalls>('setting')

/** The public settings: fees, addresses, numbers. */
export const usePublicSettings = (enabled = true) => useRead('GET /ws/setting/public', {}, { staleTime: 30_000, enabled })

interface Contacts {
  phone: string
  /** In the reader's language; `otherAddress` is in the other. */
  address: string
  otherAddress: string
  filingNumber: string
  wechatId: string
  /** What its QR code leads to. */
  wechatLink: string
  linkedinId: string
}

/** The platform's contact details. Each may be empty: then it is not shown. */
export function useContacts(): Contacts {
  const lang = useLang()
  const { data } = usePublicSettings()
  const text = (name: string) => String(data?.[name] ?? '').trim()
  const [own, other] = lang === 'en' ? (['addressEn', 'addressCn'] as const) : (['addressCn', 'addressEn'] as const)
  return {
    phone: text('servicePhone'),
    address: text(own),
    otherAddress: text(other),
    filingNumber: text('filingNumber'),
    wechatId: text('wechatId'),
    wechatLink: text('wechatLink'),
    linkedinId: text('linkedinId'),
  }
}

/** Who runs the platform, in the reader's language, else in the other. Null while the operator has not named the entity. */
export function useLegalEntity(): LegalEntity | null {
  const lang = useLang()
  const { data } = usePublicSettings()
  return data ? legalEntityOf(data, lang) : null
}

/** The account that companies and individuals transfer a currency to, in both languages. */
export const usePayInto = (currency: CashCurrency) => useRead('GET /ws/setting/payInto', { currency })
