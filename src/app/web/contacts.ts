import { useQuery } from '@tanstack/react-query'
import type { settingCalls } from '../../features/setting/contract/calls.ts'
import { caller } from '../../platform/web/client.ts'
import { useLang } from '../../platform/web/i18n.tsx'

const call = caller<typeof settingCalls>()

export interface Contacts {
  phone: string
  address: string
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
    staleTime: 10 * 60_000,
  })
  const text = (name: string) => String(data?.[name] ?? '').trim()
  return {
    phone: text('servicePhone'),
    address: text(lang === 'en' ? 'addressEn' : 'addressCn'),
    filingNumber: text('filingNumber'),
    wechatId: text('wechatId'),
    linkedinId: text('linkedinId'),
  }
}
