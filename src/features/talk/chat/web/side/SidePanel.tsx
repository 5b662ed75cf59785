import { ActionIcon, Tabs } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Gone, isNotMine } from '../Gone.tsx'
import { useRead } from '../queries.ts'
import { AboutPart } from './AboutPart.tsx'
import { FilesPart, LinksPart } from './FilesPart.tsx'
import { SearchPart } from './SearchPart.tsx'
import css from './side.module.css'
import { t } from './texts.ts'

const parts = ['about', 'files', 'links', 'search'] as const
type Part = (typeof parts)[number]

interface SidePanelProps {
  id: string
  /** Empty: beside the timeline where there is space for it. */
  part: string
  onPart: (part: Part | '') => void
  onShow: (seq: number) => void
  onLeft: () => void
}

/**
 * The card of a conversation, its files and links, and the search in it; on small screens a page of its own. All of it goes when the reader
 * is not in the conversation any more.
 */
export function SidePanel({ id, part, onPart, onShow, onLeft }: SidePanelProps) {
  const s = useTexts(t)
  const shown = parts.find((one) => one === part) ?? 'about'
  const isGone = isNotMine(useRead('GET /ws/chat/card', { id }).error)
  const back = (
    <ActionIcon className={css.back} variant="subtle" color="gray" size="lg" aria-label={s.toThread} onClick={() => onPart('')}>
      <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <aside className={css.side} data-open={part !== '' || undefined} aria-label={s.card}>
      {isGone ? (
        <>
          <div className={css.head}>{back}</div>
          <Gone />
        </>
      ) : (
        <Tabs value={shown} onChange={(value) => onPart(parts.find((one) => one === value) ?? 'about')} keepMounted={false}>
          <div className={css.head}>
            {back}
            <Tabs.List aria-label={s.card}>
              {parts.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {s[one]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </div>
          <Tabs.Panel value="about" className={css.body}>
            <AboutPart id={id} onLeft={onLeft} />
          </Tabs.Panel>
          <Tabs.Panel value="files" className={css.body}>
            <FilesPart id={id} onShow={onShow} />
          </Tabs.Panel>
          <Tabs.Panel value="links" className={css.body}>
            <LinksPart id={id} onShow={onShow} />
          </Tabs.Panel>
          <Tabs.Panel value="search" className={css.body}>
            <SearchPart id={id} onShow={onShow} />
          </Tabs.Panel>
        </Tabs>
      )}
    </aside>
  )
}
