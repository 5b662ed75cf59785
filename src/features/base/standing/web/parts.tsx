import { Alert } from '@mantine/core'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import type { StoppedMark } from '../contract/schema.ts'
import { stoppedTexts } from '../contract/standing.ts'
import { t } from './texts.ts'

/** On an operator's case: the platform has stopped whom the money belongs to, and why. Nothing for anybody else. */
export function StoppedAlert({ stopped, pays = false }: { stopped: StoppedMark; pays?: boolean }) {
  const lang = useLang()
  const s = useTexts(t)
  if (!stopped) return null
  const standing = stoppedTexts[stopped.standing][lang]
  return (
    <Alert color="bad" title={pays ? s.payOut(standing) : s.owner(standing)}>
      {stopped.reason === '' ? s.noReason : s.reason(stopped.reason)}
    </Alert>
  )
}
