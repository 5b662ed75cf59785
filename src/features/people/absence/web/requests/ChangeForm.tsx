import { Button, Modal, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { changeForm, type Half } from '../../contract/schema.ts'
import type { RequestDetail } from '../../contract/views.ts'
import { call, stale, useLeaveTypes } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { Effect } from './RequestForm.tsx'
import css from './requests.module.css'
import { t } from './texts.ts'

/** Other dates for a granted leave, with what they do to the balance. */
export function ChangeForm({ one, onClose }: { one: RequestDetail; onClose: () => void }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const narrow = useMediaQuery(breakpoints.tablet) ?? false
  const { data: types } = useLeaveTypes()
  const { id, version } = one
  const act = useActForm<{ from: string; to: string; halves: Half[]; reason: string }, unknown>({
    initial: { from: one.from, to: one.to, halves: one.halves, reason: '' },
    check: (typed) => checkBy(changeForm, { id, version, ...typed }),
    save: (typed, options) => call('POST /ws/absence/change', { id, version, ...typed }, options),
    stale,
    onDone: () => {
      toast.success(s.changed)
      onClose()
    },
    warn: false,
  })
  const { form, field } = act
  const { values } = form
  const setDates = (from: string, to: string) =>
    form.setValues({ from, to: to < from ? from : to, halves: values.halves.filter(({ day }) => day >= from && day <= to) })
  act.named('halves', s.halves)
  const setHalves = (halves: Half[]) => form.setFieldValue('halves', halves)
  const halfDays = types?.find(({ code }) => code === one.type)?.halfDays
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${s.changeTitle} · ${one.employee.name}`}
      size="xl"
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': w.close }}
    >
      <form onSubmit={act.onSubmit} noValidate aria-label={s.changeTitle}>
        <FormState of={act} />
        <div className={`${blocks.columns} ${css.form}`}>
          <div className={blocks.form}>
            <div className={blocks.pair}>
              <DateField required {...field('from', s.from)} onChange={(from) => setDates(from, values.to)} />
              <DateField required {...field('to', s.to)} onChange={(to) => setDates(values.from, to)} />
            </div>
            <TextInput required maxLength={300} {...field('reason', s.reason)} />
          </div>
          <Effect
            values={{ employeeId: one.employee.id, type: one.type, ...values }}
            requestId={one.id}
            {...(halfDays && { onHalves: setHalves })}
          />
        </div>
        <div className={blocks.buttonsEnd}>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <ActButton needs="people:view" type="submit" loading={act.pending}>
            {s.changeTitle}
          </ActButton>
        </div>
      </form>
    </Modal>
  )
}
