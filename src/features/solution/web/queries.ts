import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import { useLang } from '../../../platform/web/i18n.tsx'
import type { Option } from '../../../platform/web/portal/fields.tsx'
import type { calendarCalls } from '../../calendar/contract/calls.ts'
import type { providerCalls } from '../../provider/contract/calls.ts'

const places = caller<typeof calendarCalls>()
const providers = caller<typeof providerCalls>()

/** Countries and regions by name, in the order of the reader's language. */
export function useRegions(): { options: Option[]; nameOf: (code: string) => string } {
  const lang = useLang()
  const { data } = useQuery({
    queryKey: ['calendar', 'regions'],
    queryFn: () => places('GET /ws/calendar/regions', {}, { quiet: true }),
    staleTime: 10 * 60_000,
  })
  const options = (data ?? [])
    .map(({ code, name }) => ({ value: code, label: name[lang] }))
    .sort((a, b) => a.label.localeCompare(b.label, lang === 'en' ? 'en' : 'zh-CN'))
  return { options, nameOf: (code) => options.find((one) => one.value === code)?.label ?? '' }
}

/** How many providers are listed for each service, in one region or everywhere. */
export function useProviderCounts(region: string): (service: string) => number | null {
  const { data } = useQuery({
    queryKey: ['provider', 'facets', 'by service', region],
    queryFn: () => providers('GET /ws/provider/facets', region ? { region } : {}, { quiet: true }),
    staleTime: 30_000,
  })
  return (service) => (data ? (data.service.find((one) => one.code === service)?.count ?? 0) : null)
}
