import { Textarea } from '@mantine/core'
import { useRef } from 'react'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { MoneyLines } from '../../../../../platform/web/ui/MoneyLines.tsx'
import { UploadListField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { MINUTES_STEP } from '../../../../../rules/demand.ts'
import { countedBefore, countOf, countText, workEarned } from '../../contract/plan/work.ts'
import type { ReadResult } from '../queries.ts'
import { type PartDialogProps, usePartForm } from './part-form.ts'
import { daysOfPart, judgeRows, linesOf, type SheetRow, SheetRows, toLines } from './SheetRows.tsx'
import css from './sheet.module.css'
import { t } from './supplement-texts.ts'
import { t as partTexts } from './texts.ts'

const MAX_FILES = 4

interface Typed {
  rows: SheetRow[]
  note: string
  documents: UploadedFile[]
}

/** Work that was forgotten in a week that is released: lines on its days, with what counts of each day already. */
export function SupplementPart({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const p = useTexts(partTexts)
  const work = part.work!
  const days = daysOfPart(part)
  const before = countedBefore(part.sendings)
  const places = useRef<Record<string, string>>({ 'fileIds.0': 'documents' })
  const act: ActForm<Typed> = usePartForm('POST /ws/demand/part/supplement', {
    demand,
    part,
    initial: { rows: days.map(() => ({ count: '', memo: '' })), note: '', documents: [] } as Typed,
    check: ({ rows, note }) => ({
      ...judgeRows(part, rows, lang, before),
      ...(linesOf(days, rows, work).length === 0 && { 'rows.0.count': s.noLine }),
      ...checkFilled({ note }, ['note']),
    }),
    toWire: ({ rows, note, documents }) => ({
      lines: toLines(days, rows, work, places.current),
      note: note.trim(),
      fileIds: documents.map(({ id }) => id),
    }),
    onDone: () => onDone(),
    rename: places.current,
  })
  const more = countOf(linesOf(days, act.form.values.rows, work))
  const all = countOf(before) + more
  const payMinor = Math.max(0, workEarned(work, all) - part.earnedMinor)
  return (
    <DialogForm needs={['demand:serve', 'demand:deliver']} of={act} verb={s.submit} cancel={p.back} onCancel={onCancel}>
      <p className={blocks.quiet}>{s.about(MINUTES_STEP)}</p>
      <SheetRows cell={act.cell} days={days} work={work} focus={days[0]} before={before} />
      <div className={css.sum} aria-live="polite">
        <strong>
          {p.ofCap(countText(work.unit, all), countText(work.unit, work.cap))} · {s.adds(formatMoney(payMinor, demand.currency, lang))}
        </strong>
      </div>
      <Textarea withAsterisk required maxLength={3000} autosize minRows={2} maxRows={8} {...act.field('note', s.why)} />
      <UploadListField description={p.filesMost(MAX_FILES)} purpose="document" max={MAX_FILES} {...act.field('documents', p.files)} />
    </DialogForm>
  )
}

/** Where the money of a supplementary sheet comes from: what the contract has left in escrow, then the wallet. */
export function PaidFrom({ preview }: { preview: ReadResult<'GET /ws/demand/part/preview'> }) {
  const s = useTexts(t)
  const { currency, grossMinor, fundMinor } = preview
  if (grossMinor === 0) return null
  return (
    <MoneyLines
      currency={currency}
      lines={[
        { label: s.fromEscrow, amountMinor: grossMinor - fundMinor },
        { label: s.fromWallet, amountMinor: fundMinor },
      ]}
      total={{ label: s.adding, amountMinor: grossMinor }}
    />
  )
}

/** What the panel says of a week whose supplementary sheet waits. */
export function SupplementNote({ isCompany }: { isCompany: boolean }) {
  const s = useTexts(t)
  return <p className={blocks.fine}>{isCompany ? s.waitsForYou : s.waitsForCompany}</p>
}
