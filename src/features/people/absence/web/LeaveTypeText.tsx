import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import type { LeaveTypeView } from '../contract/views.ts'
import css from './leave.module.css'
import { useLeaveTypes } from './queries.ts'
import { t } from './texts.ts'

type Look = Pick<LeaveTypeView, 'name' | 'mark'>

/** The letter of a type: the first of its name. */
export const letterOf = (name: string): string => [...name][0] ?? ''

/** A small sample of how a type looks in the calendar. */
export function TypeSwatch({ type, waits }: { type: Look; waits?: boolean }) {
  const lang = useLang()
  return (
    <span className={`${css.mark} ${css.swatch}`} data-mark={type.mark} data-waits={waits || undefined} aria-hidden="true">
      <span className={css.letter}>{letterOf(type.name[lang])}</span>
    </span>
  )
}

/** A leave type by its code: its sample and its name. */
export function LeaveTypeText({ code }: { code: string | null }) {
  const lang = useLang()
  const s = useTexts(t)
  const { data } = useLeaveTypes()
  if (code === null) return <>{s.away}</>
  const type = data?.find((one) => one.code === code)
  if (!type) return null
  return (
    <span className={css.type}>
      <TypeSwatch type={type} />
      {type.name[lang]}
    </span>
  )
}
