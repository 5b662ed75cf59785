import { Button, Modal } from '@mantine/core'
import { IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import type { ChatPerson } from '../contract/calls.ts'
import css from './chat.module.css'
import { NewGroupForm } from './group/NewGroupForm.tsx'
import { useRead, useWrite } from './queries.ts'
import { t } from './texts.ts'
import { useNamed } from './useNamed.tsx'

/** Those to whom one may write, and the requests of others that wait for an answer. */
export function StartDialog({ onClose, onOpen }: { onClose: () => void; onOpen: (id: string) => void }) {
  const s = useTexts(t)
  const contacts = useRead('GET /ws/chat/contacts')
  const open = useWrite('POST /ws/chat/open', { onDone: ({ id }) => onOpen(id) })
  const answer = useWrite('POST /ws/chat/contact/answer', { onDone: ({ conversationId }) => conversationId && onOpen(conversationId) })
  const [grouping, setGrouping] = useState(false)
  const { colleagues = [], sides = [], friends = [], received = [] } = contacts.data ?? {}
  const { field, shown, rest } = useNamed([...colleagues, ...sides, ...friends])
  const people = (title: string, all: readonly ChatPerson[]) => {
    const some = shown.filter((person) => all.includes(person))
    return (
      some.length > 0 && (
        <section>
          <h3 className={`${blocks.fine} ${css.heading}`}>{title}</h3>
          <ul>
            {some.map((person) => (
              <li key={person.id}>
                <button type="button" className={css.entry} onClick={() => open.run({ accountId: person.id })}>
                  <Who person={person} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  }
  if (grouping)
    return (
      <Modal opened onClose={onClose} title={s.newGroup} closeButtonProps={{ 'aria-label': s.close }}>
        <NewGroupForm onDone={onOpen} onCancel={() => setGrouping(false)} />
      </Modal>
    )
  return (
    <Modal opened onClose={onClose} title={s.startWith} closeButtonProps={{ 'aria-label': s.close }}>
      {contacts.isError && <ErrorState error={contacts.error} onRetry={() => contacts.refetch()} />}
      <div className={blocks.form} aria-busy={contacts.isPending}>
        {received.length > 0 && (
          <section>
            <h3 className={`${blocks.fine} ${css.heading}`}>{s.requests}</h3>
            <ul className={blocks.form}>
              {received.map((request) => (
                <li key={request.id} className={blocks.tight}>
                  <span className={css.asked}>
                    <Who person={request.person} />
                  </span>
                  <span>{request.line}</span>
                  <span className={blocks.buttons}>
                    <ActButton needs="own" onClick={() => answer.run({ id: request.id, accept: true })}>
                      {s.accept}
                    </ActButton>
                    <ActButton needs="own" variant="default" onClick={() => answer.run({ id: request.id, accept: false })}>
                      {s.decline}
                    </ActButton>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {colleagues.length + friends.length > 0 && (
          <div>
            <Button
              variant="default"
              leftSection={<IconUsersPlus size={18} stroke={1.75} aria-hidden="true" />}
              onClick={() => setGrouping(true)}
            >
              {s.newGroup}
            </Button>
          </div>
        )}
        {field}
        {people(s.colleagues, colleagues)}
        {people(s.sides, sides)}
        {people(s.contacts, friends)}
        {rest}
        {contacts.data && colleagues.length + sides.length + friends.length + received.length === 0 && (
          <EmptyState title={s.nobody} why={s.nobodyWhy} bare />
        )}
      </div>
    </Modal>
  )
}

const Who = ({ person }: { person: ChatPerson }) => (
  <>
    <Avatar name={person.name} src={person.avatar} />
    <span className={blocks.named}>
      <strong>{person.name}</strong>
      <small>{person.companyName}</small>
    </span>
  </>
)
