import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { SERVICE_HOURS } from '../../../../../rules/constants.ts'
import { t } from './texts.ts'

interface Clocked {
  dueAt: string | null
  minutesLeft: number | null
}

/** Within service hours what is left of them, outside them when the answer is due. Null while none is owed. */
export function useClock(): (one: Clocked, open: boolean) => string | null {
  const s = useTexts(t)
  const lang = useLang()
  return ({ dueAt, minutesLeft }, open) => {
    if (dueAt === null || minutesLeft === null) return null
    const time = s.hoursMinutes(Math.floor(Math.abs(minutesLeft) / 60), Math.abs(minutesLeft) % 60)
    if (minutesLeft < 0) return s.late(time)
    return open ? s.left(time) : s.due(formatTime(dueAt, lang, SERVICE_HOURS.zone))
  }
}
