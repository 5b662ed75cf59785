import { Select } from '@mantine/core'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { t as ui } from '../../../../platform/web/ui/texts.ts'
import { matching, treeOf } from '../contract/tree.ts'
import { useTeams } from './queries.ts'
import { t } from './texts.ts'

interface TeamSelectProps {
  value: string | null
  onChange: (id: string | null) => void
  label: string
  /** Teams that cannot be chosen. */
  without?: ReadonlySet<string>
  /** The text of no choice. */
  none?: string
  description?: string
  error?: React.ReactNode
  required?: boolean
  'data-path'?: string
}

/** A team of the company by its path. Archived teams are not offered; one that is chosen already stays. */
export function TeamSelect({ value, onChange, without, none, ...rest }: TeamSelectProps) {
  const s = useTexts(t)
  const u = useTexts(ui)
  const teams = useTeams()
  const nodes = treeOf(teams.data ?? [])
  const open = new Set(matching(nodes, '', false).map((node) => node.team.id))
  const offered = nodes.filter(({ team }) => (open.has(team.id) && !team.archived && !without?.has(team.id)) || team.id === value)
  return (
    <Select
      {...rest}
      data={offered.map(({ team, path }) => ({ value: team.id, label: path.join(' / ') }))}
      value={value}
      onChange={onChange}
      placeholder={none ?? s.noTeam}
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': `${u.clear} ${rest.label}`, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
      searchable
      nothingFoundMessage={s.noTeamsMatch}
    />
  )
}
