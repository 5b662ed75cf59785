import { Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { EmployeeDetail } from '../../contract/answers.ts'
import { employeeMoves } from '../../contract/employee.ts'
import { leaveForm, rehireForm } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

interface MoveFormProps {
  one: EmployeeDetail
  onClose: () => void
}

export function LeaveForm({ one, onClose }: MoveFormProps) {
  const s = useTexts(t)
  const lang = useLang()
  const seen = { id: one.id, version: one.version }
  const act = useActForm({
    initial: { leaveOn: '', reason: '' },
    check: (typed) => checkBy(leaveForm, { ...seen, ...typed }),
    save: (typed, options) => call('POST /ws/employee/leave', { ...seen, ...typed }, options),
    stale,
    onDone: () => {
      toast.success(s.moved(employeeMoves.leave.past[lang]))
      onClose()
    },
  })
  return (
    <DialogForm needs="people:edit" of={act} verb={employeeMoves.leave.label[lang]} cancel={s.cancel} onCancel={onClose}>
      <DateField
        description={s.leaveHint}
        required
        {...(one.inner?.contractStart && { min: one.inner.contractStart })}
        {...act.field('leaveOn', s.leaveOn)}
      />
      <Textarea required autosize minRows={2} maxLength={300} {...act.field('reason', s.reason)} />
    </DialogForm>
  )
}

export function RehireForm({ one, onClose }: MoveFormProps) {
  const s = useTexts(t)
  const lang = useLang()
  const seen = { id: one.id, version: one.version }
  const act = useActForm({
    initial: { contractStart: '', contractEnd: '', probationEnd: '' },
    check: (typed) => checkBy(rehireForm, { ...seen, ...typed }),
    save: (typed, options) => call('POST /ws/employee/rehire', { ...seen, ...typed }, options),
    stale,
    onDone: () => {
      toast.success(s.moved(employeeMoves.rehire.past[lang]))
      onClose()
    },
  })
  return (
    <DialogForm needs="people:edit" of={act} verb={employeeMoves.rehire.label[lang]} cancel={s.cancel} onCancel={onClose}>
      <p className={blocks.quiet}>{s.rehireHint}</p>
      <DateField required {...act.field('contractStart', s.newStart)} />
      <DateField {...act.field('contractEnd', s.newEnd)} />
      <DateField {...act.field('probationEnd', s.newProbation)} />
    </DialogForm>
  )
}
