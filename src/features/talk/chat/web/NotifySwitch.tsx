import { Switch } from '@mantine/core'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useStore } from '../../../../platform/web/store.ts'
import { toast } from '../../../../platform/web/toast.ts'
import { notifyState, wantNotify } from './notify.ts'
import { t } from './texts.ts'

/** Notifications of the browser: asked for here alone, never by themselves. */
export function NotifySwitch() {
  const s = useTexts(t)
  const state = useStore(notifyState)
  if (state === 'unknown') return null
  const change = async (on: boolean) => {
    if ((await wantNotify(on)) === 'blocked') toast.warning(s.notifyBlocked)
  }
  return <Switch label={s.notify} checked={state === 'on'} onChange={({ currentTarget }) => void change(currentTarget.checked)} />
}
