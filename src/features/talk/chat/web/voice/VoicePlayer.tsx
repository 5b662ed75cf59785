import { ActionIcon } from '@mantine/core'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { useIsPlayed } from './played.ts'
import { lengthOf, t } from './texts.ts'
import { usePlayer } from './usePlayer.ts'
import css from './voice.module.css'

interface Voice {
  url: string
  /** Unknown for one from another client. */
  seconds?: number | undefined
}

/** A voice message: play, pause, and its place, which the arrow keys move. `isNew`: of somebody else, marked until it was played. */
export function VoicePlayer({ voice, isNew }: { voice: Voice; isNew: boolean }) {
  const s = useTexts(t)
  const { isPlaying, isLoading, isBroken, at, length, toggle, goTo } = usePlayer(voice.url, voice.seconds)
  const isPlayed = useIsPlayed(voice.url)
  const name = s.voice(length > 0 ? lengthOf(length) : '')
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div className={`${blocks.row} ${css.voice}`} role="group" aria-label={name.trim()}>
        <ActionIcon
          variant="filled"
          size={36}
          radius="xl"
          aria-label={isPlaying ? s.pause : s.play}
          aria-busy={isLoading}
          onClick={() => void toggle()}
        >
          {isPlaying ? <IconPlayerPauseFilled size={18} aria-hidden="true" /> : <IconPlayerPlayFilled size={18} aria-hidden="true" />}
        </ActionIcon>
        <input
          type="range"
          className={css.place}
          aria-label={s.position}
          aria-valuetext={s.positionOf(lengthOf(at), lengthOf(length))}
          min={0}
          // Whole seconds, so that the last step is the end.
          max={Math.ceil(length) || 1}
          step={1}
          value={at}
          onChange={({ currentTarget }) => goTo(Math.min(Number(currentTarget.value), length))}
        />
        <span className={css.length}>{lengthOf(isPlaying || at > 0 ? at : length)}</span>
        {isNew && !isPlayed && <span className={css.notPlayed} role="img" aria-label={s.notPlayed} />}
      </div>
      {isBroken && (
        <p className={blocks.bad} role="alert">
          {s.unplayable}
        </p>
      )}
    </>
  )
}
