import { collator } from '../../../../platform/web/formats.ts'
import { useLang } from '../../../../platform/web/i18n.tsx'
import type { Option } from '../../../../platform/web/portal/fields.tsx'
import { useCalendarRegions } from '../../../people/calendar/web/queries.ts'
import { useFacets } from '../../provider/web/queries.ts'

/** Countries and regions by name, sorted in the reader's language. */
export function useRegions(): { options: Option[]; nameOf: (code: string) => string } {
  const lang = useLang()
  const { data } = useCalendarRegions()
  const options = (data ?? [])
    .map(({ code, name }) => ({ value: code, label: name[lang] }))
    .sort((a, b) => collator(lang).compare(a.label, b.label))
  return { options, nameOf: (code) => options.find((one) => one.value === code)?.label ?? '' }
}

/** Number of listed providers for each service, in one region or everywhere. */
export function useProviderCounts(region: string): (service: string) => number | null {
  const { data } = useFacets(region ? { region } : {})
  return (service) => (data ? (data.service.find((one) => one.code === service)?.count ?? 0) : null)
}
