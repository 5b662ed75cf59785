import { Button, Tabs } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { eventPath } from '../../contract/kinds.ts'
import type { OperatorEvent } from '../../contract/schema.ts'
import { useRead, useWrite } from '../queries.ts'
import { spanText } from '../when.ts'
import { CallOff } from './CallOff.tsx'
import { Door } from './Door.tsx'
import css from './desk.module.css'
import { EventForm } from './EventForm.tsx'
import { Signups } from './Signups.tsx'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

const LIST = '/operatorHome/events'

export function NewEvent() {
  const s = useTexts(t)
  const navigate = useNavigate()
  usePageTitle(s.newTitle)
  return (
    <>
      <PageHeader title={s.newTitle} about={s.newAbout} back={{ to: LIST, label: s.back }} />
      <EventForm event={null} onSaved={(id) => void navigate(`${LIST}?id=${id}&part=edit`, { replace: true })} />
    </>
  )
}

/** One event: its figures, the sign-ups, check-in, and the form. */
export function EventCase({ id }: { id: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const { data: event, error, refetch } = useRead('GET /ws/operator/event', { id }, watched)
  const [{ part }, patch] = useUrlState({ part: 'signups' })
  usePageTitle(event?.title[lang])
  const may = useMay('operator:events')
  if (!event)
    return (
      <>
        <PageHeader title={s.event} back={{ to: LIST, label: s.back }} />
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}
      </>
    )
  const editable = may && event.state !== 'cancelled'
  return (
    <>
      <PageHeader
        title={event.title[lang]}
        status={<StateTag state={event.state} />}
        about={spanText(event.startsAt, event.endsAt, lang, event.zone)}
        back={{ to: LIST, label: s.back }}
        actions={<Moves event={event} may={may} />}
      />
      <Numbers event={event} />
      <Tabs value={part} onChange={(next) => patch({ part: next ?? 'signups' })} keepMounted={false}>
        <Tabs.List aria-label={s.parts}>
          <Tabs.Tab value="signups">{s.tabSignups}</Tabs.Tab>
          {may && <Tabs.Tab value="door">{s.tabDoor}</Tabs.Tab>}
          {editable && <Tabs.Tab value="edit">{s.tabEdit}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="signups" className={css.panel}>
          <Signups event={event} />
        </Tabs.Panel>
        {may && (
          <Tabs.Panel value="door" className={css.panel}>
            <Door event={event} />
          </Tabs.Panel>
        )}
        {editable && (
          <Tabs.Panel value="edit" className={css.panel}>
            <EventForm key={event.id} event={event} onSaved={() => void refetch()} />
          </Tabs.Panel>
        )}
      </Tabs>
    </>
  )
}

function Numbers({ event }: { event: OperatorEvent }) {
  const s = useTexts(t)
  const lang = useLang()
  const { numbers } = event
  return (
    <div className={`${blocks.tight} ${spacing.before4}`}>
      <DescriptionList
        itemWidth={120}
        items={[
          { label: s.seats, value: event.seats },
          { label: s.confirmed, value: numbers.confirmed },
          { label: s.checkedIn, value: numbers.checkedIn },
          { label: s.waitlisted, value: numbers.waitlisted },
          { label: s.gaveBack, value: numbers.cancelled },
          event.channels.length > 0 && {
            label: s.channels,
            value: event.channels.map(({ code, signups }) => s.channelLine(code, signups)).join(lang === 'cn' ? '，' : ', '),
            wide: true,
          },
          event.state === 'cancelled' && { label: s.why, value: event.cancelReason[lang], wide: true },
        ]}
      />
      <p className={blocks.fine}>{s.asOf(formatTime(event.asOf, lang))}</p>
    </div>
  )
}

function Moves({ event, may }: { event: OperatorEvent; may: boolean }) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [callingOff, setCallingOff] = useState(false)
  const seen = { id: event.id, version: event.version }
  const announcing = (message: string) => ({ onDone: () => toast.success(message) })
  const publish = useWrite('POST /ws/operator/event/publish', announcing(s.publishedNow))
  const close = useWrite('POST /ws/operator/event/close', announcing(s.closedNow))
  const remove = useWrite('POST /ws/operator/event/remove', {
    onDone: () => {
      toast.success(s.removedNow)
      void navigate(LIST, { replace: true })
    },
  })
  const ask = async (question: { title: string; body: string; verb: string; tone?: 'bad' }, run: () => Promise<unknown>) => {
    if (await confirm(question)) await run()
  }
  return (
    <div className={blocks.buttonsEnd}>
      {event.state !== 'draft' && (
        <Button component="a" variant="subtle" href={`#${eventPath(event.slug, event.kind)}`} target="_blank" rel="noopener">
          {s.open}
        </Button>
      )}
      {may && event.state === 'draft' && (
        <ActButton
          needs="operator:events"
          variant="default"
          onClick={() => ask({ title: s.removeTitle, body: s.removeBody, verb: s.remove, tone: 'bad' }, () => remove.run(seen))}
        >
          {s.remove}
        </ActButton>
      )}
      {may && event.state === 'published' && event.phase !== 'finished' && (
        <ActButton
          needs="operator:events"
          variant="default"
          onClick={() => ask({ title: s.closeTitle, body: s.closeBody, verb: s.close }, () => close.run(seen))}
        >
          {s.close}
        </ActButton>
      )}
      {may && (event.state === 'published' || event.state === 'closed') && event.phase !== 'finished' && (
        <ActButton needs="operator:events" variant="default" color="bad" onClick={() => setCallingOff(true)}>
          {s.callOff}
        </ActButton>
      )}
      {may && event.state === 'draft' && (
        <ActButton
          needs="operator:events"
          onClick={() => ask({ title: s.publishTitle, body: s.publishBody, verb: s.publish }, () => publish.run(seen))}
        >
          {s.publish}
        </ActButton>
      )}
      {may && event.state === 'closed' && event.phase !== 'finished' && (
        <ActButton needs="operator:events" onClick={() => publish.run(seen)}>
          {s.reopen}
        </ActButton>
      )}
      {publish.error?.isGeneral === false && (
        <p className={`${blocks.bad} ${spacing.whole}`} role="alert">
          {publish.error?.message}
        </p>
      )}
      <CallOff event={event} open={callingOff} onClose={() => setCallingOff(false)} />
    </div>
  )
}
