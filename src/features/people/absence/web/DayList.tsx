import { NativeSelect } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Scrollable } from '../../../../platform/web/ui/Scrollable.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import type { Half } from '../contract/schema.ts'
import type { CountedDayView, LeavePreview } from '../contract/views.ts'
import css from './leave.module.css'
import { daysText, weekdayText } from './leave-texts.ts'
import { t } from './texts.ts'

type Part = CountedDayView['part']

/** Each day of a leave: whether it counts, and why. With `onPart`, days that count can be taken half. */
export function DayList({ preview, onPart }: { preview: LeavePreview; onPart?: (day: string, part: Part) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <div className={blocks.tight}>
      <Scrollable className={css.days} label={s.countedDays}>
        <table>
          <thead>
            <tr>
              <th scope="col">{s.day}</th>
              <th scope="col">{s.part}</th>
              <th scope="col">{s.why}</th>
              <th scope="col">{s.counts}</th>
            </tr>
          </thead>
          <tbody>
            {preview.days.map((one) => (
              <tr key={one.day} data-counts={one.hundredths > 0 ? 'yes' : 'no'}>
                <td className={blocks.nowrap}>
                  {formatDate(one.day, lang)} {weekdayText(one.day, lang)}
                </td>
                <td>
                  {onPart && one.hundredths > 0 ? (
                    <NativeSelect
                      size="xs"
                      aria-label={`${s.part} ${formatDate(one.day, lang)}`}
                      value={one.part}
                      data={(['whole', 'morning', 'afternoon'] as const).map((value) => ({ value, label: s[value] }))}
                      onChange={(event) => onPart(one.day, event.currentTarget.value as Part)}
                    />
                  ) : (
                    one.hundredths > 0 && s[one.part]
                  )}
                </td>
                <td>
                  {s[one.kind]}
                  {one.name && <span className={blocks.below}>{one.name[lang]}</span>}
                </td>
                <td className={blocks.nowrap}>{one.hundredths > 0 ? daysText(one.hundredths, lang) : s.notCounted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrollable>
      <p className={blocks.between}>
        <span className={blocks.fine}>{preview.region ? s.holidaysOf(preview.region.name[lang], s[preview.basis]) : s.noRegion}</span>
        <strong>
          {s.total} {daysText(preview.totalHundredths, lang)}
        </strong>
      </p>
    </div>
  )
}

/** Days as half days of a form: whole days are not named. */
export function withPart(halves: readonly Half[], day: string, part: Part): Half[] {
  const others = halves.filter((half) => half.day !== day)
  return part === 'whole' ? others : [...others, { day, part }].sort((a, b) => (a.day < b.day ? -1 : 1))
}
