import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { NextHolidays } from '../../../../people/calendar/web/parts/NextHolidays.tsx'
import { SharedHours } from '../../../../people/calendar/web/parts/SharedHours.tsx'
import { useOverlap, type usePlace } from '../../../../people/calendar/web/queries.ts'
import { Cell } from './Cell.tsx'
import { t } from './texts.ts'

const HOME = 'CN'

export function HolidaysCell({ region, asked }: { region: string; asked: ReturnType<typeof usePlace> }) {
  const s = useTexts(t)
  return (
    <Cell title={s.holidays} asked={asked} more={{ to: `/globalHiringAndTalentServices?place=${region}&at=planner`, text: s.holidaysTo }}>
      {asked.data && <NextHolidays next={asked.data.next} />}
    </Cell>
  )
}

export function OverlapCell({ region }: { region: string }) {
  const s = useTexts(t)
  const asked = useOverlap(HOME, region)
  const isHome = region === HOME
  return (
    <Cell
      title={s.overlap}
      asked={isHome ? { isPending: false, isError: false } : asked}
      more={isHome ? undefined : { to: `/globalHiringAndTalentServices?a=${HOME}&b=${region}&at=overlap`, text: s.overlapTo }}
    >
      {isHome && <p>{s.overlapHome}</p>}
      {asked.data && <SharedHours of={asked.data} />}
    </Cell>
  )
}
