import { Button, type ButtonProps, Tooltip } from '@mantine/core'
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { CLICK_THROTTLE_MS } from '../../../rules/constants.ts'
import { throttled } from '../act.ts'
import { useTexts } from '../i18n.tsx'
import { type ActNeeds, useActs } from './acts.ts'
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
  /**
   * Whose permission the call asks: without it in the permission list the button is not shown (source §6). `own`: the caller's own
   * things.
   */
  needs: ActNeeds
  /** Why the action is not possible now. The button stays focusable and states the reason. */
  unable?: string
  /** Disabled for a reason that the form already shows: a file is uploading, a box is not ticked. */
  blocked?: boolean
  type?: 'button' | 'submit'
  form?: string
  name?: string
  'aria-label'?: string
  'data-testid'?: string
  'data-autofocus'?: true | undefined
  ref?: Ref<HTMLButtonElement>
}

/** The button for every action that calls the server. */
export function ActButton({
  onClick,
  type = 'button',
  throttleMs = type === 'submit' ? 0 : CLICK_THROTTLE_MS,
  needs,
  unable,
  blocked,
  loading,
  ...rest
}: ActButtonProps) {
  const s = useTexts(t)
  const [admits] = useState(() => throttled(throttleMs))
  const [running, setRunning] = useState(false)
  if (!useActs(needs)) return null

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
      data-act={needs === 'own' ? 'own' : 'granted'}
      loading={loading || running}
      disabled={blocked ?? false}
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
