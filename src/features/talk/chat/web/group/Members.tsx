import { ActionIcon, Button, Menu, Modal } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { MemberAct } from '../../contract/conversation.ts'
import { LongList, onArrow } from '../LongList.tsx'
import { type Card, call, type Member, stale, useWrite } from '../queries.ts'
import css from '../side/side.module.css'
import { useNamed } from '../useNamed.tsx'
import { PeopleChoice } from './PeopleChoice.tsx'
import { t } from './texts.ts'

const rank = { owner: 0, admin: 1, member: 2 }

/** The members with their roles, and what the server lets the reader do with each. */
export function Members({ card }: { card: Card }) {
  const s = useTexts(t)
  const box = useRef<HTMLDivElement>(null)
  const [adding, setAdding] = useState(false)
  const members = [...card.members].sort((a, b) => rank[a.role] - rank[b.role])
  const { field, shown, rest } = useNamed(members, members.length)
  return (
    <section className={blocks.form}>
      <div className={blocks.between}>
        <h3>{s.members(members.length)}</h3>
        {card.may.includes('add') && (
          <Button variant="default" size="xs" onClick={() => setAdding(true)}>
            {s.add}
          </Button>
        )}
      </div>
      {field}
      {rest}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        ref={box}
        className={css.members}
        role="group"
        aria-label={s.people}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        tabIndex={0}
        onKeyDown={onArrow}
      >
        <LongList scrollRef={box} takeFocus>
          {shown.map((member) => (
            <MemberRow key={member.id} group={card.id} member={member} />
          ))}
        </LongList>
      </div>
      {adding && <AddDialog card={card} onClose={() => setAdding(false)} />}
    </section>
  )
}

function MemberRow({ group, member }: { group: string; member: Member }) {
  const s = useTexts(t)
  return (
    <div className={`${blocks.row} ${css.member}`}>
      <Avatar name={member.name} src={member.avatar} />
      <span className={blocks.named}>
        <strong>{member.name}</strong>
        {member.companyName && <small>{member.companyName}</small>}
        {(member.role !== 'member' || member.muted) && (
          <span className={blocks.line}>
            {member.role !== 'member' && <StatusTag tone={member.role === 'owner' ? 'primary' : 'info'}>{s[member.role]}</StatusTag>}
            {member.muted && <StatusTag tone="warn">{s.isMuted}</StatusTag>}
          </span>
        )}
      </span>
      {member.may.length > 0 && <MemberMenu group={group} member={member} />}
    </div>
  )
}

function MemberMenu({ group: id, member }: { group: string; member: Member }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const remove = useWrite('POST /ws/chat/group/remove')
  const role = useWrite('POST /ws/chat/group/role')
  const mute = useWrite('POST /ws/chat/group/mute')
  const { id: accountId, name } = member
  const acts: Record<MemberAct, () => Promise<unknown>> = {
    mute: () => mute.run({ id, accountId, on: true }),
    unmute: () => mute.run({ id, accountId, on: false }),
    makeAdmin: () => role.run({ id, accountId, role: 'admin' }),
    makeMember: () => role.run({ id, accountId, role: 'member' }),
    handOver: async () => {
      if (await confirm({ title: s.handOverTitle(name), body: s.handOverBody, verb: s.handOver, tone: 'bad' }))
        await role.run({ id, accountId, role: 'owner' })
    },
    remove: async () => {
      if (await confirm({ title: s.removeTitle(name), body: s.removeBody, verb: s.remove, tone: 'bad' }))
        await remove.run({ id, accountId })
    },
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={s.manage(name)}>
          <IconDots size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {member.may.map((act) => (
          <Menu.Item key={act} {...(act === 'remove' && { color: 'bad' })} onClick={() => void acts[act]()}>
            {s[act]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function AddDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { accountIds: [] as string[] },
    check: ({ accountIds }): Record<string, string> => (accountIds.length === 0 ? { accountIds: s.peopleNeeded } : {}),
    save: (values, options) => call('POST /ws/chat/group/add', { id: card.id, ...values }, options),
    stale,
    onDone: onClose,
    warn: false,
  })
  return (
    <Modal opened onClose={onClose} title={s.add} closeButtonProps={{ 'aria-label': s.close }}>
      <DialogForm needs="own" of={act} verb={s.add} cancel={s.cancel} onCancel={onClose}>
        <p className={blocks.quiet}>{card.openHistory ? s.isOpen : s.isClosed}</p>
        <PeopleChoice
          label={s.people}
          chosen={act.form.values.accountIds}
          onChange={(ids) => act.form.setFieldValue('accountIds', ids)}
          without={card.members.map((one) => one.id)}
          {...act.named('accountIds', s.people)}
        />
      </DialogForm>
    </Modal>
  )
}
