import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import type { FilterSelect } from '../../../../platform/web/ui/FilterBar.tsx'
import { useChoices, useLeaveTypes } from './queries.ts'
import { t } from './texts.ts'

/** The selects of every list of people: team, country, and leave type. */
export function usePeopleFilters(): { team: FilterSelect; country: FilterSelect; type: FilterSelect } {
  const s = useTexts(t)
  const lang = useLang()
  const { data } = useChoices()
  const { data: types } = useLeaveTypes()
  const teams = (data?.teams ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return {
    team: { key: 'teamId', label: s.team, any: s.anyTeam, options: [...teams, { value: 'none', label: s.noTeam }] },
    country: {
      key: 'country',
      label: s.country,
      any: s.anyCountry,
      options: (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name[lang] })),
    },
    type: {
      key: 'type',
      label: s.type,
      any: s.anyType,
      options: (types ?? []).map(({ code, name }) => ({ value: code, label: name[lang] })),
    },
  }
}
