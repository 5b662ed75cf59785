import { Select } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../platform/web/ui/theme.ts'
import {
  CREATED,
  CREATING,
  EMPLOYED,
  type EmployeeState,
  employeeStates,
  type Flag,
  flags,
  LEFT,
  ONBOARDING,
} from '../contract/employee.ts'
import { useRead } from './queries.ts'
import { t } from './texts.ts'

const stateTones: Record<EmployeeState, Tone> = {
  [CREATING]: 'warn',
  [CREATED]: 'info',
  [ONBOARDING]: 'primary',
  [EMPLOYED]: 'ok',
  [LEFT]: 'neutral',
}
export const EmployeeStateTag = ({ status }: { status: EmployeeState }) => (
  <StatusTag tone={stateTones[status]}>{employeeStates[status][useLang()]}</StatusTag>
)

const flagTones: Record<Flag, Tone> = {
  incomplete: 'neutral',
  overdue: 'bad',
  atRisk: 'warn',
  noBankAccount: 'warn',
  payeeUnconfirmed: 'warn',
  probationEnds: 'info',
  contractEnds: 'warn',
  documentEnds: 'warn',
  onLeave: 'info',
}
export const FlagTag = ({ flag }: { flag: Flag }) => <StatusTag tone={flagTones[flag]}>{flags[flag][useLang()]}</StatusTag>

interface EmployeeSelectProps {
  value: { id: string; name: string } | null
  onChange: (one: { id: string; name: string } | null) => void
  label: string
  /** Somebody who cannot be chosen. */
  not?: string
  description?: string
  error?: ReactNode
  required?: boolean
  'data-path'?: string
}

/** An employee of the company who has not left, found by name, pinyin or number. */
export function EmployeeSelect({ value, onChange, not, ...rest }: EmployeeSelectProps) {
  const s = useTexts(t)
  const [typed, setTyped] = useState('')
  const search = typed === value?.name ? '' : typed
  const found = useRead('GET /ws/employee/find', { search, ...(not && { not }) })
  const people = (found.data ?? []).map((one) => ({ value: one.id, label: one.name, about: `${one.number} ${one.latinName}`.trim() }))
  const data =
    value && !people.some((one) => one.value === value.id) ? [{ value: value.id, label: value.name, about: '' }, ...people] : people
  return (
    <Select
      {...rest}
      data={data}
      value={value?.id ?? null}
      onChange={(id) => onChange(id === null ? null : { id, name: data.find((one) => one.value === id)?.label ?? '' })}
      searchable
      // The server has searched already, also by pinyin.
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      renderOption={({ option }) => (
        <span>
          {option.label} <small>{data.find((one) => one.value === option.value)?.about}</small>
        </span>
      )}
      placeholder={s.findEmployee}
      nothingFoundMessage={found.isFetching ? s.searching : s.nobodyFound}
      clearable={!rest.required}
      clearButtonProps={{ 'aria-label': s.clear, tabIndex: 0, 'aria-hidden': false, size: '24px' }}
    />
  )
}
