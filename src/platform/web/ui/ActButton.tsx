import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { CLICK_THROTTLE_MS } from '../../../rules/constants.ts'
import { throttled } from '../act.ts'
import { useTexts } from '../i18n.tsx'
import { t } from './texts.ts'

interface ActButtonProps extends Omit<ButtonProps, 'disabled'> {
  children: ReactNode
  /** While the promise runs the button shows a loader and ignores clicks. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  /**
   * Milliseconds in which a second click is dropped (source §9: 2,000). Not for submit buttons: there `useAct` drops repeated input, and
   * a quick correction is sent.
   */
  throttleMs?: number
  /** False where the permission list lacks the action: the button is not shown (source §6). */
  permitted?: boolean
  /** Why the action is not possible now. The button stays focusable and states the reason. */
  unable?: string
  type?: 'button' | 'submit'
  form?: string
  name?: string
  'aria-label'?: string
  'data-testid'?: string
}

/** The button for every action that calls the server. */
export function ActButton({
  onClick,
  type = 'button',
  throttleMs = type === 'submit' ? 0 : CLICK_THROTTLE_MS,
  permitted = true,
  unable,
  loading,
  ...rest
}: ActButtonProps) {
  const s = useTexts(t)
  const [admits] = useState(() => throttled(throttleMs))
  const [running, setRunning] = useState(false)
  if (!permitted) return null

  const click = async (event: MouseEvent<HTMLButtonElement>) => {
    if (unable || running || !admits()) {
      event.preventDefault()
      return
    }
    if (!onClick) return
    setRunning(true)
    try {
      await onClick(event)
    } finally {
      setRunning(false)
    }
  }

  const button = (
    <Button
      {...rest}
      type={type}
      data-act
      loading={loading || running}
      loaderProps={{ 'aria-label': s.loading }}
      data-disabled={unable ? true : undefined}
      aria-disabled={unable ? true : undefined}
      onClick={click}
    />
  )
  return unable ? (
    <Tooltip label={unable} multiline maw={280}>
      {button}
    </Tooltip>
  ) : (
    button
  )
}
