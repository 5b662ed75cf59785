import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_TITLE_MAX } from '../../../../../rules/demand.ts'
import { call, type ReadResult, stale } from '../queries.ts'
import { t } from './texts.ts'

export type Template = ReadResult<'GET /ws/demand/templates'>[number]

const DAYS_OF_WEEK = 7
const DAYS_OF_MONTH = 31
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

/** Its title and its schedule. */
export function TemplateForm({ of, onClose }: { of: Template; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: {
      title: of.title,
      every: (of.schedule?.every ?? 'none') as 'none' | 'weekly' | 'monthly',
      day: String(of.schedule?.day ?? 1),
      paused: of.paused,
    },
    version: of.version,
    check: (typed) => checkFilled(typed, ['title']),
    save: ({ title, every, day, paused }, options, version) =>
      call(
        'POST /ws/demand/template/change',
        { id: of.id, version, title: title.trim(), paused, schedule: every === 'none' ? null : { every, day: Number(day) } },
        options,
      ),
    rename: { 'schedule.day': 'day' },
    stale,
    onDone: () => {
      toast.success(s.saved)
      onClose()
    },
  })
  const { every, paused } = act.form.values
  const choose = (next: string) => act.form.setValues({ every: next as typeof every, day: '1' })
  return (
    <DialogForm needs="demand:create" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
      <TextInput description={s.nameHint} withAsterisk maxLength={DEMAND_TITLE_MAX} {...act.field('title', s.name)} />
      <NativeSelect
        label={s.schedule}
        value={every}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: 'none', label: s.none },
          { value: 'weekly', label: s.weekly },
          { value: 'monthly', label: s.monthly },
        ]}
      />
      {every !== 'none' && (
        <>
          <NativeSelect
            {...(every === 'monthly' && { description: s.monthDayHint })}
            {...act.field('day', every === 'monthly' ? s.monthDay : s.weekDay)}
            data={upTo(every === 'monthly' ? DAYS_OF_MONTH : DAYS_OF_WEEK).map((one) => ({
              value: String(one),
              label: every === 'monthly' ? String(one) : s.weekday(one),
            }))}
          />
          <Checkbox
            label={s.pauseIt}
            checked={paused}
            onChange={(event) => act.form.setFieldValue('paused', event.currentTarget.checked)}
          />
        </>
      )}
    </DialogForm>
  )
}
