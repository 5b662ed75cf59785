import { Select } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import type { FieldProps } from '../../../../../platform/web/ui/useActForm.ts'
import type { Who } from '../../contract/views.ts'
import { useList } from '../queries.ts'
import { t } from './texts.ts'

/** An employee for whom the caller may ask, found by words on the server. `chosen` is one that is known already. */
export function EmployeeField({ field, chosen }: { field: FieldProps; chosen: Pick<Who, 'id' | 'name' | 'number'> | null }) {
  const s = useTexts(t)
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState(chosen)
  const { data } = useList('GET /ws/absence/people', { search: picked && search === labelOf(picked) ? '' : search })
  const people = [...(picked && !data?.some(({ id }) => id === picked.id) ? [picked] : []), ...(data ?? [])]
  return (
    <Select
      placeholder={s.employeeHint}
      required
      searchable
      data={people.map((one) => ({ value: one.id, label: labelOf(one) }))}
      // The server has searched, by pinyin too.
      filter={({ options }) => options}
      nothingFoundMessage={s.nobody}
      searchValue={search}
      onSearchChange={setSearch}
      {...field}
      value={field.value || null}
      onChange={(id) => {
        setPicked(people.find((one) => one.id === id) ?? null)
        field.onChange(id ?? '')
      }}
    />
  )
}

const labelOf = ({ name, number }: Pick<Who, 'name' | 'number'>): string => `${name} ${number}`
