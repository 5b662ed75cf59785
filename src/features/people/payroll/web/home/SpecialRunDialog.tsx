import { Modal, MultiSelect, Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { GroupRow } from '../../contract/group-schema.ts'
import { type RunKind, runKinds } from '../../contract/run.ts'
import { runPath } from '../parts.tsx'
import { call, stale, useList } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** A run for chosen people: off-cycle, final, or a correction. */
export function SpecialRunDialog({ opened, groups, onClose }: { opened: boolean; groups: readonly GroupRow[]; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  return (
    <Modal closeButtonProps={{ 'aria-label': words.close }} opened={opened} onClose={onClose} title={s.special} size="lg">
      {opened && <Form groups={groups} onClose={onClose} />}
    </Modal>
  )
}

function Form({ groups, onClose }: { groups: readonly GroupRow[]; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const go = useNavigate()
  const act = useActForm({
    initial: { groupId: groups[0]?.id ?? '', kind: 'offCycle' as RunKind, on: '', payOn: '', employeeIds: [] as string[] },
    check: () => ({}),
    save: ({ on, payOn, ...typed }, options) =>
      call('POST /ws/payroll/run/create', { ...typed, ...(on && { on }), ...(payOn && { payOn }) }, options),
    stale,
    onDone: ({ id }) => go(runPath(id)),
  })
  const { groupId, kind } = act.form.values
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const people = useList('GET /ws/payroll/group/people', groupId ? { groupId, search, pageSize: 50, which: 'in' } : null)
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map())
  const found = (people.data?.records ?? []).map(({ id, name, number }) => [id, `${name} ${number}`] as const)
  if (found.some(([id]) => !known.has(id))) setKnown(new Map([...known, ...found]))
  const kinds = (['offCycle', 'final', 'correction'] as const).map((value) => ({ value, label: runKinds[value][lang] }))
  return (
    <DialogForm needs="payroll:prepare" of={act} verb={s.create} cancel={words.close} onCancel={onClose}>
      <p className={blocks.quiet}>{s.kindAbout}</p>
      <div className={blocks.pair}>
        <Select allowDeselect={false} data={kinds} {...act.field('kind', s.kind)} />
        <Select
          allowDeselect={false}
          data={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...act.field('groupId', words.group)}
        />
        {kind === 'correction' && <DateField required {...act.field('on', s.correctedDay)} />}
        <DateField {...act.field('payOn', words.payOn)} />
      </div>
      <MultiSelect
        description={s.whoAbout}
        searchable
        withAsterisk
        onSearchChange={setTyped}
        filter={({ options }) => options}
        data={[...known].map(([value, label]) => ({ value, label }))}
        {...act.field('employeeIds', s.who)}
      />
    </DialogForm>
  )
}
