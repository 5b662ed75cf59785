import { ActionIcon, Popover } from '@mantine/core'
import { IconMoodSmile } from '@tabler/icons-react'
import { useState } from 'react'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { offeredFaces } from '../contract/faces.ts'
import css from './composer.module.css'
import { t } from './texts.ts'

export function FacePicker({ onPick }: { onPick: (code: string) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="top-start" trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={s.faces} onClick={() => setOpened(!opened)}>
          <IconMoodSmile size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={s.faces}>
        <div className={css.faces}>
          {offeredFaces.map((face) => {
            const name = lang === 'cn' ? face.code : face.en
            return (
              <button
                key={face.code}
                type="button"
                aria-label={name}
                title={name}
                onClick={() => {
                  setOpened(false)
                  onPick(face.code)
                }}
              >
                {face.sign}
              </button>
            )
          })}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
