import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate, formatTime } from '../../../../../platform/web/ui/time.ts'
import { type Correction, type DeskYear, useWrite } from '../queries.ts'
import { d } from './texts.ts'

/** The operators' changes, with author and reason; each can be undone. */
export function Corrections({ deskYear }: { deskYear: DeskYear }) {
  const s = useTexts(d)
  const lang = useLang()
  const undo = useWrite('POST /ws/operator/calendar/undo', { quiet: true, onDone: () => toast.success(s.done) })
  const kinds = { add: s.addKind, remove: s.removeKind, rename: s.renameKind, workday: s.workdayKind }
  const nameOf = (row: Correction) => (lang === 'cn' ? row.nameCn : row.nameEn) || row.english
  return (
    <SectionCard title={s.corrections}>
      {undo.error && <ErrorState error={undo.error} />}
      {deskYear.corrections.length === 0 && <p className={blocks.fine}>{s.noCorrections}</p>}
      <ul className={lists.lines}>
        {deskYear.corrections.map((row) => (
          <li key={row.id}>
            <div className={blocks.between}>
              <span>
                <strong>{formatDate(row.date, lang)}</strong> {kinds[row.kind]}: {nameOf(row)}
                {!row.inParts && ` · ${s.notInParts}`}
              </span>
              <ActButton
                needs="operator:rates"
                size="compact-sm"
                variant="default"
                aria-label={s.undoThis(`${formatDate(row.date, lang)} ${nameOf(row)}`)}
                onClick={() => undo.run({ id: row.id })}
              >
                {s.undo}
              </ActButton>
            </div>
            <div className={blocks.fine}>
              {row.reason} · {row.by} · {formatTime(row.at, lang)}
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
