import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import { useLang } from '../../../platform/web/i18n.tsx'
import type { settingCalls } from '../contract/calls.ts'

const call = caller<typeof settingCalls>()

export interface Contacts {
  phone: string
  /** On pages of the reader's language; `otherAddress` is that of the other. */
  address: string
  otherAddress: string
  filingNumber: string
  wechatId: string
  linkedinId: string
}

/** The operator's settings that visitors see. Every one may be empty: then nothing stands in its place. */
export function useContacts(): Contacts {
  const lang = useLang()
  const { data } = useQuery({
    queryKey: ['setting', 'public'],
    queryFn: () => call('GET /ws/setting/public', {}, { quiet: true }),
    staleTime: 30_000,
  })
  const text = (name: string) => String(data?.[name] ?? '').trim()
  const [own, other] = lang === 'en' ? ['addressEn', 'addressCn'] : ['addressCn', 'addressEn']
  return {
    phone: text('servicePhone'),
    address: text(own!),
    otherAddress: text(other!),
    filingNumber: text('filingNumber'),
    wechatId: text('wechatId'),
    linkedinId: text('linkedinId'),
  }
}
