import { Select } from '@mantine/core'
import { useDict, useTexts } from '../../../../../platform/web/i18n.tsx'
import { givableRoles, type TeamRole, teamRoles } from '../../../../../rules/permissions.ts'
import { useMe } from '../../../../base/account/web/queries.ts'
import { roleTexts, t } from '../texts.ts'

/** The roles that the caller may give. */
function useGivable(): readonly TeamRole[] {
  const me = useMe()
  const role = teamRoles.find((one) => one === me.data?.role)
  return role ? givableRoles[role] : []
}

interface RoleSelectProps {
  value: TeamRole
  onChange: (role: TeamRole) => void
  /** Offered too although the caller may not give it: the present role of a member. */
  also?: TeamRole
  error?: React.ReactNode
  disabled?: boolean
  description?: string
  'data-path'?: string
}

/** A role, with what it is for. */
export function RoleSelect({ value, onChange, also, description, ...rest }: RoleSelectProps) {
  const s = useTexts(t)
  const about = useTexts(roleTexts)
  const givable = useGivable()
  const names = useDict('teamRole')
  const offered = names.filter((option) => givable.some((role) => role === option.value) || option.value === also)
  return (
    <Select
      {...rest}
      label={s.role}
      description={description ?? about[value]}
      required
      data={offered}
      value={value}
      onChange={(chosen) => onChange(teamRoles.find((role) => role === chosen) ?? value)}
      allowDeselect={false}
    />
  )
}
