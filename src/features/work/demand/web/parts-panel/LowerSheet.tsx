import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { formatMoney } from '../../../../../platform/contract/amount.ts'
import { sentenceFor } from '../../../../../platform/contract/fields.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { SecondNote, useSentText } from '../../../../base/approval/web/parts.tsx'
import { partMoves } from '../../contract/plan/states.ts'
import { countFrom, countText, type SentLine, type Work } from '../../contract/plan/work.ts'
import { usePartPreview } from '../queries.ts'
import { LoweredPay } from './LoweredPay.tsx'
import { type PartDialogProps, usePartForm } from './part-form.ts'
import css from './sheet.module.css'
import { t as supplementTexts } from './supplement-texts.ts'
import { dayText, t, workText } from './texts.ts'

interface Row {
  count: string
  answer: string
}
interface Rows {
  rows: Row[]
}

/** What counts of each line: as it was sent, unless less was typed. */
const countsOf = (sheet: readonly SentLine[], rows: readonly Row[], { unit }: Work): (number | null)[] =>
  sheet.map(({ counted }, at) => {
    const typed = rows[at]!.count.trim()
    const count = typed === '' ? null : countFrom(unit, typed)
    return count === null || count > counted ? null : count
  })

function judge(sheet: readonly SentLine[], rows: readonly Row[], work: Work, lang: Lang): Record<string, string> {
  const counts = countsOf(sheet, rows, work)
  const found: Record<string, string> = {}
  for (const [at, { counted }] of sheet.entries()) {
    const count = counts[at]
    if (count === null || count === undefined) found[`rows.${at}.count`] = sentenceFor('lineAbove', {}, lang)
    else if (count < counted && rows[at]!.answer.trim() === '') found[`rows.${at}.answer`] = sentenceFor('required', {}, lang)
  }
  return found
}

/** The lines of a sheet, each as it was sent: the company lowers some of them, with a reason for each. */
export function LowerSheet({ demand, part, onCancel, onDone }: PartDialogProps) {
  const lang = useLang()
  const s = useTexts(t)
  const x = useTexts(supplementTexts)
  const sent = useSentText()
  const isSupplement = part.state === 'supplemented'
  const work = part.work!
  const sheet = part.sendings[0]?.lines ?? []
  const money = (minor: number) => formatMoney(minor, demand.currency, lang)
  const lowered = (rows: readonly Row[]) =>
    countsOf(sheet, rows, work).flatMap((count, at) =>
      count !== null && count < sheet[at]!.counted ? [{ day: sheet[at]!.day, counted: count, answer: rows[at]!.answer.trim() }] : [],
    )
  const act: ActForm<Rows> = usePartForm('POST /ws/demand/part/lower', {
    demand,
    part,
    initial: { rows: sheet.map(({ counted }) => ({ count: countText(work.unit, counted), answer: '' })) } as Rows,
    check: ({ rows }) => judge(sheet, rows, work, lang),
    toWire: ({ rows }) => ({
      lines: lowered(rows),
      reason: '',
      netMinor: current?.netMinor ?? 0,
      fundMinor: current?.fundMinor ?? 0,
    }),
    onDone: ({ waits, money: posted }) => onDone(waits ? sent : (isSupplement ? x : s).lowered(money(posted?.amountMinor ?? 0))),
  })
  const { rows } = act.form.values
  const counts = countsOf(sheet, rows, work)
  const isKnown = !counts.includes(null)
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const [settled] = useDebouncedValue(total, 300)
  const isLess = isKnown && lowered(rows).length > 0
  const preview = usePartPreview({ id: part.id, value: String(settled) }, isLess && settled === total)
  const current = isLess && settled === total && preview.data && !preview.isFetching ? preview.data : null
  return (
    <DialogForm
      needs="demand:confirm"
      of={act}
      verb={current ? s.releaseVerb(money(current.grossMinor)) : partMoves.lower.label[lang]}
      cancel={s.back}
      onCancel={onCancel}
      blocked={!current}
    >
      <p className={blocks.quiet}>{isSupplement ? x.lowerAbout : s.lowerSheetAbout}</p>
      <fieldset className={css.grid} aria-label={s.sheet}>
        {sheet.map((line, at) => (
          <div key={line.day} className={css.row}>
            <span>
              {dayText(line.day, lang)}
              <br />
              <span className={blocks.fine}>{line.memo}</span>
            </span>
            <TextInput
              maxLength={6}
              data-autofocus={at === 0 || undefined}
              {...act.cell(`rows.${at}.count`, `${dayText(line.day, lang)}: ${workText(work.unit, lang)}`, dayText(line.day, lang))}
            />
            {counts[at] !== line.counted && (
              <TextInput
                placeholder={s.reason}
                maxLength={300}
                {...act.cell(`rows.${at}.answer`, `${dayText(line.day, lang)}: ${s.reason}`, `${dayText(line.day, lang)} · ${s.reason}`)}
              />
            )}
          </div>
        ))}
      </fieldset>
      {preview.isError && isLess && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
      {preview.data && isLess && <LoweredPay part={part} preview={preview.data} waiting={!current} />}
      <SecondNote rule={demand.second?.rule} />
    </DialogForm>
  )
}
