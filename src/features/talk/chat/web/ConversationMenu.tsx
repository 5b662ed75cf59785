import { ActionIcon, Menu } from '@mantine/core'
import { IconBell, IconBellOff, IconDots, IconMail, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import type { ConversationRow } from '../contract/calls.ts'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const

interface ConversationMenuProps {
  row: Pick<ConversationRow, 'id' | 'name' | 'pinned' | 'quiet' | 'markedUnread'>
  unread: number
  /** The open conversation would be read at once: it is closed. */
  onMarkedUnread: () => void
}

/** What a member does for the own view of a conversation alone. */
export function ConversationMenu({ row: { id, name, pinned, quiet, markedUnread }, unread, onMarkedUnread }: ConversationMenuProps) {
  const s = useTexts(t)
  const settings = useWrite('POST /ws/chat/settings')
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={s.more(name)}>
          <IconDots {...icon} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => void settings.run({ id, pinned: !pinned })}
        >
          {pinned ? s.unpin : s.pin}
        </Menu.Item>
        <Menu.Item
          leftSection={quiet ? <IconBell {...icon} /> : <IconBellOff {...icon} />}
          onClick={() => void settings.run({ id, quiet: !quiet })}
        >
          {quiet ? s.unquiet : s.quiet}
        </Menu.Item>
        {unread === 0 && !markedUnread && (
          <Menu.Item
            leftSection={<IconMail {...icon} />}
            onClick={() => {
              onMarkedUnread()
              void settings.run({ id, markedUnread: true })
            }}
          >
            {s.markUnread}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
