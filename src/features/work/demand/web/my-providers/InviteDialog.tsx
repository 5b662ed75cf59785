import { Button, Modal, Select, Skeleton, Textarea } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import type { Person } from '../../contract/schema.ts'
import { detailHref } from '../links.ts'
import { call, type ReadResult, refreshIfMoved, stale, useRead } from '../queries.ts'
import { t } from './texts.ts'

type Open = ReadResult<'GET /ws/demand/myProviders/open'>['records'][number]

interface InviteProps {
  /** Null while the dialog is closed. */
  person: Person | null
  onClose: () => void
}

/** Invites one of the company's providers to one of its open requests. */
export function InviteDialog({ person, onClose }: InviteProps) {
  const s = useTexts(t)
  return (
    <Modal
      opened={person !== null}
      onClose={onClose}
      title={person ? s.inviteOf(person.name) : ''}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {person && <Options person={person} onClose={onClose} />}
    </Modal>
  )
}

function Options({ person, onClose }: { person: Person; onClose: () => void }) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/demand/myProviders/open', { partyId: person.id }, { staleTime: 0 })
  if (!data) return error ? <ErrorState error={error} onRetry={refetch} /> : <Skeleton height={160} aria-busy="true" />
  const open = data.records.filter(({ standing }) => standing === null)
  const before = data.records.filter(({ standing }) => standing !== null)
  return (
    <div className={blocks.stack}>
      {open.length > 0 ? <InviteForm person={person} open={open} onClose={onClose} /> : <p>{s.noOpen}</p>}
      {before.length > 0 && (
        <div className={blocks.tight}>
          <h3>{s.before}</h3>
          <ul className={lists.lines}>
            {before.map((one) => (
              <li key={one.id} className={blocks.between}>
                <Link to={detailHref(one.id)}>{one.title}</Link>
                <span className={blocks.quiet}>{one.standing === 'applied' ? s.applied : s.invited}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function InviteForm({ person, open, onClose }: { person: Person; open: readonly Open[]; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useActForm({
    initial: { id: open.length === 1 ? open[0]!.id : '', message: '' },
    check: ({ id }): Record<string, string> => (id ? {} : { id: s.inviteNeeded }),
    save: ({ id, message }, options) => call('POST /ws/demand/add', { id, accountId: person.id, message: message.trim() }, options),
    rename: { accountId: 'id' },
    stale,
    onDone: () => {
      toast.success(s.sent(person.name))
      onClose()
    },
    onError: refreshIfMoved,
    warn: false,
  })
  return (
    <DialogForm needs="demand:pick" of={act} verb={s.send} cancel={s.cancel} onCancel={onClose}>
      <Select
        label={s.inviteTo}
        withAsterisk
        allowDeselect={false}
        data={open.map((one) => ({ value: one.id, label: s.until(one.title, formatDate(one.recruitEnd, lang)) }))}
        value={act.form.values.id || null}
        onChange={(id) => act.form.setFieldValue('id', id ?? '')}
        error={act.form.errors['id']}
        data-path="id"
      />
      <Textarea maxLength={DEMAND_MESSAGE_MAX} autosize minRows={2} maxRows={8} {...act.field('message', s.message)} />
    </DialogForm>
  )
}

/** The button that opens it. */
export function InviteButton({ person, onInvite }: { person: Person; onInvite: (person: Person) => void }) {
  const s = useTexts(t)
  return (
    <Button variant="default" size="xs" aria-label={s.inviteOf(person.name)} onClick={() => onInvite(person)}>
      {s.invite}
    </Button>
  )
}
