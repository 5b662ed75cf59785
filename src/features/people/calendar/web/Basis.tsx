import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import type { YearShown } from './queries.ts'
import { t } from './texts.ts'

/** The basis of a year, in a word, with the reason. */
export function Basis({ year }: { year: YearShown }) {
  const s = useTexts(t)
  const lang = useLang()
  if (year.basis === 'none') return <Note tone="warn">{s.noneWhy}</Note>
  if (year.basis === 'verified')
    return (
      <Note tone="ok">
        <strong>{s.basisVerified}</strong> {s.verifiedOn(formatDate(year.verifiedOn ?? '', lang))}
        {' · '}
        <UserText>{year.verifiedBy}</UserText>
        {' · '}
        <UserText>{year.source}</UserText>
      </Note>
    )
  return (
    <Note>
      <strong>{s.basisPublic}</strong> {year.region.code.length > 2 ? s.publicPart : s.publicWhy}
    </Note>
  )
}
