import { Modal, Select, TextInput } from '@mantine/core'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { adjustForm } from '../../contract/schema.ts'
import type { Who } from '../../contract/views.ts'
import { call, stale, useTypesFor } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** Adds days to a balance or takes them off, with a reason. */
export function AdjustForm({ employee, onClose }: { employee: Who; onClose: () => void }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const { data: types } = useTypesFor(employee.id)
  const kept = (types ?? []).filter(({ allowance }) => allowance !== 'none')
  const act = useActForm<{ type: string; days: string; until: string; reason: string }, unknown>({
    initial: { type: 'annual', days: '', until: '', reason: '' },
    check: (typed) => checkBy(adjustForm, { employeeId: employee.id, ...typed }),
    save: (typed, options) => call('POST /ws/absence/adjust', { employeeId: employee.id, ...typed }, options),
    stale,
    onDone: () => {
      toast.success(s.adjusted)
      onClose()
    },
    warn: false,
  })
  const { field, form } = act
  return (
    <Modal opened onClose={onClose} title={s.adjustTitle(employee.name)} closeButtonProps={{ 'aria-label': w.close }}>
      <DialogForm needs="absence:edit" of={act} label={s.adjust} verb={s.adjust} cancel={w.cancel} onCancel={onClose}>
        <Select
          required
          data={kept.map(({ code, name }) => ({ value: code, label: name[lang] }))}
          {...field('type', w.type)}
          value={form.values.type || null}
          onChange={(code) => form.setFieldValue('type', code ?? '')}
        />
        <TextInput description={s.daysHint} required inputMode="decimal" {...field('days', s.days)} />
        {!form.values.days.trim().startsWith('-') && <DateField description={s.untilHint} clearable {...field('until', s.until)} />}
        <TextInput required maxLength={300} {...field('reason', s.reason)} />
      </DialogForm>
    </Modal>
  )
}
