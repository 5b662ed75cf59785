import { Button, Modal, Switch, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type Card, call, stale, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** Name, announcement and rules of a group, as far as the server lets the reader change them. */
export function GroupSettings({ card }: { card: Card }) {
  const s = useTexts(t)
  const [editing, setEditing] = useState(false)
  const edit = useWrite('POST /ws/chat/group/edit')
  const mute = useWrite('POST /ws/chat/group/mute')
  const { id, version, may, name, announcement, openHistory, allMuted } = card
  return (
    <section className={blocks.form}>
      <h3>{name}</h3>
      <p className={announcement ? blocks.text : blocks.quiet}>{announcement || s.noAnnouncement}</p>
      {may.includes('edit') && (
        <div>
          <Button variant="default" onClick={() => setEditing(true)}>
            {s.edit}
          </Button>
        </div>
      )}
      {may.includes('mute') && (
        <Switch
          label={s.allMuted}
          description={s.allMutedAbout}
          checked={allMuted}
          disabled={mute.pending}
          onChange={() => void mute.run({ id, on: !allMuted })}
        />
      )}
      {may.includes('openHistory') ? (
        <Switch
          label={s.openHistory}
          description={s.openHistoryAbout}
          checked={openHistory}
          disabled={edit.pending}
          onChange={() => void edit.run({ id, version, openHistory: !openHistory })}
        />
      ) : (
        <p className={blocks.fine}>{openHistory ? s.isOpen : s.isClosed}</p>
      )}
      {editing && <EditDialog card={card} onClose={() => setEditing(false)} />}
    </section>
  )
}

function EditDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const s = useTexts(t)
  const before = { name: card.name, announcement: card.announcement }
  const act = useActForm({
    initial: before,
    version: card.version,
    check: ({ name }): Record<string, string> => (name.trim() === '' ? { name: s.nameNeeded } : {}),
    save: (typed, options, version) => call('POST /ws/chat/group/edit', { id: card.id, version, ...typed }, options),
    stale,
    onDone: onClose,
    warn: false,
  })
  return (
    <Modal opened onClose={onClose} title={s.edit} closeButtonProps={{ 'aria-label': s.close }}>
      <DialogForm needs="own" of={act} verb={s.save} cancel={s.cancel} onCancel={onClose}>
        <TextInput maxLength={60} required data-autofocus {...act.field('name', s.name)} />
        <Textarea maxLength={1000} autosize minRows={3} maxRows={8} {...act.field('announcement', s.announcement)} />
      </DialogForm>
    </Modal>
  )
}

/** Leaving and ending a group. */
export function GroupActs({ card, onLeft }: { card: Card; onLeft: () => void }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const leave = useWrite('POST /ws/chat/group/leave', { onDone: onLeft })
  const dissolve = useWrite('POST /ws/chat/group/dissolve')
  const { id, name, may } = card
  const askLeave = async () => {
    if (await confirm({ title: s.leaveTitle(name), body: s.leaveBody, verb: s.leave, tone: 'bad' })) await leave.run({ id })
  }
  const askDissolve = async () => {
    if (await confirm({ title: s.dissolveTitle(name), body: s.dissolveBody, verb: s.dissolve, tone: 'bad' })) await dissolve.run({ id })
  }
  return (
    <div className={blocks.form}>
      {card.role === 'owner' && !card.readOnly && <p className={blocks.fine}>{s.ownerStays}</p>}
      <div className={blocks.buttons}>
        {may.includes('leave') && (
          <ActButton needs="own" variant="default" loading={leave.pending} onClick={askLeave}>
            {s.leave}
          </ActButton>
        )}
        {may.includes('dissolve') && (
          <ActButton needs="own" variant="default" color="bad" loading={dissolve.pending} onClick={askDissolve}>
            {s.dissolve}
          </ActButton>
        )}
      </div>
    </div>
  )
}
