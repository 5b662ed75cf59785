import { Modal, NumberInput, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { yearOf } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { AreaCascader } from '../../../../../platform/web/ui/AreaCascader.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type Cycle, payCycles } from '../../../../../rules/constants.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import { type GroupRow, type NegativeLeave, negativeLeaves, UNUSED_PERCENT_MAX } from '../../contract/group-schema.ts'
import { prorations } from '../../contract/run.ts'
import { call, stale, useList } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { GroupCalendarView } from './GroupCalendarView.tsx'
import { t } from './texts.ts'

/** A pay group with its calendar while it is typed. */
export function GroupDialog({ group, onClose }: { group: GroupRow | 'new' | null; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  return (
    <Modal
      closeButtonProps={{ 'aria-label': words.close }}
      opened={group !== null}
      onClose={onClose}
      title={group === 'new' ? s.create : s.edit}
      size="xl"
    >
      {group && <Form group={group === 'new' ? null : group} onClose={onClose} />}
    </Modal>
  )
}

type Method = GroupRow['method']

const initialOf = (group: GroupRow | null) => ({
  name: group?.name ?? '',
  cycle: group?.cycle ?? ('monthly' as Cycle),
  anchor: group?.anchor ?? `${yearOf(today())}-01-01`,
  cutOffDays: group?.cutOffDays ?? 0,
  payKind: group?.payKind ?? ('date' as 'date' | 'daysAfterEnd'),
  payDay: group?.payDay ?? 25,
  payMonths: group?.payMonths ?? 0,
  method: group?.method ?? ('working' as Method),
  region: group?.region ?? 'CN',
  unusedPercent: group?.unusedPercent ?? 100,
  negativeLeave: group?.negativeLeave ?? ('ask' as NegativeLeave),
})

type Values = ReturnType<typeof initialOf>

function Form({ group, onClose }: { group: GroupRow | null; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const act = useActForm({
    initial: initialOf(group),
    version: group?.version,
    check: () => ({}),
    save: (form, options, version) => call('POST /ws/payroll/group/save', { ...(group && { id: group.id, version }), form }, options),
    stale,
    rename: Object.fromEntries(Object.keys(initialOf(null)).map((name) => [`form.${name}`, name])),
    onDone: () => {
      toast.success(words.saved)
      onClose()
    },
  })
  const { values } = act.form
  const monthly = values.cycle === 'monthly'
  const areas = useAreaTree()
  const methods: Method[] = monthly ? ['working', 'calendar', 'thirtieths', 'china'] : ['working', 'calendar']
  const changeCycle = (cycle: Cycle) =>
    act.form.setValues({
      cycle,
      ...(cycle !== 'monthly' && { payKind: 'daysAfterEnd' as const, payMonths: 0, payDay: 3, method: 'working' as Method }),
    })
  return (
    <DialogForm needs="payroll:prepare" of={act} verb={words.save} cancel={words.close} onCancel={onClose}>
      <div className={blocks.pair}>
        <TextInput withAsterisk maxLength={60} {...act.field('name', s.name)} />
        <Select
          allowDeselect={false}
          disabled={(group?.runs ?? 0) > 0}
          data={Object.entries(payCycles).map(([value, pair]) => ({ value, label: pair[lang] }))}
          {...act.field('cycle', s.cycle)}
          onChange={(value) => changeCycle((value ?? 'monthly') as Cycle)}
        />
        <DateField required disabled={(group?.runs ?? 0) > 0} {...act.field('anchor', s.anchor)} />
        <NumberInput min={-31} max={31} allowDecimal={false} {...act.field('cutOffDays', s.cutOff)} />
        <Select
          allowDeselect={false}
          description={values.method === 'thirtieths' ? s.thirtiethsHint : undefined}
          data={methods.map((value) => ({ value, label: prorations[value][lang] }))}
          {...act.field('method', s.method)}
        />
        <AreaCascader
          description={s.regionHint}
          required
          tree={areas.data ?? []}
          loading={areas.isPending}
          depth={2}
          {...act.field('region', s.region)}
          onChange={(code) => act.form.setFieldValue('region', code)}
        />
      </div>
      <PayDay act={act} />
      <div className={blocks.pair}>
        <NumberInput
          description={s.unusedHint}
          min={0}
          max={UNUSED_PERCENT_MAX}
          allowDecimal={false}
          suffix=" %"
          {...act.field('unusedPercent', s.unusedPercent)}
        />
        <Select
          description={s.negativeHint}
          allowDeselect={false}
          data={Object.entries(negativeLeaves).map(([value, pair]) => ({ value, label: pair[lang] }))}
          {...act.field('negativeLeave', s.negativeLeave)}
        />
      </div>
      <Preview values={values} />
    </DialogForm>
  )
}

/** On a date of a month, which only a monthly group can have, or some days after the end of the period. */
function PayDay({ act }: { act: ActForm<Values> }) {
  const s = useTexts(t)
  const { values } = act.form
  return (
    <>
      {values.cycle === 'monthly' && (
        <SegmentedControl
          fullWidth
          data={[
            { value: 'date', label: s.byDate },
            { value: 'daysAfterEnd', label: s.byDays },
          ]}
          {...act.cell('payKind', s.payKind)}
        />
      )}
      <div className={blocks.pair}>
        <NumberInput
          min={values.payKind === 'date' ? 1 : -31}
          max={values.payKind === 'date' ? 31 : 62}
          allowDecimal={false}
          {...act.field('payDay', values.payKind === 'date' ? s.payDay : s.payDays)}
        />
        {values.payKind === 'date' && (
          <Select
            label={s.payMonths}
            allowDeselect={false}
            data={[s.sameMonth, s.nextMonth, s.monthAfter].map((label, value) => ({ value: String(value), label }))}
            value={String(values.payMonths)}
            onChange={(value) => act.form.setFieldValue('payMonths', Number(value ?? 0))}
          />
        )}
      </div>
    </>
  )
}

/** The calendar that the values make, once the typing has paused. */
function Preview({ values }: { values: Values }) {
  const [typed] = useDebouncedValue(values, 300)
  const preview = useList('GET /ws/payroll/group/preview', typed.anchor && typed.region ? { ...typed, name: typed.name || '—' } : null, {
    retry: false,
  })
  return preview.data && <GroupCalendarView calendar={preview.data} few />
}
