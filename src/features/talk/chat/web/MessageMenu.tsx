import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBack,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDots,
  IconFlag,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { copyText } from '../../../../platform/web/clipboard.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { RECALL_MINUTES } from '../../../../rules/constants.ts'
import { plainText } from './lines.ts'
import { type Card, type ChatEvent, useWrite } from './queries.ts'
import { isRecalling, recall } from './sending.ts'
import { t } from './texts.ts'

const ReportDialog = lazyPart(() => import('../../moderation/web/parts/ReportDialog.tsx'))

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

/** What can be done with a message that is on screen. */
export interface MessageActs {
  quote: (event: ChatEvent) => void
  forward: (event: ChatEvent) => void
  /** Recalls it and puts its text back into the field. */
  rewrite: (event: ChatEvent) => void
  jump: (seq: number) => void
  /** While the menu of a message is open, lines stay where they are; null when it is closed. */
  hold: (seq: number | null) => void
}

const isRecallable = (event: ChatEvent): boolean =>
  event.mine && Date.now() - event.timestamp < RECALL_MINUTES * 60_000 && !isRecalling(event.id, event.seq)

/** A recording is spoken again, not written again. */
const isWritten = ({ content, files = [] }: ChatEvent): boolean => content !== '' || files.some(({ seconds }) => seconds === undefined)

/** A button; its menu is only there once it has been opened, since a timeline has many. */
export function MessageMenu({ event, card, acts }: { event: ChatEvent; card: Card; acts: MessageActs }) {
  const s = useTexts(t)
  const [used, setUsed] = useState(false)
  const [reporting, setReporting] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={28}
      aria-label={s.messageMenu}
      aria-haspopup="menu"
      {...(!used && {
        onClick: () => {
          setUsed(true)
          acts.hold(event.seq)
        },
      })}
    >
      <IconDots {...icon} />
    </ActionIcon>
  )
  const hold = (opened: boolean) => acts.hold(opened ? event.seq : null)
  if (!used) return button
  return (
    <>
      <Menu position="bottom" withinPortal defaultOpened hideDetached={false} onChange={hold}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown>
          <Items event={event} card={card} acts={acts} onReport={() => setReporting(true)} />
        </Menu.Dropdown>
      </Menu>
      {reporting && (
        <Suspense>
          <ReportDialog id={event.id} seq={event.seq} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  )
}

function Items({ event, card, acts, onReport }: { event: ChatEvent; card: Card; acts: MessageActs; onReport: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const pin = useWrite('POST /ws/chat/group/pin')
  const remove = useWrite('POST /ws/chat/group/removeMessage')
  const { id, seq } = event
  const isPinned = card.pinnedSeq === seq
  const sender = card.members.find((one) => one.id === event.from)
  // Who has left is judged as a member.
  const isRemovable = !event.mine && card.may.includes('removeMessage') && (!sender || sender.may.includes('remove'))
  const askRemove = async () => {
    if (await confirm({ title: s.removeMessageTitle(event.username), body: s.removeMessageBody, verb: s.removeMessage, tone: 'bad' }))
      await remove.run({ id, seq })
  }
  return (
    <>
      {!card.readOnly && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => acts.quote(event)}>
          {s.quote}
        </Menu.Item>
      )}
      {event.content !== '' && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => void copyText(plainText(event.content, lang))}>
          {s.copy}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconArrowForwardUp {...icon} />} onClick={() => acts.forward(event)}>
        {s.forward}
      </Menu.Item>
      {isRecallable(event) && (
        <Menu.Item leftSection={<IconArrowBack {...icon} />} onClick={() => recall(event)}>
          {s.recall}
        </Menu.Item>
      )}
      {isWritten(event) && isRecallable(event) && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => acts.rewrite(event)}>
          {s.edit}
        </Menu.Item>
      )}
      {card.may.includes('pin') && (
        <Menu.Item
          leftSection={isPinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => void pin.run({ id, seq, on: !isPinned })}
        >
          {isPinned ? s.unpinMessage : s.pinMessage}
        </Menu.Item>
      )}
      {!event.mine && (
        <Menu.Item leftSection={<IconFlag {...icon} />} onClick={onReport}>
          {s.report}
        </Menu.Item>
      )}
      {isRemovable && (
        <Menu.Item color="bad" leftSection={<IconTrash {...icon} />} onClick={askRemove}>
          {s.removeMessage}
        </Menu.Item>
      )}
    </>
  )
}
