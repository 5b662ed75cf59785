import { TextInput } from '@mantine/core'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { call, stale } from '../queries.ts'
import { PeopleChoice } from './PeopleChoice.tsx'
import { t } from './texts.ts'

/** A group of colleagues and contacts; who creates it owns it. */
export function NewGroupForm({ onDone, onCancel }: { onDone: (id: string) => void; onCancel: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { name: '', accountIds: [] as string[] },
    check: ({ name, accountIds }) => ({
      ...(name.trim() === '' && { name: s.nameNeeded }),
      ...(accountIds.length === 0 && { accountIds: s.peopleNeeded }),
    }),
    save: (values, options) => call('POST /ws/chat/group/create', values, options),
    stale,
    onDone: ({ id }) => onDone(id),
    warn: false,
  })
  return (
    <DialogForm needs="own" of={act} verb={s.create} cancel={s.cancel} onCancel={onCancel}>
      <TextInput maxLength={60} required data-autofocus {...act.field('name', s.name)} />
      <PeopleChoice
        label={s.people}
        chosen={act.form.values.accountIds}
        onChange={(ids) => act.form.setFieldValue('accountIds', ids)}
        without={[]}
        {...act.named('accountIds', s.people)}
      />
    </DialogForm>
  )
}
