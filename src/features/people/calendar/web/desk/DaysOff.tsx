import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { shortDay, weekdayName } from '../day.ts'
import { type DeskYear, type HolidayShown, useWrite } from '../queries.ts'
import { AddDay } from './AddDay.tsx'
import { d } from './texts.ts'

/** Days off as the portal shows them; those of the public calendar can be removed or renamed here. */
export function DaysOff({ deskYear }: { deskYear: DeskYear }) {
  const s = useTexts(d)
  const { holidays, workdays, region } = deskYear.shown
  const [renaming, setRenaming] = useState<string | null>(null)
  const remove = useWrite('POST /ws/operator/calendar/correct', { quiet: true, onDone: () => toast.success(s.done) })
  const confirm = useConfirm()
  const may = useMay('operator:rates')
  const lang = useLang()
  if (holidays.length === 0 && workdays.length === 0) return <EmptyState title={s.none} why={s.noneWhy} />
  const keyOf = (day: HolidayShown) => `${day.date} ${day.name.en}`
  return (
    <>
      {remove.error && <ErrorState error={remove.error} />}
      <ul className={lists.lines} aria-label={s.days}>
        {holidays.map((day) => (
          <li key={keyOf(day)}>
            <div className={blocks.between}>
              <Words day={day} />
              {day.corrected ? (
                <StatusTag tone="info">{s.corrected}</StatusTag>
              ) : (
                may && (
                  <span className={blocks.buttons}>
                    <ActButton
                      needs="operator:rates"
                      size="compact-sm"
                      variant="default"
                      aria-label={s.renameThis(day.name[lang])}
                      onClick={() => setRenaming(keyOf(day))}
                    >
                      {s.rename}
                    </ActButton>
                    <ActButton
                      needs="operator:rates"
                      size="compact-sm"
                      variant="default"
                      aria-label={s.removeThis(day.name[lang])}
                      onClick={async () => {
                        const yes = await confirm({
                          title: s.removeThis(day.name[lang]),
                          body: s.removeBody,
                          verb: s.remove,
                          tone: 'bad',
                          reason: { label: s.reason, required: true, max: 300 },
                        })
                        if (yes)
                          await remove.run({
                            region: region.code,
                            date: day.date,
                            kind: 'remove',
                            english: day.name.en,
                            reason: yes.reason,
                          })
                      }}
                    >
                      {s.remove}
                    </ActButton>
                  </span>
                )
              )}
            </div>
            {renaming === keyOf(day) && <AddDay shown={deskYear.shown} renames={day} onDone={() => setRenaming(null)} />}
          </li>
        ))}
        {workdays.map((day) => (
          <li key={`w${day.date}`}>
            <div className={blocks.between}>
              <Words day={day} />
              <StatusTag tone="info">{s.works}</StatusTag>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Words({ day }: { day: HolidayShown }) {
  const lang = useLang()
  return (
    <span>
      <strong>{shortDay(day.date, lang)}</strong> {weekdayName(day.date, lang)}{' '}
      <span lang={lang === 'cn' ? day.cnLang : 'en'}>{day.name[lang]}</span>
    </span>
  )
}
