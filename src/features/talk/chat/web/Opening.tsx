import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { FRIEND_LINE_CHARACTERS } from '../../../../rules/constants.ts'
import { call, stale, useRead, useWrite } from './queries.ts'
import { t } from './texts.ts'

interface OpeningProps {
  onOpen: (id: string) => void
  onBack: () => void
}

/** Opens the conversation with a person, or says why that is not possible and offers a contact request. */
export function OpenWith({ accountId, onOpen, onBack }: OpeningProps & { accountId: string }) {
  const s = useTexts(t)
  const { run, error } = useWrite('POST /ws/chat/open', { onDone: ({ id }) => onOpen(id), quiet: true })
  useEffect(() => {
    void run({ accountId })
  }, [accountId, run])
  const back = (
    <Button variant="default" onClick={onBack}>
      {s.back}
    </Button>
  )
  if (!error) return <p role="status">{s.opening}</p>
  if (error.error !== 'chatNotAllowed') return <ErrorState error={error} action={back} />
  return (
    <div className={blocks.form}>
      <EmptyState title={s.notYet} why={error.message} action={back} bare />
      <ContactRequest accountId={accountId} />
    </div>
  )
}

/** Where one talks about a demand: in its group, or with the publisher. */
export function OpenAbout({ demandId, onOpen, onBack }: OpeningProps & { demandId: string }) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/chat/ofDemand', { id: demandId })
  const groupId = data?.groupId
  const open = useRef(onOpen)
  // Once: opening draws the page again before the address has changed.
  useEffect(() => {
    if (groupId) open.current(groupId)
  }, [groupId])
  if (error) return <ErrorState error={error} onRetry={() => refetch()} />
  if (!data || groupId) return <p role="status">{s.opening}</p>
  if (data.person) return <OpenWith accountId={data.person.id} onOpen={onOpen} onBack={onBack} />
  return (
    <EmptyState
      title={s.notYet}
      why={s.applyFirst}
      action={
        <Button variant="default" onClick={onBack}>
          {s.back}
        </Button>
      }
      bare
    />
  )
}

function ContactRequest({ accountId }: { accountId: string }) {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/chat/mayWrite', { accountId })
  const act = useActForm({
    initial: { line: '' },
    check: ({ line }): Record<string, string> => (line.trim() === '' ? { line: s.lineNeeded } : {}),
    save: ({ line }, options) => call('POST /ws/chat/contact/ask', { accountId, line }, options),
    stale,
    warn: false,
  })
  if (!data) return null
  if (data.asked) return <p className={blocks.notice}>{s.requestWaits}</p>
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate>
      <FormState of={act} />
      <TextInput description={s.lineAbout} maxLength={FRIEND_LINE_CHARACTERS} required {...act.field('line', s.line)} />
      <div className={blocks.buttonsEnd}>
        <ActButton needs="own" type="submit" loading={act.pending}>
          {s.askContact}
        </ActButton>
      </div>
    </form>
  )
}
